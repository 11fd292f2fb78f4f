import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the page that was drawn at build time, until the script listens: what could only be pressed in vain is not there before. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
