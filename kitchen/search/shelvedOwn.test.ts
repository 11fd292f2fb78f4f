import { written } from '../testing/written';
import { searchByName } from './nameSearch';
import { searchByIngredients } from './recipeSearch';
import { createSearchShelfBuilder } from './searchShelf';
import { shelvedFromOwn } from './shelvedOwn';

const FIELDS = { category: 'None', preferences: {} } as const;

const shelfOf = (...recipes: ReturnType<typeof written>[]) => {
  const builder = createSearchShelfBuilder();
  for (const recipe of recipes) builder.put(shelvedFromOwn(recipe));
  return builder.finish((position) => recipes[position]!.title);
};

const PIE = written('Nan’s Sunday pie', ['500 g leeks', '200 g Cheddar', '2 eggs', 'salt and pepper']);
const SOUP = written('Green soup', ['1 lettuce or 200 g spinach', '1 potato'], { minutes: 20 });

describe('a recipe of one’s own', () => {
  it('is found by its ingredients, of which staples do not count', () => {
    const { hits } = searchByIngredients(shelfOf(PIE, SOUP), FIELDS, 'leek, cheddar', 'en-GB');
    expect(hits).toEqual([{ entry: 0, matched: 2, total: 3 }]);
  });

  it('is found by its title and, in any language, by its ingredients', () => {
    const shelf = shelfOf(SOUP, PIE);
    for (const [name, language] of [
      ['sunday pie', 'en-GB'],
      ['poireau', 'fr'],
      ['nans sunday', 'es'],
    ] as const)
      expect([name, searchByName(shelf, FIELDS, name, language).positions]).toEqual([name, [1]]);
  });

  it('is ruled out by every ingredient that a line names, the second one too', () => {
    const found = (text: string) => searchByIngredients(shelfOf(PIE, SOUP), FIELDS, text, 'en-GB').total;
    expect([found('potato'), found('potato, no spinach'), found('potato, no lettuce')]).toEqual([1, 0, 0]);
  });

  it('is ruled out by what the note of a line names, and for a line in the cook’s words by these alone', () => {
    const line = { id: 'leek', name: 'leeks', quantity: '2', note: 'or spinach' };
    const found = (ingredient: object, text: string) =>
      searchByIngredients(shelfOf({ ...PIE, ingredients: [{ ...line, ...ingredient }] }), FIELDS, text, 'en-GB').total;
    expect([found({}, 'leek'), found({}, 'leek, no spinach')]).toEqual([1, 0]);
    const own = { written: '2 leeks or chard' };
    expect([found(own, 'leek, no spinach'), found(own, 'leek, no chard')]).toEqual([1, 0]);
  });

  it('is filtered by its allergens, diets and time like a shared one', () => {
    const shelf = shelfOf(PIE, SOUP);
    const count = (over: object) => searchByIngredients(shelf, { ...FIELDS, ...over }, 'leek, potato', 'en-GB').total;
    expect(count({})).toBe(2);
    expect(count({ excludedAllergens: ['Dairy'] })).toBe(1);
    expect(count({ preferences: { dietTypes: ['Vegan'] } })).toBe(1);
    expect(count({ maxMinutes: 30 })).toBe(1);
  });

  it('has lines that count and never match where they were not understood', () => {
    const odd = written('Odd stew', ['1 leek', '2 blorbs of zzyzx']);
    const { hits } = searchByIngredients(shelfOf(odd), FIELDS, 'leek', 'en-GB');
    expect(hits).toEqual([{ entry: 0, matched: 1, total: 2 }]);
  });

  it('is found by plain lines too, as other programs post them', () => {
    const { hits } = searchByIngredients(
      shelfOf({ ...PIE, ingredients: ['leek', 'butter'] }),
      FIELDS,
      'leek, butter',
      'en-GB',
    );
    expect(hits).toEqual([{ entry: 0, matched: 2, total: 2 }]);
  });
});
