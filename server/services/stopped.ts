/**
 * Why somebody stops a model: its answer is needed no more (`left`: the client went away, `enough`: it was answered with
 * what there was, `replaced`: the same cook asked for something else), or cannot be waited for (`late`, `closing`).
 */
export type StopReason = 'left' | 'enough' | 'replaced' | 'late' | 'closing';

/** The reason of an aborted signal. */
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
