import { startTransition, useEffect, useState } from 'react';
import { useIsDrawn } from './useIsDrawn';

/**
 * False in prerendered HTML until hydration. Controls that need the script are not shown before. It becomes true in a
 * transition, so that this does not keep a slow phone busy while the rest of the page comes alive.
 */
export const useIsLive = (): boolean => {
  const isDrawn = useIsDrawn();
  const [isLive, setIsLive] = useState(!isDrawn);
  useEffect(() => {
    startTransition(() => setIsLive(true));
  }, []);
  return isLive;
};
