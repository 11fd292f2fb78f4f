import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** React asks for the second snapshot only while it hydrates; from then on both are the same. */
const createSnapshots = () => {
  let isDrawn = false;
  return {
    now: () => isDrawn,
    whileHydrating: () => {
      isDrawn = true;
      return true;
    },
  };
};

/**
 * Whether the server drew this component. It stays so, and therefore hydration renders nothing a second time: a value
 * that changed with it would render its component in one task with all that React has sliced.
 */
export const useIsDrawn = (): boolean => {
  const [snapshots] = useState(createSnapshots);
  return useSyncExternalStore(never, snapshots.now, snapshots.whileHydrating);
};
