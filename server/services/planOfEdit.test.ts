import { ownRecipe } from '@kitchen/recipes/ownRecipe';
import { wordsOf } from '@kitchen/recipes/versions/recipeWords';
import type { RecipeWords } from '@contracts/ownRecipes';
import type { StoredRecipe } from '../text/recipeText';
import { FIRST, planOfEdit } from './planOfEdit';
import { storedFromPosted } from './postedRecipe';

const NOW = new Date('2026-11-30T12:00:00Z');
const CREATED = new Date('2026-10-01T12:00:00Z');
const WORDS: RecipeWords = {
  title: 'Dal',
  about: '',
  category: 'Meals',
  subcategory: 'Dinner',
  servings: 4,
  ingredients: [{ text: '200 g red lentils' }, { text: '1 onion' }],
  steps: ['Rinse the lentils.', 'Boil them for 20 minutes.'],
};
const EDITOR = {
  uid: 'ada',
  browser: { browser: 'Firefox', system: 'Linux' },
  language: 'en-GB' as const,
  origin: 'https://larder.example',
};

const recipeOf = (words: Partial<RecipeWords>, over: Partial<StoredRecipe> = {}): StoredRecipe => ({
  ...storedFromPosted(ownRecipe({ ...WORDS, ...words }, { language: 'en-GB' }), { language: 'en-GB' }, EDITOR.origin),
  ...over,
});

interface Case {
  mine: StoredRecipe;
  theirs: StoredRecipe;
  /** What the edit began with, as far as the history has it. */
  kept?: Record<string, RecipeWords>;
  base?: string;
  at?: number;
}

/** Plans an edit of recipe 7, whose new version is called “mine”. */
const plan = async ({ mine, theirs, kept = {}, base, at }: Case) => {
  const asked: unknown[] = [];
  const read: unknown[] = [];
  const made = await planOfEdit(
    {
      versions: {
        find(...which) {
          asked.push(which);
          const words = kept[which[2]];
          return Promise.resolve(words && ({ words } as Awaited<ReturnType<Parameters<typeof planOfEdit>[0]['versions']['find']>>)); // prettier-ignore
        },
      },
      reader: {
        read(task) {
          read.push(task.claimed);
          return Promise.resolve(storedFromPosted(task.posted, { language: 'en-GB' }, task.origin));
        },
      },
      now: () => NOW,
    },
    { editor: EDITOR, id: 7, request: { version: 'mine', base, at, recipe: {} as never }, mine },
    { recipe: theirs, createdAt: CREATED },
  );
  const kinds = made.versions.map(({ kind, version }) => `${kind} ${version === '' ? 'first' : version}`);
  return { ...made, kinds, asked, read };
};

describe('an edit of the recipe as it is', () => {
  it('replaces it, and is kept with the browser it came from', async () => {
    const mine = recipeOf({ title: 'Red dal' });
    const { outcome, recipe, versions } = await plan({ mine, theirs: recipeOf({}, { version: 'one' }), base: 'one' });
    expect({ outcome, recipe }).toEqual({ outcome: 'stored', recipe: { ...mine, version: 'mine' } });
    expect(versions).toEqual([
      { version: 'mine', kind: 'save', words: wordsOf(mine), savedAt: NOW, ...EDITOR.browser },
    ]);
  });

  it('keeps what was stored first as a version, too, when it is the first edit', async () => {
    const theirs = recipeOf({});
    const { versions, kinds } = await plan({ mine: recipeOf({ title: 'Red dal' }), theirs });
    expect(kinds).toEqual(['save first', 'save mine']);
    expect(versions[0]).toEqual({ version: FIRST, kind: 'save', words: wordsOf(theirs), savedAt: CREATED, browser: null, system: null }); // prettier-ignore
  });

  it.each([
    ['when the device says', NOW.getTime() - 60_000, NOW.getTime() - 60_000],
    ['now, if the clock of the device is ahead', NOW.getTime() + 1, NOW.getTime()],
    ['now, if the device does not say', undefined, NOW.getTime()],
  ])('was saved %s', async (_when, at, savedAt) => {
    const { versions } = await plan({ mine: recipeOf({}), theirs: recipeOf({}, { version: 'one' }), base: 'one', at });
    expect(versions[0]!.savedAt.getTime()).toBe(savedAt);
  });
});

describe('an edit of a recipe that was changed elsewhere', () => {
  const theirs = recipeOf({ steps: [...WORDS.steps, 'Serve with rice.'] }, { version: 'theirs', cuisine: 'indian' });
  const mine = recipeOf({ title: 'Red dal' });

  it.each([
    ['the version it began with', 'one', 'one'],
    ['the recipe as it was stored first', undefined, FIRST],
  ])('is merged with it by %s', async (_what, base, key) => {
    const merged = await plan({ mine, theirs, base, kept: { [key]: wordsOf(recipeOf({})) } });
    expect(merged.asked).toEqual([['ada', 7, key]]);
    expect(merged.outcome).toBe('merged');
    expect(merged.recipe).toMatchObject({ title: 'Red dal', cuisine: 'indian' });
    expect(merged.recipe!.instructions).toHaveLength(3);
    const key2 = merged.recipe!.version!;
    expect(key2).toMatch(/^[\w-]{16}$/);
    expect(merged.kinds).toEqual(['save mine', `merge ${key2}`]);
    expect(merged.versions[1]).toMatchObject({ savedAt: NOW, browser: null, system: null });
  });

  it('keeps the picture of the other where it is a drawing', async () => {
    const kept = { one: wordsOf(recipeOf({})) };
    const drawn = { ...theirs, imageUrl: '/pictures/dal.webp' };
    expect((await plan({ mine, theirs: drawn, base: 'one', kept })).recipe!.imageUrl).toMatch(/\/pictures\/dal\.webp$/);
  });

  it('is kept and changes nothing when both changed the same words', async () => {
    const other = recipeOf({ title: 'Yellow dal' }, { version: 'theirs' });
    const before = wordsOf(recipeOf({}));
    const { outcome, recipe, kinds, base } = await plan({ mine, theirs: other, base: 'one', kept: { one: before } });
    expect({ outcome, recipe, kinds, base }).toEqual({
      outcome: 'differs',
      recipe: undefined,
      kinds: ['refused mine'],
      base: before,
    });
  });

  it('differs wherever the two do when it is no longer known what it began with', async () => {
    const { outcome, base } = await plan({ mine, theirs, base: 'gone' });
    expect({ outcome, base }).toEqual({ outcome: 'differs', base: undefined });
  });
});
