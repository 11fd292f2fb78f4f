import type { AnalyzeStage } from '@contracts/analyze';
import type { DraftFault } from '@kitchen/truth/types';
import { EXAMPLE_TITLES, type Draft } from '../../ai/recipeModel';
import type { RecipeAsk } from '../../ai/recipePrompt';
import { DomainError } from '../../errors/domainError';
import type { WrittenRecipe } from '../../repositories/generatedRecipesRepository';
import { msLeftFor, type GenerationContext } from './generationContext';
import { storeWritten } from './writtenRecipes';

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

/** What to write, and who is notified. */
export interface WritingOrder {
  ask: RecipeAsk;
  /** Start of the request, by `performance.now()`. */
  startedAt: number;
  /** What is there already. */
  before: readonly WrittenRecipe[];
  onStage: (stage: AnalyzeStage, fraction: number) => void;
  /** Called for each recipe once it is checked and stored. */
  onWritten: (written: WrittenRecipe) => Promise<void>;
}

/** One request with its correction. */
interface Writing {
  readonly context: GenerationContext;
  readonly order: WritingOrder;
  readonly signal: AbortSignal;
  /** How many recipes there are. */
  count: number;
  /** Titles that a further recipe may not repeat. */
  readonly titles: string[];
  readonly refused: RefusedDraft[];
  /** How many drafts the model has written. */
  seen: number;
}

const isReadable = ({ faults }: RefusedDraft) => faults.some(({ kind }) => kind !== 'unreadable');
const isWorthMending = ({ faults }: RefusedDraft) => faults.some(({ kind }) => kind !== 'duplicate');

const hasEnough = ({ count, order }: Writing) => count >= order.ask.count;

/** The share of a request that is done when a model has written this many of its recipes, from 0 to 1. */
export const writingProgress = (written: number, wanted: number): number =>
  WRITING_FROM + (WRITING_TO - WRITING_FROM) * Math.min(1, written / wanted);

/** Checks a draft; stores and reports it, or keeps why it was refused. */
const take = async (writing: Writing, written: Draft): Promise<void> => {
  const { context, order, signal, titles, refused } = writing;
  writing.seen += 1;
  const { kept, faults } = context.truth.checkDrafts({ ...order.ask, knownTitles: titles }, [written.draft]);
  const [checked] = kept;
  if (!checked) {
    refused.push({ draft: written.draft, faults });
    return;
  }
  signal.throwIfAborted();
  const { id, stored } = await storeWritten(context, checked, written);
  writing.count += 1;
  titles.push(stored.title);
  await order.onWritten({ id, recipe: stored });
};

/** Takes what the model suggests, until there is enough. */
const suggest = async (writing: Writing): Promise<void> => {
  const { context, order, signal } = writing;
  const { ask, before, onStage } = order;
  onStage('writing', writingProgress(before.length, ask.count));
  for await (const written of context.model.suggest(ask, signal)) {
    await take(writing, written);
    onStage('writing', writingProgress(before.length + writing.seen, ask.count));
    if (hasEnough(writing)) return;
  }
};

const hasTimeToMend = ({ order, context }: Writing) =>
  msLeftFor(order, context) >= Math.min(REPAIR_MIN_MS, context.timeoutMs * REPAIR_SHARE);

/** Lets the model correct the refused drafts, once. */
const mend = async (writing: Writing): Promise<void> => {
  const { context, order, signal, refused, seen } = writing;
  const toMend = refused.filter(isWorthMending);
  if (!hasTimeToMend(writing) || (toMend.length === 0 && seen > 0)) return;
  order.onStage('repairing', REPAIRING);
  const faults =
    seen === 0
      ? NOTHING_READABLE
      : context.truth.faultsAsWords(toMend.flatMap((one, index) => one.faults.map((fault) => ({ ...fault, index }))));
  try {
    const drafts = toMend.map(({ draft }) => draft);
    for await (const written of context.model.mend(order.ask, { drafts, faults }, signal)) {
      await take(writing, written);
      if (hasEnough(writing)) return;
    }
  } catch (error) {
    // Accepted recipes are kept, whatever happened to the rest.
    if (writing.count === 0) throw error;
  }
};

/** One request and at most one correction. What was written before it throws stays written. */
export const writeRecipes = async (
  context: GenerationContext,
  order: WritingOrder,
  signal: AbortSignal,
): Promise<void> => {
  // A small model may hand back the example of its prompt.
  const titles = [
    ...(order.ask.knownTitles ?? []),
    ...EXAMPLE_TITLES,
    ...order.before.map(({ recipe }) => recipe.title),
  ];
  const writing: Writing = { context, order, signal, titles, count: order.before.length, refused: [], seen: 0 };
  if (hasEnough(writing)) return;
  await suggest(writing);
  if (hasEnough(writing)) return;
  await mend(writing);
  if (writing.count === 0 && !writing.refused.some(isReadable)) throw new DomainError('modelFailed');
};
