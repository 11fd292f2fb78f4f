import { createCorpusBook } from '../corpus/corpusBook';
import { DISHES } from '../testing/dishes';
import { fromJsonText, toJsonText } from '../text/jsonText';
import type { StoredRecipe } from '../text/recipeText';
import { createShownRecipes } from './shownRecipes';

const STORED: StoredRecipe = {
  title: 'Dal',
  description: '',
  category: 'Meals',
  subcategory: 'Dinner',
  servings: 2,
  allergens: [],
  ingredients: ['200 g red lentils'],
  instructions: [{ step: 'Boil.' }],
  imageUrl: '/pictures/written-7.webp',
};
const _devData = { promptData: { model: 'fake:1b', system: '', prompt: '' }, aiResponse: {} };
const WRITTEN: StoredRecipe = { ...STORED, _devData };

const open = (hasDevTools = false) => {
  const corpus = createCorpusBook(DISHES);
  const { id } = DISHES[0]!;
  return { ...createShownRecipes({ corpus, hasDevTools }), corpus, id };
};

describe('a stored recipe as it is shown', () => {
  it('is neither saved nor rated', () => {
    const recipe = { ...STORED, id: 7, isSaved: false, userRating: 0 };
    const { shown, pageOf, textOf } = open();
    expect(shown(7, STORED)).toEqual(recipe);
    const page = pageOf(7, STORED);
    expect([page.recipe, fromJsonText(page.json)]).toEqual([recipe, recipe]);
    expect(fromJsonText(textOf(7, toJsonText(STORED), 'en-GB')!)).toEqual(recipe);
  });

  it.each([true, false])('shows what a model was asked to developers only: %s', (hasDevTools) => {
    const { shown, textOf } = open(hasDevTools);
    const seen = [shown(7, WRITTEN), fromJsonText(textOf(7, toJsonText(WRITTEN), 'en-GB')!)];
    expect(seen.map((recipe) => '_devData' in recipe)).toEqual([hasDevTools, hasDevTools]);
    expect('_devData' in shown(7, STORED)).toBe(false);
  });

  it('has the latest of its drawings, whatever the order in which they were chosen', () => {
    const { shown, textOf, showVariant } = open();
    for (const variant of [3, 2]) showVariant(7, variant);
    expect(shown(7, STORED).imageUrl).toBe('/pictures/written-7-v3.webp');
    expect(fromJsonText(textOf(7, toJsonText(STORED), 'en-GB')!).imageUrl).toBe('/pictures/written-7-v3.webp');
    expect(shown(8, STORED).imageUrl).toBe('/pictures/written-7.webp');
  });

  it('has no drawing where it has no picture, and keeps a picture from elsewhere', () => {
    const { shown, showVariant } = open();
    showVariant(7, 2);
    expect(shown(7, { ...STORED, imageUrl: undefined }).imageUrl).toBeUndefined();
    expect(shown(7, { ...STORED, imageUrl: '/api/photos/a.jpg' }).imageUrl).toBe('/api/photos/a.jpg');
  });
});

describe('a recipe of the collection', () => {
  it('is read in the language of the reader, whatever is stored under its id', () => {
    const { textOf, corpus, id } = open();
    expect(textOf(id, null, 'fr')).toBe(corpus.text(id, 'fr'));
    expect(textOf(id, toJsonText(STORED), 'fr')).toBe(corpus.text(id, 'fr'));
    expect(textOf(7, null, 'fr')).toBeUndefined();
  });

  it('is shown with the drawing that was chosen last', () => {
    const { textOf, showVariant, corpus, id } = open();
    showVariant(id, 2);
    expect(fromJsonText(textOf(id, null, 'en-GB')!).imageUrl).toMatch(/-v2\.webp/);
    expect(corpus.changes()).toBe(1);
  });
});
