import type { Kysely } from 'kysely';
import type { AnalyzeFields } from '@contracts/analyze';
import type { RecipeDraft } from '@contracts/recipeDraft';
import type { CheckedRecipe, TruthFault } from '@kitchen/truth/types';
import { createRecipeModel } from '../ai/recipeModel';
import { type ModelFailure, type StructuredAsk, type StructuredModel } from '../ai/structuredModel';
import { openDatabase } from '../db/openDatabase';
import type { Database } from '../db/schema';
import { createGeneratedRecipesRepository } from '../repositories/generatedRecipesRepository';
import { createModelRequestsRepository } from '../repositories/modelRequestsRepository';
import { createRecipesRepository } from '../repositories/recipesRepository';
import { aWrittenRecipe } from '@kitchen/testing/drafts';
import { pageOf, unmarkedRecipe } from '../text/recipeText';
import type { Generation, Truth } from '../services/generation/generationContext';
import { createGenerationService } from '../services/generationService';
import { wishFor } from '../services/generationWish';
import type { SearchAnswer } from '../services/searchAnswer';
import { createTurns, type TurnAsk } from '../services/turns';

type Bad = { bad: TruthFault | readonly TruthFault[] };
type Move = RecipeDraft | Bad | { failure: ModelFailure } | { waitMs: number } | string;

const isBad = (draft: unknown): draft is Bad => typeof draft === 'object' && draft !== null && 'bad' in draft;

/** Accepts every draft except those that name their own faults. */
export const truth: Truth = {
  gateAsk: (text) => (text.includes('bleach') ? { ok: false, kind: 'dangerous' } : { ok: true }),
  checkDrafts({ knownTitles = [] }, given) {
    const [draft] = given as unknown[];
    if (draft === undefined || typeof draft === 'string')
      return { kept: [], faults: [{ index: 0, kind: 'unreadable', detail: 'is no recipe' }] };
    if (isBad(draft))
      return { kept: [], faults: [draft.bad].flat().map((kind) => ({ index: 0, kind, detail: `is ${kind}` })) };
    const { title } = draft as RecipeDraft;
    if (knownTitles.includes(title)) return { kept: [], faults: [{ index: 0, kind: 'duplicate', detail: title }] };
    const kept: CheckedRecipe = {
      index: 0,
      ingredientIds: ['egg', 'tomato', 'onion'],
      diets: ['Vegetarian'],
      report: { passed: ['form'], corrected: [], cautions: [], computed: ['allergens'], claimed: ['title'] },
      recipe: aWrittenRecipe({ title }),
    };
    return { kept: [kept], faults: [] };
  },
  faultsAsWords: (faults) => faults.map(({ index, detail }) => `${index + 1}: ${detail}`).join('\n'),
};

/** A model that plays these moves, one list per request. */
export const scripted = (...scripts: Move[][]) => {
  const asks: StructuredAsk[] = [];
  let sayItWaits = () => {};
  /** Resolves when the model has begun to wait. */
  const isWaiting = new Promise<void>((resolve) => (sayItWaits = resolve));
  const model: StructuredModel = {
    name: 'fake:1b',
    object: () => Promise.reject(new Error('not asked for')),
    async *list(ask, signal) {
      asks.push(ask);
      for (const move of scripts[asks.length - 1] ?? []) {
        signal.throwIfAborted();
        if (typeof move === 'object' && 'failure' in move) throw move.failure;
        if (typeof move === 'object' && 'waitMs' in move)
          await new Promise<void>((resolve, reject) => {
            sayItWaits();
            const timer = setTimeout(resolve, move.waitMs);
            signal.addEventListener('abort', () => {
              clearTimeout(timer);
              reject(signal.reason as Error);
            });
          });
        else yield { item: move };
      }
      yield { end: { text: '', usage: { inputTokens: 1, outputTokens: 1 }, isCut: false } };
    },
  };
  return { model, asks, isWaiting };
};

/** A search result that leaves something to write. */
export const answer = (over: Partial<SearchAnswer> = {}): SearchAnswer => ({
  hidden: [],
  cuisines: [],
  ruledOut: [],
  wished: { allergens: [], diets: [], ingredients: [] },
  hits: [],
  ingredients: ['eggs', 'tomatoes'],
  unknown: [],
  total: 0,
  strong: 0,
  kitchen: {
    found: ['egg', 'tomato'],
    matchOf: (ids) => ({ matchedIngredients: ids.length, totalIngredients: 3, has: [...ids], needs: [] }),
  },
  ...over,
});

const fields = (over: Partial<AnalyzeFields> = {}): AnalyzeFields => ({
  ingredients: 'eggs, tomatoes',
  category: 'None',
  preferences: {},
  ...over,
});

/** The request for a search and its result. */
export const wish = (over: Partial<AnalyzeFields> = {}, found: Partial<SearchAnswer> = {}) =>
  wishFor({ fields: fields(over), language: 'en-GB' }, answer(found))!;

interface Opened {
  /** The database of another server; absent: an empty one. */
  db?: Kysely<Database>;
  timeoutMs?: number;
  now?: () => Date;
}

/** A generation service with its database. */
export const open = async (
  model: StructuredModel,
  { db: shared, timeoutMs = 5_000, now = () => new Date() }: Opened = {},
) => {
  const db = shared ?? (await openDatabase(':memory:'));
  const recipes = createRecipesRepository(db);
  let nextId = shared ? 1_000 : 100;
  const service = createGenerationService({
    model: createRecipeModel(model),
    truth,
    recipes,
    generated: createGeneratedRecipesRepository(db),
    requests: createModelRequestsRepository(db),
    pageOf: (id, stored) => pageOf(unmarkedRecipe(id, stored)),
    freeId: () => (nextId += 1),
    pictureOf: (id) => `/pictures/written-${id}.webp`,
    now,
    timeoutMs,
    keptDays: 30,
  });
  const turns = createTurns();
  const write = async ({
    who = 'ada',
    mayAsk = () => Promise.resolve(),
    signal = new AbortController().signal,
    ...over
  }: Partial<Generation & TurnAsk> = {}) => {
    const turn = turns.of({ who, mayAsk, signal });
    const titles: string[] = [];
    const matches: (number | undefined)[] = [];
    const stages: string[] = [];
    const failure = await service.write({
      wish: wish(),
      turn,
      isFresh: false,
      startedAt: performance.now(),
      onStage: (stage, fraction) => stages.push(`${stage} ${fraction.toFixed(2)}`),
      onRecipe({ page, match }) {
        titles.push(page.recipe.title);
        matches.push(match?.matchedIngredients);
      },
      ...over,
    });
    turn.end();
    return { titles, matches, stages, failure: failure?.kind, values: failure?.values };
  };
  return { db, recipes, turns, write, stop: service.stop };
};
