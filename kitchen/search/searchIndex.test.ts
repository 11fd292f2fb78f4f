import { ingredientNumbers } from './ingredientNumbers';
import { kitchenOf } from './kitchen';
import { bruteForce, randomCorpus, randomQuery, seeded } from './matchOracle';
import { buildIndex, createMatchIndexBuilder, type IndexEntry } from './matchIndex';
import type { MatchHit, MatchQuery } from './matchQuery';
import { searchIndex } from './searchIndex';

const entry = (ingredients: string, rest: Partial<IndexEntry> = {}): IndexEntry => ({
  ingredientIds: ingredientNumbers(ingredients.split(' ')),
  popularity: 50,
  mask: 0,
  ...rest,
});

const search = (recipes: readonly IndexEntry[], kitchen: string, query: Partial<MatchQuery> = {}) => {
  const index = buildIndex(recipes);
  return searchIndex(index, {
    ...kitchenOf(kitchen.split(' '), index, () => true),
    required: 0,
    forbidden: 0,
    limit: 20,
    offset: 0,
    ...query,
  });
};
const entriesOf = ({ hits }: { hits: readonly MatchHit[] }) => hits.map(({ entry: position }) => position);

describe('the order of strong matches', () => {
  it('is the share of the ingredients, then the larger part of the kitchen, then the better liked', () => {
    const recipes = [
      entry('courgette feta mint', { popularity: 10 }),
      entry('courgette feta', { popularity: 5 }),
      entry('courgette feta dill lemon'),
      entry('courgette feta', { popularity: 90 }),
    ];
    expect(entriesOf(search(recipes, 'courgette feta'))).toEqual([3, 1, 0, 2]);
  });

  it('counts unread lines in the total, so that one known line of nine is not a full match', () => {
    const recipes = [entry('leek', { unread: 8, popularity: 99 }), entry('leek cream')];
    expect(search(recipes, 'leek').hits).toEqual([
      { entry: 1, matched: 1, total: 2 },
      { entry: 0, matched: 1, total: 9 },
    ]);
  });

  it('counts cuts and forms that hardly change the dish', () => {
    expect(search([entry('chicken-breast rice')], 'chicken-thigh').hits).toEqual([{ entry: 0, matched: 1, total: 2 }]);
  });
});

describe('strong and weaker matches', () => {
  const sides = Array.from({ length: 12 }, () => entry('garlic butter'));
  const recipes = [...sides, ...Array.from({ length: 7 }, () => entry('duck garlic orange thyme'))];

  it('keeps what uses nothing of what the kitchen is about behind what does', () => {
    const result = search(recipes, 'duck garlic');
    expect([result.strong, result.total]).toEqual([7, 19]);
    expect(entriesOf(result).every((position) => position >= 12)).toBe(true);
  });

  it('never shares a page', () => {
    expect(entriesOf(search(recipes, 'duck garlic', { offset: 5 }))).toEqual([17, 18]);
    expect(entriesOf(search(recipes, 'duck garlic', { offset: 7, limit: 3 }))).toEqual([0, 1, 2]);
  });

  it('offers drinks to a kitchen that says a meal only after the meals', () => {
    const drinks = Array.from({ length: 6 }, () => entry('orange', { mask: 2 }));
    const meals = Array.from({ length: 6 }, () => entry('duck orange onion celery carrot'));
    expect(entriesOf(search([...drinks, ...meals], 'duck orange')).every((position) => position >= 6)).toBe(true);
  });
});

describe('the limits of a search', () => {
  const recipes = [
    entry('lamb rosemary', { mask: 1, minutes: 30, cuisine: 1 }),
    entry('lamb potato', { mask: 4, minutes: 90, cuisine: 2 }),
    entry('potato', { mask: 0 }),
  ];

  it('are facts it requires and forbids', () => {
    expect(entriesOf(search(recipes, 'lamb potato', { required: 4 }))).toEqual([1]);
    expect(entriesOf(search(recipes, 'lamb potato', { forbidden: 4 }))).toEqual([2, 0]);
    expect(search(recipes, 'lamb potato', { required: 4, forbidden: 4 }).total).toBe(0);
  });

  it('are the time, of which an unknown one is too long', () => {
    expect(entriesOf(search(recipes, 'lamb potato', { maxMinutes: 30 }))).toEqual([0]);
  });

  it('are the ingredients that every recipe must use, while each ingredient counts its recipes without them', () => {
    const result = search(recipes, 'lamb potato', { mustUse: [ingredientNumbers(['lamb'])] });
    expect([entriesOf(result), result.uses]).toEqual([
      [1, 0],
      [2, 2],
    ]);
  });

  it('are the ingredients that the text rules out', () => {
    expect(entriesOf(search(recipes, 'lamb potato', { isRuledOut: (recipe) => recipe === 1 }))).toEqual([2, 0]);
  });
});

