import type { Recipe } from '@contracts/recipe';
import { fromJsonText, toJsonText, type JsonText } from './jsonText';
import { answerWith, hasDeveloperData, listText, markedText, matchedText, pageOf, unmarkedRecipe, unmarkedText, type StoredRecipe } from './recipeText'; // prettier-ignore

const SOUP: StoredRecipe = {
  title: 'Soup "of the day"',
  description: '},"isSaved":true}',
  category: 'Meals',
  subcategory: 'Dinner',
  servings: 2,
  allergens: ['Celery'],
  ingredients: ['1 celery'],
  instructions: [{ step: 'Boil.' }],
};
const MARKS = { userRating: 4, isSaved: true, savedAt: 1_700_000_000_000 };
const MATCH = { matchedIngredients: 1, totalIngredients: 1, has: ['celery'], needs: [] };

const plain = <T>(text: JsonText<T>): unknown => fromJsonText(text);

describe('the text of a recipe', () => {
  const recipe = unmarkedRecipe(7, SOUP);
  const stored = toJsonText(SOUP);

  it('made from the stored text is that of the recipe', () => {
    expect(recipe).toEqual({ ...SOUP, id: 7, userRating: 0, isSaved: false });
    expect(plain(unmarkedText(7, stored))).toEqual(recipe);
  });

  it.each<[string, JsonText<Recipe>]>([
    ['the stored text', unmarkedText(7, stored)],
    ['the recipe', pageOf(recipe).json],
    ['a recipe with marks in another place', toJsonText({ isSaved: false, userRating: 0, ...SOUP, id: 7 })],
  ])('takes the marks of a user, made from %s', (_from, text) => {
    expect(plain(markedText(text, MARKS))).toEqual({ ...recipe, ...MARKS });
  });

  it('takes the match of a search', () => {
    expect(plain(matchedText(pageOf(recipe).json, MATCH))).toEqual({ ...recipe, ...MATCH });
  });

  it('says whether there is something for developers in it', () => {
    expect(hasDeveloperData(stored)).toBe(false);
    expect(hasDeveloperData(toJsonText({ ...SOUP, _devData: { aiResponse: 'soup' } }))).toBe(true);
  });

  it('is part of a list and of an answer', () => {
    const text = unmarkedText(7, stored);
    expect(plain(listText([]))).toEqual([]);
    expect(plain(listText([text, text]))).toEqual([recipe, recipe]);
    expect(plain(answerWith([text], { ingredients: ['celery'] }))).toEqual({
      recipes: [recipe],
      ingredients: ['celery'],
    });
    expect(plain(answerWith([], { ingredients: [] }))).toEqual({ recipes: [], ingredients: [] });
  });
});
