import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in prerendered HTML until hydration. Controls that need the script are not shown before. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
