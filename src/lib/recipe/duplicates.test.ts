import { switchToTurkishDevice } from '@kitchen/testing/turkishDevice';
import { createDuplicates } from './duplicates';

const dish = (title: string, ...ids: string[]) => ({
  title,
  ingredients: ids.map((id) => ({ name: id, quantity: '', id })),
});

const saved = [dish('Crème brûlée', 'cream', 'egg', 'sugar'), dish('Icing', 'butter', 'icing-sugar')];
const { ofRecipe, ofWords } = createDuplicates(saved);

describe('a recipe is on the list already', () => {
  it.each([
    ['under the same title', 'Crème brûlée'],
    ['in capitals', ' CRÈME BRÛLÉE '],
    ['with accents as separate signs, as some programs write them', 'Crème brûlée'.normalize('NFD')],
    ['without accents', 'Creme brulee'],
  ])('%s', (_how, title) => {
    expect(ofRecipe(dish(title, 'cream', 'egg', 'sugar'))).toBe(saved[0]);
  });

  it('on a device in a language with other letters', () => {
    switchToTurkishDevice();
    const found = createDuplicates(saved).ofRecipe(dish('ICING', 'butter', 'icing-sugar'));
    jest.restoreAllMocks();
    expect(found).toBe(saved[1]);
  });

  it('as the words of a file', () => {
    const words = { title: 'icing', about: '', servings: 4, steps: [], category: 'Desserts', subcategory: 'None' };
    const ingredients = ['100 g butter', '200 g icing sugar'].map((text) => ({ text }));
    expect(ofWords({ ...words, ingredients } as never)).toBe(saved[1]);
  });
});

it.each([
  ['other ingredients', 'Icing', ['cream-cheese', 'honey']],
  ['another title', 'Icing for biscuits', ['butter', 'icing-sugar']],
  ['no title', ' ', ['butter', 'icing-sugar']],
])('a recipe with %s is not', (_what, title, ids) => {
  expect(ofRecipe(dish(title, ...ids))).toBeUndefined();
});
