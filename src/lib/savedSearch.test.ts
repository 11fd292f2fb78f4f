import { LANGUAGES, SORT_OPTIONS } from '@contracts/vocabulary';
import { aRecipe } from '@/testing/builders';
import { bestMatchFirst, findRecipes, readySearchTexts, sortLongList } from './savedSearch';
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

describe('a search in the saved list', () => {
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

  it('takes the whole text first, and its words where nothing has the whole', () => {
    expect(idsOf(findRecipes(recipes, 'onion tart'))).toEqual([3]);
    expect(idsOf(findRecipes(recipes, 'tart onion'))).toEqual([3]);
    expect(idsOf(findRecipes(recipes, 'cheese onion'))).toEqual([1, 3]);
    expect(idsOf(findRecipes(recipes, 'cheese herring'))).toEqual([]);
  });

  it('never reads from one ingredient into the next', () => {
    expect(findRecipes([aRecipe({ ingredients: ['rice', 'wine vinegar'] })], 'rice wine vinegar')).toHaveLength(1);
    expect(findRecipes([aRecipe({ ingredients: ['rice', 'wine vinegar'] })], 'ricewine')).toHaveLength(0);
  });

  it('puts names before ingredients, and those before descriptions', () => {
    expect(idsOf(bestMatchFirst(findRecipes(recipes, 'onion'), 'onion'))).toEqual([3, 1]);
    expect(idsOf(bestMatchFirst(findRecipes([tart, brulee], 'cream'), 'cream'))).toEqual([2, 3]);
    expect(bestMatchFirst(recipes, '')).toBe(recipes);
  });

  it('sees an edited recipe with its new words', () => {
    expect(findRecipes([{ ...soup, title: 'Gratinée' }], 'gratinee')).toHaveLength(1);
  });

  it('is made ready in goes, each as long as it may be', () => {
    const many = Array.from({ length: 5 }, (_, i) => aRecipe({ id: i + 1 }));
    let asked = 0;
    const everySecond = () => (asked += 1) % 2 === 0;
    expect(readySearchTexts(many, 0, everySecond)).toBe(2);
    expect(readySearchTexts(many, 2, everySecond)).toBe(4);
    expect(readySearchTexts(many, 4, everySecond)).toBeUndefined();
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
    'is sorted by %s in %s as a short one is',
    (option, language) => {
      const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title);
      expect(titles(sortLongList(many, option, language))).toEqual(titles(sortRecipes(many, option, language)));
    },
  );
});
