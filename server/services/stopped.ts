/**
 * Why a model is stopped. Its answer is no longer needed (`left`: the client disconnected, `enough`: it was answered
 * with the results so far, `replaced`: the same cook made another request), or cannot be awaited (`late`, `closing`).
 */
export type StopReason = 'left' | 'enough' | 'replaced' | 'late' | 'closing';

/** The abort reason of a signal. */
export class Stopped extends Error {
  constructor(readonly why: StopReason) {
    super(why);
    this.name = 'Stopped';
  }
}

/** Why the signal was aborted; undefined while it is not. */
export const stopReason = (signal: AbortSignal): StopReason | undefined => {
  if (!signal.aborted) return undefined;
  return signal.reason instanceof Stopped ? signal.reason.why : 'left';
};