describe('what is worth buying', () => {
  it('is what alone is missing, and never for a recipe with an unread line', () => {
    const recipes = [
      entry('leek cream'),
      entry('leek cream nutmeg', { unread: 1 }),
      entry('leek potato', { unread: 1 }),
    ];
    expect(search(recipes, 'leek', { purchases: 3 }).purchases).toEqual([
      { ingredient: ingredientNumbers(['cream'])[0], recipes: 1 },
    ]);
  });
});

describe('the engine', () => {
  it('returns nothing for an empty kitchen, and leaves nothing behind for the next search', () => {
    const index = buildIndex([entry('leek')]);
    const empty = { held: [], kind: 0, required: 0, forbidden: 0, limit: 5, offset: 0 };
    const leeks = { ...empty, ...kitchenOf(['leek'], index, () => true) };
    const first = searchIndex(index, leeks);
    expect(searchIndex(index, empty)).toMatchObject({ hits: [], total: 0 });
    expect(searchIndex(index, leeks)).toEqual(first);
  });

  it('leaves nothing behind when a search throws', () => {
    const index = buildIndex([entry('leek'), entry('leek cream')]);
    const leeks = {
      required: 0,
      forbidden: 0,
      limit: 5,
      offset: 0,
      ...kitchenOf(['leek'], index, () => true),
    };
    const first = searchIndex(index, leeks);
    const isRuledOut = () => {
      throw new Error('unreadable');
    };
    expect(() => searchIndex(index, { ...leeks, isRuledOut })).toThrow('unreadable');
    expect(searchIndex(index, leeks)).toEqual(first);
  });

  it('always agrees with brute force', () => {
    const random = seeded(20_26);
    for (let round = 0; round < 30; round += 1) {
      const recipes = randomCorpus(random, 1 + Math.floor(random() * 120), 25);
      const built = buildIndex(recipes);
      for (let i = 0; i < 50; i += 1) {
        const query = randomQuery(random, 25);
        expect(searchIndex(built, query)).toEqual(bruteForce(recipes, query));
      }
    }
    expect.assertions(1_500);
  });

  it('agrees with brute force when the recipes of one cook extend the shared index', () => {
    const random = seeded(23);
    for (let round = 0; round < 30; round += 1) {
      const shared = randomCorpus(random, Math.floor(random() * 120), 25);
      const own = randomCorpus(random, Math.floor(random() * 40), 25);
      const sharedIndex = buildIndex(shared);
      const builder = createMatchIndexBuilder(sharedIndex);
      own.forEach(builder.add);
      const both = builder.build();
      for (let i = 0; i < 50; i += 1) {
        const query = randomQuery(random, 25);
        expect(searchIndex(both, query)).toEqual(bruteForce([...shared, ...own], query));
        expect(searchIndex(sharedIndex, query)).toEqual(bruteForce(shared, query));
      }
    }
    expect.assertions(3_000);
  });

  it('finds what brute force finds among the recipes that are not ruled out', () => {
    const random = seeded(31);
    for (let round = 0; round < 30; round += 1) {
      const recipes = randomCorpus(random, 200, 30);
      const query = randomQuery(random, 30);
      const ruledOut = Math.floor(random() * 30);
      const isRuledOut = (position: number) => recipes[position]!.ingredientIds.includes(ruledOut);
      // A recipe without ingredients is in no result and keeps the positions of the others.
      const left = recipes.map((recipe, i) => (isRuledOut(i) ? { ...recipe, ingredientIds: [] } : recipe));
      const index = buildIndex(recipes);
      expect(searchIndex(index, { ...query, isRuledOut })).toEqual(bruteForce(left, query));
    }
  });
});
