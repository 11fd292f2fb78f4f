import { useEffect, useRef, useState } from 'react';

/**
 * Gives the focus back when a form closes that had it: once the page is drawn, to what has a name (`data-focus`) beside a
 * place or in it.
 */
export const useFocusBack = <Place extends HTMLElement>() => {
  const place = useRef<Place>(null);
  const [target, setTarget] = useState<{ name: string }>();
  useEffect(() => {
    const around = place.current?.parentElement;
    if (target) around?.querySelector<HTMLElement>(`[data-focus="${target.name}"]`)?.focus();
  }, [target]);
  return { place, focusBack: (name: string) => setTarget({ name }) };
};
