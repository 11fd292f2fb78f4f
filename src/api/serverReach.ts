import { createAction } from '@reduxjs/toolkit';

/** How long the server may take to say that it is there. */
const REACH_TIMEOUT_MS = 5_000;

/** It was seen whether the server can be reached at all, whatever it answers. */
export const serverReachChecked = createAction<boolean>('api/serverReachChecked');

const ask = async (): Promise<boolean> => {
  try {
    await fetch('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(REACH_TIMEOUT_MS) });
    return true;
  } catch {
    return false;
  }
};

let asking: Promise<boolean> | undefined;

/**
 * Whether the server can be reached: any answer will do. One call that failed says little, and the browser's own
 * `onLine` says nothing of a server at home.
 */
export const isServerReachable = (): Promise<boolean> =>
  (asking ??= ask().finally(() => {
    asking = undefined;
  }));
