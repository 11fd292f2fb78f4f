import { decodeText } from './decodeText';
import { ImportError, type RawRecipe, type RecipeReader } from './importTypes';
import { asMended, parseLooseJson } from './looseJson';
import { isObject, listOf, type LooseObject } from './looseValues';
import { isMealieDatabase, isMealieRecipe, mealieDatabaseRecipes, mealieRecipe } from './mealie';
import { isPaprikaRecipe, paprikaRecipe } from './paprika';
import { isRecipeSageRecipe, recipeSageRecipe } from './recipeSage';
import { schemaOrgRecipes } from './schemaOrg';
import { isTandoorRecipe, tandoorRecipe } from './tandoor';

/** Result for an unknown form: a recipe without content, so that it is reported as a fault beside the readable ones. */
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

/** The recipes of a program's export: one, a list, or a list under "recipes". */
const recipesOfPrograms = (data: unknown): RawRecipe[] => {
  if (isMealieDatabase(data)) return mealieDatabaseRecipes(data);
  const items = isObject(data) && Array.isArray(data.recipes) ? data.recipes : listOf(data);
  if (!items.some(readerOf)) return [];
  return items.map((item: unknown) => readerOf(item)?.(item as LooseObject) ?? NOTHING);
};

/**
 * Recipes in JSON: JSON-LD, or the formats of Mealie, Tandoor, Paprika and RecipeSage. The form decides, not the name.
 */
export const readJson: RecipeReader = ({ name, bytes }) => {
  const parsed = parseLooseJson(decodeText(bytes));
  if (!parsed) throw new ImportError('malformed', name, 'not valid JSON');
  const { data, isMended } = parsed;
  const linked = schemaOrgRecipes(data);
  const all = linked.length > 0 ? linked : recipesOfPrograms(data);
  const recipes = isMended ? asMended(all) : all;
  if (recipes.length > 0) return recipes;
  throw isMended
    ? new ImportError('malformed', name, 'not valid JSON')
    : new ImportError('noRecipe', name, 'no recipe of a known form in this JSON');
};
