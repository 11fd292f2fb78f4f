import { createAction } from '@reduxjs/toolkit';
import { ROUTES } from '@contracts/routes';

/** Timeout of the reachability check. */
const REACH_TIMEOUT_MS = 5_000;

/** The outcome of a reachability check. Any response counts as reachable. */
export const serverReachChecked = createAction<boolean>('api/serverReachChecked');

const ask = async (): Promise<boolean> => {
  try {
    await fetch(ROUTES.getHealth.path, { cache: 'no-store', signal: AbortSignal.timeout(REACH_TIMEOUT_MS) });
    return true;
  } catch {
    return false;
  }
};

let asking: Promise<boolean> | undefined;

/**
 * Whether the server can be reached; any response counts. One failed call proves little, and the browser's `onLine`
 * does not cover a server in the local network.
 */
export const isServerReachable = (): Promise<boolean> =>
  (asking ??= ask().finally(() => {
    asking = undefined;
  }));
