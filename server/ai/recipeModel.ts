import { draftAnswerSchema, simpleDraftSchema } from '@contracts/recipeDraft';
import type { RecipeForm } from './modelConfig';
import type { Prompt, RecipeAsk } from './recipeAsk';
import { recipePrompt, repairPrompt, type Refused } from './recipePrompt';
import { EXAMPLES, simplePrompt } from './simplePrompt';
import { UnreadableAnswer, type StructuredAsk, type StructuredModel } from './structuredModel';

/** Token budget per recipe: a long one in a language that needs many tokens. */
const TOKENS_PER_RECIPE = 1_100;
const TOKENS_AROUND = 200;
const TOKENS_SIMPLE = 600;
const KNOWN_MAX = 6;

/** A recipe as the model wrote it, unchecked, with the prompt that produced it. */
export interface Draft {
  draft: unknown;
  prompt: Prompt;
}

/** Writes recipes; returns each as soon as it is complete. */
export interface RecipeModel {
  /** Name shown to cooks. */
  readonly name: string;
  /** @throws ModelFailure, or the signal's reason */
  suggest(ask: RecipeAsk, signal: AbortSignal): AsyncIterable<Draft>;
  /** Asks once more for corrected versions of refused recipes. */
  mend(ask: RecipeAsk, refused: Refused, signal: AbortSignal): AsyncIterable<Draft>;
}

const titleOf = (draft: unknown): string[] => {
  const title = (draft as { title?: unknown } | null)?.title;
  return typeof title === 'string' ? [title] : [];
};

type Prompted = Omit<StructuredAsk, keyof Prompt>;

async function* drafts(model: StructuredModel, prompt: Prompt, ask: Prompted, signal: AbortSignal) {
  for await (const part of model.list({ ...prompt, ...ask }, signal))
    if ('item' in part) yield { draft: part.item, prompt } satisfies Draft;
}

/** All recipes in one answer, with all their fields. */
const inFull = (
  model: StructuredModel,
  prompt: Prompt,
  { count, purpose }: { count: number; purpose: string },
  signal: AbortSignal,
): AsyncGenerator<Draft> => {
  const maxTokens = TOKENS_AROUND + TOKENS_PER_RECIPE * count;
  return drafts(model, prompt, { schema: draftAnswerSchema, maxTokens, purpose }, signal);
};

/** One recipe after the other, in the fewest fields; an answer that cannot be read costs one of them. */
async function* oneByOne(
  model: StructuredModel,
  ask: RecipeAsk,
  purpose: string,
  signal: AbortSignal,
): AsyncGenerator<Draft> {
  const titles: string[] = [];
  const asked = {
    schema: simpleDraftSchema,
    keepsLengths: true,
    isAgainstRepetition: true,
    maxTokens: TOKENS_SIMPLE,
    purpose,
  } as const;
  let unreadable: UnreadableAnswer | undefined;
  for (let n = 0; n < ask.count; n += 1) {
    const knownTitles = [...titles, ...(ask.knownTitles ?? [])].slice(0, KNOWN_MAX);
    try {
      for await (const written of drafts(model, simplePrompt({ ...ask, knownTitles }), asked, signal)) {
        titles.unshift(...titleOf(written.draft));
        yield written;
      }
    } catch (error) {
      if (!(error instanceof UnreadableAnswer)) throw error;
      unreadable = error;
    }
  }
  if (titles.length === 0 && unreadable) throw unreadable;
}

/**
 * Makes a recipe model from a language model.
 * @param form `full` asks for all recipes in one answer with all their fields; a model that cannot do that is asked in
 * the `simple` form from then on: one recipe at a time, in the fewest fields
 */
export const createRecipeModel = (model: StructuredModel, form: RecipeForm = 'full'): RecipeModel => {
  let isSimple = form === 'simple';

  async function* suggest(ask: RecipeAsk, signal: AbortSignal): AsyncGenerator<Draft> {
    if (!isSimple)
      try {
        yield* inFull(model, recipePrompt(ask), { count: ask.count, purpose: 'recipes' }, signal);
        return;
      } catch (error) {
        if (!(error instanceof UnreadableAnswer)) throw error;
        isSimple = true;
      }
    yield* oneByOne(model, ask, 'simple', signal);
  }

  return {
    name: model.name,
    suggest,
    mend: (ask, refused, signal) => {
      const count = Math.max(1, refused.drafts.length);
      return isSimple
        ? oneByOne(model, { ...ask, count: 1 }, 'simpleRepair', signal)
        : inFull(model, repairPrompt(ask, refused), { count, purpose: 'repair' }, signal);
    },
  };
};

/** Titles that a written recipe may not have: those of the examples in the prompt. */
export const EXAMPLE_TITLES: readonly string[] = Object.values(EXAMPLES).map(({ title }) => title);
