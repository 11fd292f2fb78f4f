import fc from 'fast-check';
import { MAX_RECIPES_PER_ANSWER } from '@contracts/limits';
import { SORT_OPTIONS, type SortOption } from '@contracts/vocabulary';
import { nameCollator, sortedPage } from './recipeOrder';
import { searchByName } from './nameSearch';
import { searchByIngredients } from './recipeSearch';
import { createSearchShelfBuilder } from './searchShelf';
import type { ShelvedRecipe } from './shelvedRecipe';

const IDS = ['egg', 'flour', 'butter', 'onion', 'rice', 'milk', 'tomato'];
const WORDS = ['soup', 'Éclair', 'eclair', 'apple', 'Äpple', 'dal 2', 'dal 10', 'dal'];

const aShelved = fc.record({
  ingredientIds: fc.subarray(IDS, { minLength: 1 }),
  minutes: fc.constantFrom(undefined, 5, 20, 20.5, 90),
  lines: fc.integer({ min: 1, max: 4 }),
  popularity: fc.integer({ min: 0, max: 3 }),
  title: fc.constantFrom(...WORDS),
});

type Shelved = Omit<ShelvedRecipe, 'titles' | 'words' | 'mask'> & { title: string };

const shelfOf = (recipes: readonly Shelved[]) => {
  const builder = createSearchShelfBuilder();
  for (const { title, ...recipe } of recipes) builder.put({ ...recipe, mask: 0, titles: [`dish ${title}`], words: [] });
  return builder.finish((position) => recipes[position]!.title);
};

/** The sort rule (docs/spec-coverage.md, 9.sort) in its simplest form. */
const plainly = (recipes: readonly Shelved[], best: readonly number[], sort: SortOption): number[] => {
  const { compare } = nameCollator('fr');
  const minutes = (position: number) => recipes[position]!.minutes ?? Number.MAX_VALUE;
  const rules: Partial<Record<SortOption, (a: number, b: number) => number>> = {
    'name-asc': (a, b) => compare(recipes[a]!.title, recipes[b]!.title),
    'name-desc': (a, b) => compare(recipes[b]!.title, recipes[a]!.title),
    'prep-time': (a, b) => minutes(a) - minutes(b),
    'ingredients-count': (a, b) => recipes[a]!.lines - recipes[b]!.lines,
  };
  return best.toSorted(rules[sort] ?? (() => 0));
};

const asked = { category: 'None', preferences: {} } as const;

/** Every page in turn, up to the last recipe. */
const allPages = (pageAt: (offset: number) => { positions: number[]; total: number }): number[] => {
  const read: number[] = [];
  for (;;) {
    const { positions, total } = pageAt(read.length);
    read.push(...positions);
    if (positions.length === 0 || read.length >= total) return read;
  }
};

const aCutShelf = fc.array(aShelved, { minLength: MAX_RECIPES_PER_ANSWER, maxLength: MAX_RECIPES_PER_ANSWER * 3 });

describe.each(SORT_OPTIONS)('pages sorted by %s', (sort) => {
  it('add up to the sorted strong matches, then the sorted weaker ones, in a search by ingredients', () => {
    fc.assert(
      fc.property(aCutShelf, (recipes) => {
        const shelf = shelfOf(recipes);
        const pagesIn = (order: SortOption) =>
          allPages((offset) => {
            const { hits, total } = searchByIngredients(shelf, { ...asked, offset, sort: order }, IDS.join(), 'fr');
            return { positions: hits.map(({ entry }) => entry), total };
          });
        const { strong } = searchByIngredients(shelf, asked, IDS.join(), 'fr');
        const best = pagesIn('default');
        expect(pagesIn(sort)).toEqual(
          [best.slice(0, strong), best.slice(strong)].flatMap((tier) => plainly(recipes, tier, sort)),
        );
      }),
      { numRuns: 40 },
    );
  });

  it('add up to the whole sorted list in a search by name', () => {
    fc.assert(
      fc.property(aCutShelf, (recipes) => {
        const shelf = shelfOf(recipes);
        const pagesIn = (order: SortOption) =>
          allPages((offset) => searchByName(shelf, { ...asked, offset, sort: order }, 'dish', 'fr'));
        expect(pagesIn(sort)).toEqual(plainly(recipes, pagesIn('default'), sort));
      }),
      { numRuns: 40 },
    );
  });
});

it('keeps the best matches beside a page in another order', () => {
  const shelf = shelfOf(
    ['b', 'a'].map((title, i) => ({ title, ingredientIds: IDS.slice(0, i + 1), lines: 1, popularity: 0 })),
  );
  const { hits, best } = searchByIngredients(shelf, { ...asked, sort: 'name-asc' }, 'egg', 'en-GB');
  expect([hits, best()].map((list) => list.map(({ entry }) => entry))).toEqual([
    [1, 0],
    [0, 1],
  ]);
});

it('returns an empty page beyond the end', () => {
  expect(sortedPage([3, 1, 2], Number, (a, b) => a - b, { offset: 3, limit: 2 })).toEqual([]);
});
