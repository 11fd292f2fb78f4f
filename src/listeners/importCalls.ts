import { RETRY_AFTER_MAX_MS, RETRY_WAITS_MS } from '@contracts/limits';
import type { ApiFailure } from '@/lib/failures/apiFailure';
import { importStopped, selectImport, type ImportFailure } from '@/slices/recipeImportSlice';
import type { AppListenerApi } from '@/store/listening';
import type { RootState } from '@/store/rootReducer';

/** Whether an import is under way: the cook can stop it at any time. */
export const isRunning = (state: RootState) => selectImport(state)?.isRunning === true;

/** Whether the same call may succeed shortly. */
const isPassing = ({ status }: ApiFailure) => typeof status === 'string' || status === 429 || status >= 500;

const failureFor = ({ status, text }: ApiFailure): ImportFailure => {
  if (status === 401) return { kind: 'signedOut' };
  return { kind: status === 'OFFLINE' ? 'offline' : 'refused', ...(text !== undefined && { text }) };
};

/** Calls until it succeeds, three times more at most. The import stops with the last failure. */
export const insistently = async <T>(
  { delay, dispatch, getState }: AppListenerApi,
  call: () => PromiseLike<{ data?: T; error?: unknown }>,
): Promise<T | undefined> => {
  for (let tries = 0; isRunning(getState()); tries += 1) {
    const { data, error } = await call();
    if (data !== undefined) return data;
    const failure = error as ApiFailure;
    const wait = RETRY_WAITS_MS[tries];
    if (wait === undefined || !isPassing(failure)) {
      dispatch(importStopped(failureFor(failure)));
      return undefined;
    }
    await delay(failure.retryAfter ? Math.min(failure.retryAfter * 1_000, RETRY_AFTER_MAX_MS) : wait);
  }
  return undefined;
};
