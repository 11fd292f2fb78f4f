import type { AnalyzeFields } from '@contracts/analyze';
import type { RecipeDraft } from '@contracts/recipeDraft';
import type { CheckedRecipe, TruthFault } from '@kitchen/truth/types';
import { createRecipeModel } from '../ai/recipeModel';
import { ModelFailure, type StructuredAsk, type StructuredModel } from '../ai/structuredModel';
import { openDatabase } from '../db/openDatabase';
import { DomainError } from '../errors/domainError';
import { createGeneratedRecipesRepository } from '../repositories/generatedRecipesRepository';
import { createRecipesRepository } from '../repositories/recipesRepository';
import { aWrittenRecipe, drafts } from '@kitchen/testing/drafts';
import { createGenerationService, type Generation, type Truth } from './generationService';
import { wishFor } from './generationWish';
import type { SearchAnswer } from './searchAnswer';
import { Stopped } from './stopped';
import { createTurns, type TurnAsk } from './turns';

const DAY_MS = 86_400_000;

type Move = RecipeDraft | { bad: TruthFault } | { failure: ModelFailure } | { waitMs: number } | string;

const isBad = (draft: unknown): draft is { bad: TruthFault } =>
  typeof draft === 'object' && draft !== null && 'bad' in draft;

/** Takes any draft but those that say what is wrong with them. */
const truth: Truth = {
  gateAsk: (text) => (text.includes('bleach') ? { ok: false, kind: 'dangerous' } : { ok: true }),
  checkDrafts({ knownTitles = [] }, given) {
    const [draft] = given as unknown[];
    if (draft === undefined || typeof draft === 'string')
      return { kept: [], faults: [{ index: 0, kind: 'unreadable', detail: 'is no recipe' }] };
    if (isBad(draft)) return { kept: [], faults: [{ index: 0, kind: draft.bad, detail: `is ${draft.bad}` }] };
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

/** A model that makes these moves, one list for each time that it is asked. */
const scripted = (...scripts: Move[][]) => {
  const asks: StructuredAsk[] = [];
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
  return { model, asks };
};

const answer = (over: Partial<SearchAnswer> = {}): SearchAnswer => ({
  hits: [],
  ingredients: ['eggs', 'tomatoes'],
  unknown: [],
  total: 0,
  kitchen: {
    found: ['egg', 'tomato'],
    ruledOut: [],
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

const wish = (over: Partial<AnalyzeFields> = {}, found: Partial<SearchAnswer> = {}) =>
  wishFor({ fields: fields(over), language: 'en-GB' }, answer(found))!;

interface Opened {
  timeoutMs?: number;
  now?: () => Date;
}

const open = async (model: StructuredModel, { timeoutMs = 5_000, now = () => new Date() }: Opened = {}) => {
  const db = await openDatabase(':memory:');
  const recipes = createRecipesRepository(db);
  let nextId = 100;
  const service = createGenerationService({
    model: createRecipeModel(model),
    truth,
    recipes,
    generated: createGeneratedRecipesRepository(db),
    pageOf(id, stored) {
      const recipe = { ...stored, id, userRating: 0, isSaved: false };
      return { recipe, json: JSON.stringify(recipe) };
    },
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
  return { db, recipes, turns, write };
};

const [FIRST, SECOND, THIRD] = drafts(3);
const six = drafts(6);

describe('writing recipes', () => {
  it('shows each as it is checked, with what the cook has for it, and says how far it is', async () => {
    const { model, asks } = scripted(six);
    const { write, db } = await open(model);
    const { titles, matches, stages, failure } = await write();
    expect(titles).toEqual(six.map(({ title }) => title));
    expect(matches).toEqual([1, 1, 1, 1, 1, 1]);
    expect(failure).toBeUndefined();
    expect(stages.slice(0, 3)).toEqual(['writing 0.10', 'writing 0.23', 'writing 0.37']);
    expect(asks).toHaveLength(1);
    expect(asks[0]).toMatchObject({ purpose: 'recipes', maxTokens: 6_800 });
    await db.destroy();
  });

  it('stores each with the model, what it was told and what it wrote, for as long as nobody’s recipes stay', async () => {
    const { model, asks } = scripted([FIRST!]);
    const now = new Date('2026-05-01T00:00:00Z');
    const { write, recipes, db } = await open(model, { now: () => now });
    await write();
    expect(await recipes.find(101, now)).toMatchObject({
      title: FIRST!.title,
      imageUrl: '/pictures/written-101.webp',
      generated: { by: 'fake:1b', report: { passed: ['form'] } },
      _devData: {
        promptData: { model: 'fake:1b', system: asks[0]!.system, prompt: asks[0]!.prompt },
        aiResponse: FIRST,
      },
    });
    expect(await recipes.find(101, new Date(now.getTime() + 31 * DAY_MS))).toBeUndefined();
    await db.destroy();
  });

  it('takes no more than it asked for', async () => {
    const { model } = scripted([...six, ...drafts(1)]);
    const { write, db } = await open(model);
    expect((await write({ wish: wish({ recipeName: 'soup' }, { kitchen: undefined }) })).titles).toHaveLength(3);
    await db.destroy();
  });

  it('asks no model for what no kitchen should see', async () => {
    const { model, asks } = scripted(six);
    const { write, db } = await open(model);
    expect(await write({ wish: wish({ ingredients: 'eggs and bleach' }) })).toMatchObject({ titles: [] });
    expect(asks).toHaveLength(0);
    await db.destroy();
  });
});

describe('recipes that are refused', () => {
  it('are mended once, and the good ones stay', async () => {
    const { model, asks } = scripted([FIRST!, { bad: 'undercooked' }, SECOND!, { bad: 'unused' }], [THIRD!]);
    const { write, db } = await open(model);
    const { titles, stages, failure } = await write();
    expect(titles).toEqual([FIRST!.title, SECOND!.title, THIRD!.title]);
    expect(failure).toBeUndefined();
    expect(stages.at(-1)).toBe('repairing 0.95');
    expect(asks).toHaveLength(2);
    expect(asks[1]!.purpose).toBe('repair');
    expect(asks[1]!.prompt).toContain('1: is undercooked\n2: is unused');
    await db.destroy();
  });

  it('are not mended twice, and not at all where one only came twice', async () => {
    const twice = scripted([{ bad: 'undercooked' }], [{ bad: 'undercooked' }], [FIRST!]);
    const first = await open(twice.model);
    expect(await first.write()).toMatchObject({ titles: [], failure: undefined });
    expect(twice.asks).toHaveLength(2);
    const same = scripted([FIRST!, FIRST!]);
    const second = await open(same.model);
    expect((await second.write()).titles).toEqual([FIRST!.title]);
    expect(same.asks).toHaveLength(1);
    await Promise.all([first.db.destroy(), second.db.destroy()]);
  });

  it('that nobody could read, or none at all, are asked for once more and then a failure', async () => {
    const salvaged = scripted([], [FIRST!]);
    const first = await open(salvaged.model);
    expect(await first.write()).toMatchObject({ titles: [FIRST!.title], failure: undefined });
    expect(salvaged.asks[1]!.prompt).toContain('no recipe that could be read');
    const nonsense = scripted(['nonsense'], ['nonsense']);
    const second = await open(nonsense.model);
    expect(await second.write()).toMatchObject({ titles: [], failure: 'modelFailed' });
    await Promise.all([first.db.destroy(), second.db.destroy()]);
  });

  it('stay refused when mending fails', async () => {
    const { model } = scripted(
      [FIRST!, { bad: 'undercooked' }],
      [{ failure: new ModelFailure('AI_SERVER_ERROR', 'down') }],
    );
    const { write, db } = await open(model);
    expect(await write()).toMatchObject({ titles: [FIRST!.title], failure: undefined });
    await db.destroy();
  });

  it('are left alone when no time is left', async () => {
    const { model, asks } = scripted([{ waitMs: 190 }, FIRST!, { bad: 'undercooked' }], [SECOND!]);
    const { write, db } = await open(model, { timeoutMs: 205 });
    expect((await write()).titles).toEqual([FIRST!.title]);
    expect(asks).toHaveLength(1);
    await db.destroy();
  });
});

describe('a model that fails', () => {
  it.each([
    ['AI_AUTH_ERROR', 'modelAuth'],
    ['AI_RATE_LIMIT', 'modelBusy'],
    ['AI_QUOTA_ERROR', 'modelQuotaUsed'],
    ['AI_SERVER_ERROR', 'modelFailed'],
    ['AI_CONTEXT_ERROR', 'modelContextExceeded'],
    ['AI_TIMEOUT_ERROR', 'modelTooSlow'],
    ['AI_NETWORK_ERROR', 'modelUnreachable'],
  ] as const)('with %s is %s', async (marker, kind) => {
    const { model } = scripted([{ failure: new ModelFailure(marker, 'no', 7) }]);
    const { write, db } = await open(model);
    expect(await write()).toMatchObject({ titles: [], failure: kind, values: { seconds: 7 } });
    await db.destroy();
  });

  it('half-way leaves what was written, says so, and is asked again the next time', async () => {
    const { model, asks } = scripted([FIRST!, { failure: new ModelFailure('AI_NETWORK_ERROR', 'reset') }], six);
    const { write, db } = await open(model);
    expect(await write()).toMatchObject({ titles: [FIRST!.title], failure: 'modelUnreachable' });
    expect((await write()).titles).toHaveLength(6);
    expect(asks).toHaveLength(2);
    await db.destroy();
  });

  it('by being slow leaves what was ready in time, or says that nothing was', async () => {
    const some = await open(scripted([FIRST!, { waitMs: 10_000 }]).model, { timeoutMs: 100 });
    expect(await some.write()).toMatchObject({ titles: [FIRST!.title], failure: undefined });
    const none = await open(scripted([{ waitMs: 10_000 }]).model, { timeoutMs: 100 });
    expect(await none.write()).toMatchObject({ titles: [], failure: 'nothingInTime' });
    await Promise.all([some.db.destroy(), none.db.destroy()]);
  });

  it('in a way that nobody foresaw is no failure of the cook', async () => {
    const { model } = scripted([]);
    model.list = () => {
      throw new TypeError('a bug');
    };
    const { write, db } = await open(model);
    await expect(write()).rejects.toThrow('a bug');
    await db.destroy();
  });
});

describe('the same ask', () => {
  it('within a day is answered from what was written, whatever the order and the words', async () => {
    const { model, asks } = scripted(six, drafts(1));
    let now = new Date('2026-05-01T08:00:00Z');
    const { write, db } = await open(model, { now: () => now });
    const { titles } = await write();
    now = new Date(now.getTime() + DAY_MS - 60_000);
    const again = await write({
      wish: wish(
        { ingredients: 'tomates y huevos' },
        { kitchen: { found: ['tomato', 'egg'], ruledOut: [], matchOf: answer().kitchen!.matchOf } },
      ),
      mayAsk: () => Promise.reject(new DomainError('tooManyRequests')),
    });
    expect(again).toMatchObject({ titles, matches: [1, 1, 1, 1, 1, 1], failure: undefined });
    expect(asks).toHaveLength(1);
    now = new Date(now.getTime() + 120_000);
    expect((await write()).titles).toHaveLength(1);
    expect(asks).toHaveLength(2);
    await db.destroy();
  });

  it('is asked anew when something new is wanted, and that is then what is given', async () => {
    const { model, asks } = scripted([FIRST!], [SECOND!]);
    const { write, db } = await open(model);
    await write();
    expect((await write({ isFresh: true })).titles).toEqual([SECOND!.title]);
    expect((await write()).titles).toEqual([SECOND!.title]);
    expect(asks).toHaveLength(2);
    await db.destroy();
  });
});

describe('one visitor', () => {
  it('has one ask under way: the newest', async () => {
    const { model } = scripted([FIRST!, { waitMs: 10_000 }], [SECOND!], [THIRD!]);
    const { write, db } = await open(model);
    const first = write();
    await new Promise((resolve) => setTimeout(resolve, 50));
    const second = write({ wish: wish({ category: 'Meals' }) });
    const other = write({ who: 'bob', wish: wish({ category: 'Drinks' }) });
    expect(await first).toMatchObject({ titles: [FIRST!.title], failure: undefined });
    expect(await second).toMatchObject({ titles: [SECOND!.title], failure: undefined });
    expect((await other).titles).toEqual([THIRD!.title]);
    await db.destroy();
  });

  it('whose first ask had nothing yet is told that the newer one took its place', async () => {
    const { model } = scripted([{ waitMs: 10_000 }], [SECOND!]);
    const { write, db } = await open(model);
    const first = write();
    await new Promise((resolve) => setTimeout(resolve, 50));
    await write({ wish: wish({ category: 'Meals' }) });
    expect((await first).failure).toBe('anotherSearch');
    await db.destroy();
  });

  it('who asks too often is told so, and no model is asked', async () => {
    const { model, asks } = scripted(six);
    const { write, db } = await open(model);
    const mayAsk = () => Promise.reject(new DomainError('tooManyRequests', { seconds: 30 }));
    expect(await write({ mayAsk })).toMatchObject({ failure: 'tooManyRequests', values: { seconds: 30 } });
    expect(asks).toHaveLength(0);
    await db.destroy();
  });

  it('who leaves stops the model, and what was half written is not given as an answer later', async () => {
    const { model, asks } = scripted([FIRST!, { waitMs: 10_000 }], six);
    const { write, db } = await open(model);
    const client = new AbortController();
    const left = write({ signal: client.signal });
    await new Promise((resolve) => setTimeout(resolve, 50));
    client.abort(new Stopped('left'));
    expect(await left).toMatchObject({ titles: [FIRST!.title], failure: undefined });
    expect((await write()).titles).toHaveLength(6);
    expect(asks).toHaveLength(2);
    await db.destroy();
  });

  it('is not left waiting by a server that stops', async () => {
    const { model } = scripted([{ waitMs: 10_000 }]);
    const { write, turns, db } = await open(model);
    const waiting = write();
    await new Promise((resolve) => setTimeout(resolve, 50));
    turns.endAll();
    expect((await waiting).failure).toBe('modelUnreachable');
    await db.destroy();
  });
});
