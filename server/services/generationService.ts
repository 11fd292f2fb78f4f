import type { RecipeId } from '@contracts/recipe';
import { DomainError } from '../errors/domainError';
import { msLeftFor, type Generation, type GenerationContext } from './generation/generationContext';
import { writeRecipes } from './generation/writeRecipes';
import { showRemembered } from './generation/writtenRecipes';
import { askKey } from './generationWish';
import { modelFault } from './modelFault';
import { Stopped, stopReason } from './stopped';

/** The failure to show for a request that did not finish. */
const failureOf = (error: unknown, signal: AbortSignal, hasSome: boolean): DomainError | undefined => {
  const why = stopReason(signal);
  if (why === 'left' || why === 'enough') return undefined;
  if (why === 'closing') return new DomainError('modelUnreachable');
  if (why !== undefined && hasSome) return undefined;
  if (why !== undefined) return new DomainError(why === 'late' ? 'nothingInTime' : 'anotherSearch');
  const fault = modelFault(error);
  if (!(fault instanceof DomainError)) throw error;
  return fault.kind === 'modelTooSlow' && hasSome ? undefined : fault;
};

/** Writes until the time is over or the signal aborts; `isWhole` says that the result may be reused. */
const writeInTime = async (context: GenerationContext, generation: Generation, signal: AbortSignal) => {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new Stopped('late')), Math.max(0, msLeftFor(generation, context)));
  const stop = AbortSignal.any([signal, late.signal]);
  const ids: RecipeId[] = [];
  let failure: DomainError | undefined;
  try {
    await writeRecipes(context, generation, ids, stop);
  } catch (error) {
    failure = failureOf(error, stop, ids.length > 0);
  } finally {
    clearTimeout(timer);
  }
  const why = stopReason(stop);
  const isWhole = failure === undefined && (why === undefined || why === 'late' || why === 'enough');
  return { ids, failure, isWhole };
};

/** The signal of the visitor's turn, or why there is none. */
const beginTurn = ({ turn }: Generation): Promise<AbortSignal | DomainError> =>
  turn.begin().catch((error: unknown) => {
    if (error instanceof DomainError) return error;
    throw error;
  });

/** Lets a language model write recipes, and shows only those that pass the checks. */
export const createGenerationService = (context: GenerationContext) => ({
  /** Name of the writer, as shown to cooks. */
  name: context.model.name,

  /**
   * Writes the recipes, or returns those written for the same request within a day.
   * @returns why there are fewer recipes than possible, if the cook should know
   */
  async write(generation: Generation): Promise<DomainError | undefined> {
    const { model, truth, generated, now } = context;
    const { wish, isFresh } = generation;
    if (!truth.gateAsk(wish.ask.text, wish.ask.language).ok) return undefined;
    const key = askKey(wish, model.name);
    if (!isFresh && (await showRemembered(context, key, generation))) return undefined;
    const begun = await beginTurn(generation);
    if (begun instanceof DomainError) return begun;
    const { ids, failure, isWhole } = await writeInTime(context, generation, begun);
    if (isWhole && ids.length > 0) await generated.remember({ key, model: model.name, ids, at: now() });
    return failure;
  },
});

export type GenerationService = ReturnType<typeof createGenerationService>;
