import { aWrittenRecipe } from '@kitchen/testing/drafts';
import type { DishFacts } from '../images/compose/nearestDish';
import type { PictureSpec } from '../images/pictureSpec';
import type { StoredRecipe } from '../text/recipeText';
import { createWrittenPictures } from './writtenPictures';

const REPORT = { passed: [], corrected: [], cautions: [], computed: [], claimed: [] };
const WRITTEN: StoredRecipe = {
  ...aWrittenRecipe({
    title: 'Dal',
    ingredients: ['a pinch of love', ...['red-lentil', 'onion', 'onion'].map((id) => ({ name: id, quantity: '', id }))],
  }),
  generated: { by: 'a model', report: REPORT },
};
const PICTURE = {} as PictureSpec;

const opened = (recipe: StoredRecipe | undefined, picture: PictureSpec | null = PICTURE) => {
  const asked: number[] = [];
  const composed: DishFacts[] = [];
  const learnt: unknown[] = [];
  const pictures = createWrittenPictures({
    find(id) {
      asked.push(id);
      return Promise.resolve(recipe);
    },
    compose(facts) {
      composed.push(facts);
      return picture ?? undefined;
    },
    learn: (...what) => void learnt.push(what),
  });
  return { ...pictures, asked, composed, learnt };
};

describe('the picture of a written recipe', () => {
  it('can be drawn under its path once it was asked for', async () => {
    const { pathOf, isKnown, asked, composed, learnt } = opened(WRITTEN);
    expect(pathOf(7)).toBe('/pictures/written-7.webp');
    expect(await isKnown('written-7')).toBe(true);
    expect(asked).toEqual([7]);
    const facts = { category: 'Meals', subcategory: 'Dinner', ingredientIds: ['red-lentil', 'onion'] };
    expect(composed).toEqual([{ title: 'Dal', ...facts }]);
    expect(learnt).toEqual([['written-7', PICTURE]]);
  });

  it.each<[string, StoredRecipe | undefined, PictureSpec | null]>([
    ['there is no such recipe', undefined, PICTURE],
    ['no model wrote the recipe', { ...WRITTEN, generated: undefined }, PICTURE],
    ['no known dish is like it', WRITTEN, null],
  ])('is none when %s', async (_why, recipe, picture) => {
    const { isKnown, learnt } = opened(recipe, picture);
    expect([await isKnown('written-7'), learnt]).toEqual([false, []]);
  });

  it.each([
    'shakshuka',
    'written-',
    'written-0',
    'written-07',
    'written-7-v2',
    'rewritten-7',
    'written-9999999999999999',
  ])('is not looked for under the name %s', async (name) => {
    const { isKnown, asked } = opened(WRITTEN);
    expect([await isKnown(name), asked]).toEqual([false, []]);
  });
});
