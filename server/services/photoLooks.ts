import type { Language } from '@contracts/vocabulary';
import { ModelFailure } from '../ai/structuredModel';
import { DomainError } from '../errors/domainError';
import type { PhotoSender } from '../vision/turns';
import { SURE, type PreparedPhoto, type Recogniser, type Recognition, type VisionChip } from '../vision/recogniser';

/** A food outside our table is never certain, however sure a model is, because its allergens are unknown. */
export const isSure = ({ ingredientId, confidence }: VisionChip): boolean =>
  ingredientId !== undefined && confidence >= SURE;

/** Stops waiting for a recogniser that ignores the abort signal. One that heeds it may still answer what it has seen. */
const unlessStopped = <T>(look: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = () => setImmediate(() => reject(signal.reason as Error));
    signal.addEventListener('abort', stop, { once: true });
    look.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });

interface LookOptions {
  recognisers: readonly Recogniser[];
  language: Language;
  /** Aborted when the caller disconnects. */
  signal: AbortSignal;
  /** Aborted when the time for all photos is over. */
  late: AbortSignal;
  sender?: PhotoSender;
  /** Called with faults of this machine. */
  failed: (error: unknown) => void;
}

/** Turns a recogniser's error into a failure to report; no recogniser may end a search. */
const failureOf = (error: unknown, name: string, { late, failed }: LookOptions): ModelFailure => {
  if (error instanceof ModelFailure) return error;
  if (late.aborted) return new ModelFailure('AI_TIMEOUT_ERROR', `${name} took too long`);
  failed(error);
  return new ModelFailure('AI_SERVER_ERROR', `${name} failed`);
};

/** What the recognisers see in a photo, one after the other until one of them is sure of something. */
export const lookAtPhoto = async (photo: PreparedPhoto, options: LookOptions) => {
  const { recognisers, language, signal, late, sender } = options;
  const looks: Recognition[] = [];
  let failure: ModelFailure | undefined;
  for (const recogniser of recognisers) {
    try {
      const stop = AbortSignal.any([signal, late]);
      stop.throwIfAborted();
      const look = await unlessStopped(recogniser.recognise(photo, language, stop, sender), stop);
      if (look.chips.length > 0) looks.push(look);
      if (look.chips.some(isSure)) break;
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof DomainError) throw error;
      failure ??= failureOf(error, recogniser.name, options);
    }
  }
  return { looks, failure };
};
