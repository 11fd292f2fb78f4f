import { decodeText } from './decodeText';
import { ImportError, type RawRecipe, type RecipeReader } from './importTypes';
import { isObject, listOf, type LooseObject } from './looseValues';
import { isMealieDatabase, isMealieRecipe, mealieDatabaseRecipes, mealieRecipe } from './mealie';
import { isPaprikaRecipe, paprikaRecipe } from './paprika';
import { isRecipeSageRecipe, recipeSageRecipe } from './recipeSage';
import { schemaOrgRecipes } from './schemaOrg';
import { isTandoorRecipe, tandoorRecipe } from './tandoor';

/** What nothing knows is a recipe without anything, so that it is told as a fault beside those that can be read. */
const NOTHING: RawRecipe = { title: '', description: '', labels: [], ingredients: [], steps: [] };

const readers: readonly (readonly [
  is: (value: unknown) => value is LooseObject,
  read: (value: LooseObject) => RawRecipe,
])[] = [
  [isMealieRecipe, mealieRecipe],
  [isTandoorRecipe, tandoorRecipe],
  [isPaprikaRecipe, paprikaRecipe],
  [isRecipeSageRecipe, recipeSageRecipe],
];

const readerOf = (value: unknown) => readers.find(([is]) => is(value))?.[1];

/** The recipes of a program's own export: one, a list, or a list under "recipes". */
const recipesOfPrograms = (data: unknown): RawRecipe[] => {
  if (isMealieDatabase(data)) return mealieDatabaseRecipes(data);
  const items = isObject(data) && Array.isArray(data.recipes) ? data.recipes : listOf(data);
  if (!items.some(readerOf)) return [];
  return items.map((item: unknown) => readerOf(item)?.(item as LooseObject) ?? NOTHING);
};

/** Recipes in JSON: JSON-LD, or what Mealie, Tandoor, Paprika and RecipeSage write. The form decides, not the name. */
export const readJson: RecipeReader = ({ name, bytes }) => {
  let data: unknown;
  try {
    data = JSON.parse(decodeText(bytes));
  } catch {
    throw new ImportError('malformed', name, 'not valid JSON');
  }
  const linked = schemaOrgRecipes(data);
  const recipes = linked.length > 0 ? linked : recipesOfPrograms(data);
  if (recipes.length === 0) throw new ImportError('noRecipe', name, 'no recipe of a known form in this JSON');
  return recipes;
};
