import type { Recipe } from '@contracts/recipe';
import type { AnalyzeFields } from '@contracts/analyze';
import type { Match } from '@kitchen/search/matchDetails';
import type { JsonText } from '../text/jsonText';
import { askKey, wishFor } from './generationWish';
import type { SearchAnswer, SearchHit } from './searchAnswer';

const match = (matchedIngredients: number, totalIngredients: number): Match => ({
  matchedIngredients,
  totalIngredients,
  has: [],
  needs: [],
});

const hit = (title: string, matched?: Match): SearchHit => ({
  page: {
    recipe: {
      id: 1,
      title,
      description: '',
      category: 'Meals',
      subcategory: 'Dinner',
      servings: 2,
      allergens: [],
      ingredients: [],
      instructions: [],
      userRating: 0,
      isSaved: false,
    },
    json: '{}' as JsonText<Recipe>,
  },
  ...(matched && { match: matched }),
});

const hits = (count: number, matched?: Match) => Array.from({ length: count }, (_, i) => hit(`Dish ${i}`, matched));

const kitchen = (found: string[]) => ({ found, matchOf: () => match(0, 0) });

const noCheese = {
  ruledOut: [
    { kind: 'ingredient' as const, id: 'cheese', name: 'fromage', phrase: 'sans fromage', textWithout: 'œufs' },
  ],
  wished: { allergens: [], diets: [], ingredients: ['cheddar'] },
};

const answer = (over: Partial<SearchAnswer> = {}): SearchAnswer => ({
  hidden: [],
  cuisines: [],
  ruledOut: [],
  wished: { allergens: [], diets: [], ingredients: [] },
  hits: [],
  ingredients: ['eggs'],
  unknown: [],
  total: 0,
  strong: 0,
  kitchen: kitchen(['egg']),
  ...over,
});

const fields = (over: Partial<AnalyzeFields> = {}): AnalyzeFields => ({
  ingredients: 'eggs',
  category: 'None',
  preferences: {},
  ...over,
});

const wish = (over: Partial<AnalyzeFields> = {}, found: Partial<SearchAnswer> = {}) =>
  wishFor({ fields: fields(over), language: 'fr' }, answer(found));

describe('how many recipes are requested from a model', () => {
  it.each([
    ['a page when the corpus has nothing', {}, {}, 6],
    ['what the page lacks', {}, { hits: hits(2, match(3, 3)) }, 4],
    ['what the page lacks of recipes for which just enough is there', {}, { hits: hits(2, match(17, 20)) }, 4],
    ['a page when the corpus has only recipes without ingredients', {}, { hits: hits(60, match(0, 0)) }, 6],
    ['a row when the corpus has enough', {}, { hits: hits(60, match(3, 3)) }, 3],
    ['a page when the corpus has only what the cook cannot make', {}, { hits: hits(60, match(1, 3)) }, 6],
    ['a few for a name that is not in the corpus', { recipeName: 'wellington' }, { kitchen: undefined }, 3],
    ['what the page lacks for a name', { recipeName: 'soup' }, { kitchen: undefined, hits: hits(4) }, 2],
    ['none for a name of which the corpus is full', { recipeName: 'soup' }, { kitchen: undefined, hits: hits(9) }, 0],
    ['none on further pages', { offset: 60 }, {}, 0],
    ['none when the corpus alone is wanted', { generate: 'corpus' as const }, {}, 0],
    ['none when a photo showed only guesses', { ingredients: undefined }, { kitchen: undefined }, 0],
  ])('%s', (_name, over, found, count) => {
    expect(wish(over, found)?.ask.count ?? 0).toBe(count);
  });
});

