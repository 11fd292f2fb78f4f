import { createCorpusBook } from '../corpus/corpusBook';
import type { ImportedEntry } from '../repositories/importedRecipesRepository';
import type { StoredRecipe } from '../repositories/recipesRepository';
import { DISHES } from '../testing/dishes';
import { fillShelf } from './recipeShelf';

const body = (title: string) => ({ title, ingredients: ['egg'] }) as unknown as StoredRecipe;
const entry = (id: number, title: string, ingredientIds: string[]): ImportedEntry => ({
  id,
  title,
  ingredientIds,
  facts: JSON.stringify({ category: 'Meals', subcategory: 'None', allergens: ['Eggs'], diets: ['Meat'] }),
});

const asked: number[][] = [];
const shelfOf = (...entries: ImportedEntry[]) =>
  fillShelf({
    corpus: createCorpusBook(DISHES),
    imported: {
      async *batches() {
        for (const one of entries) yield [one];
      },
      findAll: (ids) => {
        asked.push([...ids]);
        return Promise.resolve(new Map(ids.filter((id) => id !== 13).map((id) => [id, body(`Recipe ${id}`)])));
      },
    },
  });

beforeEach(() => asked.splice(0));

it('has the imported recipes behind the corpus, and reads those that are shown in one go', async () => {
  const shelf = await shelfOf(entry(11, 'Omelette', ['egg', 'salt']), entry(12, 'Rice', ['rice']));
  expect(shelf.size).toBe(DISHES.length + 2);
  const at = DISHES.length;
  const pages = await shelf.pagesOf([at + 1, 0, at], 'fr');
  expect(pages.map((page) => page!.recipe.title)).toEqual(['Recipe 12', 'Tortilla espagnole', 'Recipe 11']);
  expect(JSON.parse(pages[0]!.json)).toEqual({ ...body('Recipe 12'), id: 12, userRating: 0, isSaved: false });
  expect(asked).toEqual([[12, 11]]);
});

it('knows what is in them: staples are asked for by name only, and ids of another table are passed over', async () => {
  const shelf = await shelfOf(entry(11, 'Omelette', ['egg', 'salt', 'unicorn']));
  const position = DISHES.length;
  expect(shelf.countedIdsOf(position)).toEqual(['egg']);
  expect(shelf.hasOneOf(['salt'])(position)).toBe(true);
  expect(shelf.hasOneOf(['rice', 'unicorn'])(position)).toBe(false);
  expect(shelf.hasOneOf(['egg'])(0)).toBe(true);
});

it('lacks a recipe that went from the database since the start', async () => {
  const shelf = await shelfOf(entry(13, 'Ghost', ['egg']));
  expect(await shelf.pagesOf([DISHES.length], 'en-GB')).toEqual([undefined]);
});
