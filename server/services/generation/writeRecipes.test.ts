import { aWrittenRecipe, drafts } from '@kitchen/testing/drafts';
import { EXAMPLE_TITLES, type RecipeModel } from '../../ai/recipeModel';
import type { RecipeAsk } from '../../ai/recipePrompt';
import { truth, wish } from '../../testing/generationBench';
import type { GenerationContext } from './generationContext';
import { writeRecipes } from './writeRecipes';

const [FIRST, SECOND, THIRD] = drafts(3);
const UNDERCOOKED = { bad: 'undercooked' };
const AGAIN = { bad: 'duplicate' };
const NONSENSE = 'nonsense';

interface Script {
  suggested?: readonly unknown[];
  /** An error is thrown. */
  mended?: readonly unknown[];
  ask?: Partial<RecipeAsk>;
  /** Titles of what is there already. */
  before?: readonly string[];
}

/** Lets a model write what is in the script. */
const write = async ({ suggested = [], mended = [], ask, before = [] }: Script) => {
  const toMend: (readonly unknown[])[] = [];
  const titles: string[] = [];
  let hasBegun = false;
  const play = async function* (moves: readonly unknown[]) {
    await Promise.resolve();
    for (const draft of moves) {
      if (draft instanceof Error) throw draft;
      yield { draft, prompt: { system: '', prompt: '' } };
    }
  };
  const model: RecipeModel = {
    name: 'fake:1b',
    suggest(_ask, signal) {
      expect(signal.aborted).toBe(false);
      hasBegun = true;
      return play(suggested);
    },
    mend(_ask, refused) {
      toMend.push(refused.drafts);
      return play(mended);
    },
  };
  const context = {
    model,
    truth,
    recipes: { add: () => Promise.resolve() },
    freeId: () => 1,
    pictureOf: () => '',
    now: () => new Date(0),
    timeoutMs: 60_000,
    keptDays: 30,
  } as unknown as GenerationContext;
  const order = {
    ask: { ...wish().ask, count: 3, ...ask },
    startedAt: performance.now(),
    before: before.map((title, id) => ({ id, recipe: aWrittenRecipe({ title }) })),
    onStage: () => undefined,
    onWritten: ({ recipe }: { recipe: { title: string } }) => Promise.resolve(void titles.push(recipe.title)),
  };
  const failure = await writeRecipes(context, order, new AbortController().signal).then(
    () => undefined,
    (error: Error & { kind?: string }) => error.kind ?? error.message,
  );
  return { titles, toMend, failure, hasBegun };
};

describe('the titles that a model may not write', () => {
  it.each<[string, Script]>([
    ['of recipes that the cook knows', { ask: { knownTitles: [FIRST!.title] } }],
    ['of recipes that another server has got already', { before: [FIRST!.title] }],
    ['of a recipe that it has just written', { suggested: [FIRST], ask: { count: 2 } }],
  ])('are those %s', async (_which, script) => {
    const { titles } = await write({ ...script, suggested: [...(script.suggested ?? []), FIRST, SECOND] });
    expect(titles.filter((title) => title === FIRST!.title)).toHaveLength(script.suggested?.length ?? 0);
    expect(titles).toContain(SECOND!.title);
  });

  it('are those of the examples that it was shown', async () => {
    const examples = EXAMPLE_TITLES.map((title) => ({ ...FIRST, title }));
    expect((await write({ suggested: [...examples, SECOND] })).titles).toEqual([SECOND!.title]);
  });
});

describe('the correction', () => {
  it.each<[string, readonly unknown[], readonly (readonly unknown[])[]]>([
    ['gets the drafts that were refused', [UNDERCOOKED, FIRST, NONSENSE], [[UNDERCOOKED, NONSENSE]]],
    ['gets no draft that only repeats another', [UNDERCOOKED, AGAIN], [[UNDERCOOKED]]],
    ['gets a draft that repeats another and has a fault, too', [{ bad: ['duplicate', 'unused'] }], [[{ bad: ['duplicate', 'unused'] }]]], // prettier-ignore
    ['is not asked for when all drafts repeat others', [FIRST, AGAIN], []],
    ['is asked for when there is no draft at all', [], [[]]],
    ['is not asked for when there is enough', [UNDERCOOKED, FIRST, SECOND, THIRD], []],
  ])('%s', async (_what, suggested, expected) => {
    expect((await write({ suggested })).toMend).toEqual(expected);
  });

  it.each<[string, Script, string[]]>([
    ['may be of all drafts', { suggested: [UNDERCOOKED, UNDERCOOKED], mended: [FIRST, SECOND] }, [FIRST!.title, SECOND!.title]], // prettier-ignore
    ['ends when there is enough', { suggested: [FIRST, UNDERCOOKED], mended: [SECOND, THIRD], ask: { count: 2 } }, [FIRST!.title, SECOND!.title]], // prettier-ignore
  ])('%s', async (_what, script, titles) => {
    expect((await write(script)).titles).toEqual(titles);
  });
});

describe('writing', () => {
  const ENOUGH = drafts(3).map(({ title }) => title);

  it.each<[string, Script, string | undefined]>([
    ['without any draft that can be read', { suggested: [NONSENSE], mended: [NONSENSE] }, 'modelFailed'],
    ['with one that can be read, though it was refused', { suggested: [NONSENSE, UNDERCOOKED] }, undefined],
    ['whose correction breaks off, with nothing written', { suggested: [UNDERCOOKED], mended: [new Error('reset')] }, 'reset'], // prettier-ignore
    ['whose correction breaks off, with something written', { suggested: [FIRST, UNDERCOOKED], mended: [new Error('reset')] }, undefined], // prettier-ignore
  ])('%s: %#', async (_what, script, failure) => {
    expect((await write(script)).failure).toBe(failure);
  });

  it('does not begin when another server has got enough already', async () => {
    expect(await write({ before: ENOUGH, suggested: [FIRST] })).toMatchObject({ hasBegun: false, titles: [] });
    expect(await write({ before: ENOUGH.slice(1), suggested: [FIRST, SECOND] })).toMatchObject({
      titles: [FIRST!.title],
    });
  });
});
