import type { RecipeId } from '@contracts/recipe';
import type { DraftFault } from '@kitchen/truth/types';
import { EXAMPLE_TITLES, type Draft } from '../../ai/recipeModel';
import { DomainError } from '../../errors/domainError';
import { msLeftFor, type Generation, type GenerationContext } from './generationContext';
import { hitOf, storeWritten } from './writtenRecipes';

/** Progress when a model starts, when it has written everything, and while it corrects. */
const WRITING_FROM = 0.1;
const WRITING_TO = 0.9;
const REPAIRING = 0.95;
/** A correction needs at least this share of the total time, or it could not finish. */
const REPAIR_SHARE = 0.1;
const REPAIR_MIN_MS = 5_000;

const NOTHING_READABLE = 'Your answer held no recipe that could be read: answer with the JSON alone.';

interface RefusedDraft {
  draft: unknown;
  faults: readonly DraftFault[];
}

/** One request with its correction. */
interface Writing {
  readonly context: GenerationContext;
  readonly generation: Generation;
  readonly signal: AbortSignal;
  /** The recipes shown so far. */
  readonly ids: RecipeId[];
  /** Titles that a further recipe may not repeat. */
  readonly titles: string[];
  readonly refused: RefusedDraft[];
  /** How many drafts the model has written. */
  seen: number;
}

const isReadable = ({ faults }: RefusedDraft) => faults.some(({ kind }) => kind !== 'unreadable');
const isWorthMending = ({ faults }: RefusedDraft) => faults.some(({ kind }) => kind !== 'duplicate');

const hasEnough = ({ ids, generation }: Writing) => ids.length >= generation.wish.ask.count;

/** Checks a draft; shows it, or keeps why it was refused. */
const take = async (writing: Writing, written: Draft): Promise<void> => {
  const { context, generation, signal, ids, titles, refused } = writing;
  const { wish, onRecipe } = generation;
  writing.seen += 1;
  const { kept, faults } = context.truth.checkDrafts({ ...wish.ask, knownTitles: titles }, [written.draft]);
  const [checked] = kept;
  if (!checked) {
    refused.push({ draft: written.draft, faults });
    return;
  }
  signal.throwIfAborted();
  const { id, stored } = await storeWritten(context, checked, written);
  ids.push(id);
  titles.push(stored.title);
  onRecipe(hitOf(context, wish, id, stored));
};

/** Takes what the model suggests, until there is enough. */
const suggest = async (writing: Writing): Promise<void> => {
  const { context, generation, signal } = writing;
  const { wish, onStage } = generation;
  onStage('writing', WRITING_FROM);
  for await (const written of context.model.suggest(wish.ask, signal)) {
    await take(writing, written);
    onStage('writing', WRITING_FROM + (WRITING_TO - WRITING_FROM) * Math.min(1, writing.seen / wish.ask.count));
    if (hasEnough(writing)) return;
  }
};

const hasTimeToMend = ({ generation, context }: Writing) =>
  msLeftFor(generation, context) >= Math.min(REPAIR_MIN_MS, context.timeoutMs * REPAIR_SHARE);

/** Lets the model correct the refused drafts, once. */
const mend = async (writing: Writing): Promise<void> => {
  const { context, generation, signal, ids, refused, seen } = writing;
  const { ask } = generation.wish;
  const toMend = refused.filter(isWorthMending);
  if (!hasTimeToMend(writing) || (toMend.length === 0 && seen > 0)) return;
  generation.onStage('repairing', REPAIRING);
  const faults =
    seen === 0
      ? NOTHING_READABLE
      : context.truth.faultsAsWords(toMend.flatMap((one, index) => one.faults.map((fault) => ({ ...fault, index }))));
  try {
    const drafts = toMend.map(({ draft }) => draft);
    for await (const written of context.model.mend(ask, { drafts, faults }, signal)) {
      await take(writing, written);
      if (hasEnough(writing)) return;
    }
  } catch (error) {
    // Accepted recipes are kept, whatever happened to the rest.
    if (signal.aborted || ids.length === 0) throw error;
  }
};

/** One request and at most one correction. `ids` grows with every shown recipe, even when this throws. */
export const writeRecipes = async (
  context: GenerationContext,
  generation: Generation,
  ids: RecipeId[],
  signal: AbortSignal,
): Promise<void> => {
  // A small model may hand back the example of its prompt.
  const titles = [...(generation.wish.ask.knownTitles ?? []), ...EXAMPLE_TITLES];
  const writing: Writing = { context, generation, signal, ids, titles, refused: [], seen: 0 };
  await suggest(writing);
  if (hasEnough(writing)) return;
  await mend(writing);
  if (ids.length === 0 && !writing.refused.some(isReadable)) throw new DomainError('modelFailed');
};
