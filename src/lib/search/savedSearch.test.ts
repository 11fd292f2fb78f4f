import { LANGUAGES, SORT_OPTIONS } from '@contracts/vocabulary';
import { aRecipe } from '@/testing/builders';
import { readyLongList, sortLongList } from './longListOrder';
import { bestMatchFirst, findRecipes, readyMatches } from './savedSearch';
import { sortRecipes } from './sortRecipes';

const soup = aRecipe({
  id: 1,
  title: 'Soupe à l’oignon',
  description: 'Bread, cheese and a long winter evening.',
  ingredients: [{ name: 'onions', quantity: '1 kg' }, 'a glass of white wine'],
});
const brulee = aRecipe({
  id: 2,
  title: 'Crème brûlée',
  description: 'It cracks.',
  ingredients: ['cream', 'œufs', { name: 'vanilla', quantity: '1' }],
});
const tart = aRecipe({
  id: 3,
  title: 'Onion tart',
  description: 'With cream.',
  ingredients: ['shortcrust pastry', 'cheese'],
});
const recipes = [soup, brulee, tart];

const idsOf = (found: readonly { id: number }[]) => found.map(({ id }) => id);

describe('searching the saved list', () => {
  it.each([
    ['', [1, 2, 3]],
    ['   ', [1, 2, 3]],
    ['ONION', [1, 3]],
    ['creme brulee', [2]],
    ['Œufs', [2]],
    ['oeufs', [2]],
    ["l'oignon", [1]],
    ['white  wine', [1]],
    ['winter', [1]],
    ['cream', [2, 3]],
    ['1 kg', []],
    ['egg', []],
  ])('for %j finds by title, ingredient or description: %j', (text, ids) => {
    expect(idsOf(findRecipes(recipes, text))).toEqual(ids);
  });

  it('prefers matches of the whole text, and falls back to its words', () => {
    expect(idsOf(findRecipes(recipes, 'onion tart'))).toEqual([3]);
    expect(idsOf(findRecipes(recipes, 'tart onion'))).toEqual([3]);
    expect(idsOf(findRecipes(recipes, 'cheese onion'))).toEqual([1, 3]);
    expect(idsOf(findRecipes(recipes, 'cheese herring'))).toEqual([]);
  });

  it.each([
    [['o', 'on', 'oni', 'onion', 'onion t', 'onion tart'], [3]],
    [['onion', 'onio', 'o', 'or', 'ora'], []],
    [
      ['zzz', 'zzz o', 'o'],
      [1, 2, 3],
    ],
    [['tart', 'tart ', 'tart o', 'tart onion'], [3]],
    [
      ['cream', ' cream', 'cream'],
      [2, 3],
    ],
    [['it cracks', 'crack'], [2]],
    [
      ['cheese o', 'cheese on', 'cheese onion'],
      [1, 3],
    ],
    [['cheese onion', 'cheese cream'], [3]],
    [['cheese h', 'cheese he', 'cheese herring'], []],
  ])('typed key by key as %j finds what the last text alone finds: %j', (texts, ids) => {
    let found: readonly { id: number }[] = [];
    for (const text of texts) found = findRecipes(recipes, text);
    expect(idsOf(found)).toEqual(ids);
    expect(found).toEqual(findRecipes([...recipes], texts.at(-1)!));
  });

  it('returns the same list for the same search, so that nothing re-renders', () => {
    expect(findRecipes(recipes, 'onion ')).toBe(findRecipes(recipes, 'Onion'));
  });

  it('never matches across two ingredients', () => {
    expect(findRecipes([aRecipe({ ingredients: ['rice', 'wine vinegar'] })], 'rice wine vinegar')).toHaveLength(1);
    expect(findRecipes([aRecipe({ ingredients: ['rice', 'wine vinegar'] })], 'ricewine')).toHaveLength(0);
  });

  it('ranks names before ingredients, and those before descriptions', () => {
    expect(idsOf(bestMatchFirst(findRecipes(recipes, 'onion'), 'onion'))).toEqual([3, 1]);
    expect(idsOf(bestMatchFirst(findRecipes([tart, brulee], 'cream'), 'cream'))).toEqual([2, 3]);
    expect(bestMatchFirst(recipes, '')).toBe(recipes);
  });

  it('only looks up what was found ahead, however long the list', () => {
    const list = Array.from({ length: 1_000 }, (_, i) => aRecipe({ id: i + 1, title: i % 2 ? 'Pea soup' : 'A soup' }));
    const steps = [...readyMatches(list, 'soup')];
    expect(steps.length).toBeGreaterThan(10);
    expect([...readyMatches(list, 'soup')]).toEqual([]);
    const found = findRecipes(list, 'soup');
    expect(found).toHaveLength(1_000);
    expect(bestMatchFirst(found, 'soup')).toBe(bestMatchFirst(findRecipes(list, 'Soup'), ' soup'));
  });

  it('finds an edited recipe by its new text', () => {
    expect(findRecipes([{ ...soup, title: 'Gratinée' }], 'gratinee')).toHaveLength(1);
  });
});

describe('a long list', () => {
  const WORDS = [
    'Œufs',
    'oignon',
    'Piñata',
    'Pizza',
    'pinza',
    'crème',
    'Crêpe',
    '12 hour',
    '2 hour',
    'à point',
    'Zuppa',
  ];
  const many = Array.from({ length: 400 }, (_, i) =>
    aRecipe({
      id: i + 1,
      title: `${WORDS[(i * 7) % WORDS.length]} ${WORDS[(i * 3 + 1) % WORDS.length]}`,
      userRating: i % 6,
      prepTime: (i * 13) % 90,
    }),
  );

  it.each(SORT_OPTIONS.flatMap((option) => LANGUAGES.map((language) => [option, language] as const)))(
    'is sorted by %s in %s like a short one',
    (option, language) => {
      // Recipe by recipe: ties keep their order.
      expect(idsOf(sortLongList(many, option, language))).toEqual(idsOf(sortRecipes(many, option, language)));
    },
  );

  it('is prepared step by step, and then only sorted', () => {
    const titles = ['Zuppa', 'œufs', 'Ñame', '“Pie”', '12 eggs', '2 eggs', 'Nata', 'Orzo', 'écrasé', 'Eton mess'];
    const list = titles.map((title, i) => aRecipe({ id: i + 1, title }));
    for (const language of LANGUAGES) {
      const steps = [...readyLongList(list, language)];
      expect(steps.length).toBeGreaterThan(2 * list.length);
      const collator = jest.spyOn(Intl, 'Collator');
      const sorted = idsOf(sortLongList(list, 'name-asc', language));
      expect(collator).not.toHaveBeenCalled();
      collator.mockRestore();
      expect(sorted).toEqual(idsOf(sortRecipes(list, 'name-asc', language)));
      expect([...readyLongList(list, language)]).toHaveLength(list.length);
    }
  });

  it('puts a title added since in its place', () => {
    const more = [aRecipe({ id: 999, title: 'Pippin' }), ...many];
    for (const option of ['name-asc', 'name-desc'] as const) {
      sortLongList(many, option, 'fr');
      expect(idsOf(sortLongList(more, option, 'fr'))).toEqual(idsOf(sortRecipes(more, option, 'fr')));
    }
  });

  it('puts recipes without a time last', () => {
    const timed = [undefined, 25, 3, 1.5, 25].map((prepTime, i) => aRecipe({ id: i + 1, prepTime }));
    expect(idsOf(sortLongList(timed, 'prep-time', 'en-GB'))).toEqual([4, 3, 2, 5, 1]);
  });
});