describe('what is requested from a model', () => {
  it('includes what the cook has, does not eat, and sees already', () => {
    expect(
      wish(
        {
          ingredients: ' œufs, sans fromage ',
          category: 'Meals',
          subcategory: 'Lunch',
          preferences: { excludedAllergens: ['milk'], dietTypes: ['Vegetarian'], measurementSystem: 'imperial' },
          excludedAllergens: ['Dairy', 'Nuts'],
        },
        {
          ...{ hits: hits(10, match(1, 2)), unknown: ['xyz'], kitchen: kitchen(['egg']), ...noCheese },
          // What is a diet or an allergen is asked for as such.
          ruledOut: [...noCheese.ruledOut, { ...noCheese.ruledOut[0]!, kind: 'diet' as const, id: 'Vegan' }],
        },
      )?.ask,
    ).toEqual({
      text: 'œufs, sans fromage',
      eaters: [],
      language: 'fr',
      category: 'Meals',
      subcategory: 'Lunch',
      excludedAllergens: ['Dairy', 'Nuts'],
      dietTypes: ['Vegetarian'],
      knownTitles: Array.from({ length: 8 }, (_, i) => `Dish ${i}`),
      ingredients: ['eggs'],
      unknown: ['xyz'],
      ruledOut: ['cheese'],
      ruledOutIds: ['cheddar'],
      measurementSystem: 'imperial',
      count: 6,
    });
  });

  it('is in metric units for a cook who has not chosen any', () => {
    expect(wish()?.ask.measurementSystem).toBe('metric');
  });

  it('includes every filter of the panel', () => {
    const filters = {
      category: 'Meals' as const,
      subcategory: 'Dinner' as const,
      maxMinutes: 30 as const,
      cuisines: ['italian' as const, 'north-african' as const],
    };
    expect(wish(filters)?.ask).toMatchObject({
      category: 'Meals',
      subcategory: 'Dinner',
      minutesMax: 30,
      cuisines: ['italian', 'north-african'],
    });
  });

  it('includes what has to be used up, by the request or by the text', () => {
    const found = { kitchen: kitchen(['egg', 'spinach']), mustUse: ['egg'] };
    expect(wish({ mustUse: ['spinach', 'lamb'] }, found)?.ask).toMatchObject({
      useUpIds: ['spinach'],
      useUp: ['épinards'],
    });
    expect(wish({}, found)?.ask).toMatchObject({ useUpIds: ['egg'], useUp: ['œuf'] });
    expect(wish({ mustUse: [] }, found)?.ask).not.toHaveProperty('useUp');
  });

  it('respects what the text rules out, in addition to the preferences', () => {
    const wished = { allergens: ['Dairy' as const], diets: ['Vegan' as const], ingredients: [] };
    expect(wish({ preferences: { excludedAllergens: ['Nuts'] } }, { wished })?.ask).toMatchObject({
      excludedAllergens: ['Nuts', 'Dairy'],
      dietTypes: ['Vegan'],
    });
  });

  it('is nothing when only wishes were typed', () => {
    expect(wish({ ingredients: 'vegan' }, { isBrowsed: true })).toBeUndefined();
    expect(wish({ recipeName: 'vegan' }, { isBrowsed: true, kitchen: undefined })).toBeUndefined();
  });

  it('is a dish by its name, or what a photo showed', () => {
    expect(wish({ recipeName: ' wellington ' }, { kitchen: undefined, ingredients: [] })?.ask).toMatchObject({
      text: 'wellington',
      dish: 'wellington',
      ingredients: [],
    });
    expect(wish({ ingredients: undefined }, { ingredients: ['eggs', 'feta'] })?.ask.text).toBe('eggs, feta');
  });
});

describe('two requests', () => {
  const key = (...args: Parameters<typeof wish>) => askKey(wish(...args)!, 'fake:1b');
  const first = key();

  it.each([
    ['in another order', {}, { kitchen: kitchen(['tomato', 'egg']) }, {}, { kitchen: kitchen(['egg', 'tomato']) }],
    ['in other words', { ingredients: 'eggs' }, {}, { ingredients: 'huevos, huevo' }, {}],
    ['with every sub-type', {}, {}, { subcategory: 'All' as const }, {}],
    ['with no sub-type', {}, {}, { subcategory: 'None' as const }, {}],
    ['with another list beside them', {}, {}, {}, { hits: hits(1, match(1, 3)) }],
    [
      'with the same allergens and diets from elsewhere',
      { preferences: { excludedAllergens: ['Eggs', 'Milk'], dietTypes: ['Vegan' as const, 'Keto' as const] } },
      {},
      { excludedAllergens: ['Dairy', 'eggs'], preferences: { dietTypes: ['Keto' as const, 'Vegan' as const] } },
      {},
    ],
    ['for a name in another case', { recipeName: 'Goulash' }, {}, { recipeName: ' goulash' }, {}],
  ])('%s are the same', (_name, overA, foundA, overB, foundB) => {
    expect(key(overA, foundA)).toBe(key(overB, foundB));
  });

  it.each([
    ['other ingredients', {}, { kitchen: kitchen(['tomato']) }],
    ['something ruled out', {}, noCheese],
    ['a word that is not known', {}, { unknown: ['xyz'] }],
    ['a person to be careful with', { ingredients: 'eggs for my baby' }, {}],
    ['another category', { category: 'Drinks' as const }, {}],
    ['another sub-type', { category: 'Meals' as const, subcategory: 'Lunch' as const }, {}],
    ['less time', { maxMinutes: 15 as const }, {}],
    ['something to use up', { mustUse: ['egg'] }, {}],
    ['a cuisine', { cuisines: ['italian' as const] }, {}],
    ['another diet', { preferences: { dietTypes: ['Vegan' as const] } }, {}],
    ['another allergen', { excludedAllergens: ['Fish'] }, {}],
    ['the other measures', { preferences: { measurementSystem: 'imperial' as const } }, {}],
    ['a name', { recipeName: 'goulash' }, { kitchen: undefined }],
  ])('with %s are not', (_name, over, found) => {
    expect(key(over, found)).not.toBe(first);
  });

  it('with two sub-types of a category are not the same', () => {
    const [lunch, dinner, any] = (['Lunch', 'Dinner', 'All'] as const).map((subcategory) =>
      key({ category: 'Meals', subcategory }),
    );
    expect(new Set([lunch, dinner, any]).size).toBe(3);
  });

  it('in two languages or of two models are not the same, and no key reveals the text', () => {
    const asked = wish()!;
    expect(askKey(asked, 'other:7b')).not.toBe(first);
    expect(askKey({ ...asked, ask: { ...asked.ask, language: 'es' } }, 'fake:1b')).not.toBe(first);
    expect(first).toMatch(/^[0-9a-f]{64}$/);
  });
});
