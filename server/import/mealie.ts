import { minutesOf, servingsOf, sumOf } from './amounts';
import type { RawRecipe, RawStep } from './importTypes';
import { firstText, isObject, labelsOf, listOf, numberOf, textOf, type LooseObject } from './looseValues';
import { plainLine, plainLines, withoutMarkdown } from './markup';

/**
 * A Mealie recipe as its API and its export write it: like schema.org without types, with ingredients in parts. Backups
 * of versions before 1.0 contain one per file, with names in snake case.
 */
export const isMealieRecipe = (value: unknown): value is LooseObject =>
  isObject(value) &&
  ['recipeIngredient', 'recipeInstructions', 'recipe_ingredient', 'recipe_instructions'].some((key) => key in value) &&
  !('@type' in value);

/** A Mealie backup: the tables of its database. */
export const isMealieDatabase = (value: unknown): value is LooseObject =>
  isObject(value) && Array.isArray(value.recipes) && Array.isArray(value.recipes_ingredients);

/** 0 means no amount; 0.3333 is rounded to two decimals. */
const amountText = (value: unknown): string => {
  const amount = numberOf(value);
  return amount === undefined || amount <= 0 ? '' : String(Math.round(amount * 100) / 100);
};

const ingredientLine = (value: unknown): string => {
  if (!isObject(value)) return plainLine(textOf(value));
  const written = firstText(value.originalText, value.original_text, value.display);
  if (written !== '') return plainLine(written);
  const food = textOf(value.food);
  const unit = textOf(value.unit);
  const note = textOf(value.note);
  // A line that Mealie did not parse is a note, and its quantity of 1 is meaningless.
  if (food === '' && unit === '' && numberOf(value.quantity) === 1) return plainLine(note);
  const named = [amountText(value.quantity), unit, food === '' ? note : food].filter((word) => word !== '');
  return plainLine([named.join(' '), ...(food !== '' && note !== '' ? [note] : [])].join(', '));
};

/** The title of an ingredient is the heading above it. */
const ingredientLines = (value: unknown): string[] => {
  const heading = isObject(value) ? plainLine(textOf(value.title)).replace(/:$/, '') : '';
  return [...(heading === '' ? [] : [`${heading}:`]), ingredientLine(value)].filter(Boolean);
};

const stepsOf = (value: unknown): RawStep[] =>
  listOf(value).flatMap((one) => {
    const lines = plainLines(withoutMarkdown(textOf(isObject(one) ? one.text : one)));
    return lines.map((text) => ({ text }));
  });

const recipeOf = (recipe: LooseObject): RawRecipe => ({
  title: textOf(recipe.name),
  description: withoutMarkdown(textOf(recipe.description)),
  labels: labelsOf(recipe.recipeCategory ?? recipe.recipe_category, recipe.tags),
  servings: servingsOf(
    [recipe.recipeServings, recipe.recipe_servings, recipe.recipeYield, recipe.recipe_yield].filter(Boolean),
  ),
  minutes:
    minutesOf(recipe.totalTime ?? recipe.total_time) ??
    sumOf(
      minutesOf(recipe.prepTime ?? recipe.prep_time),
      minutesOf(recipe.performTime ?? recipe.perform_time ?? recipe.cookTime ?? recipe.cook_time),
    ),
  ingredients: listOf(recipe.recipeIngredient ?? recipe.recipe_ingredient).flatMap(ingredientLines),
  steps: stepsOf(recipe.recipeInstructions ?? recipe.recipe_instructions),
  source: firstText(recipe.orgURL, recipe.org_url) || undefined,
});

export const mealieRecipe = recipeOf;

/** Rows of a table by the value of one column, each list in the order of the position column. */
const rowsBy = (table: unknown, column: string): ReadonlyMap<string, LooseObject[]> => {
  const groups = new Map<string, LooseObject[]>();
  for (const row of listOf(table)) {
    if (!isObject(row)) continue;
    const key = textOf(row[column]);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  for (const group of groups.values()) group.sort((a, b) => (numberOf(a.position) ?? 0) - (numberOf(b.position) ?? 0));
  return groups;
};

/** Names linked to a recipe through a join table: its categories, its tags. */
const linked = (database: LooseObject, between: string, column: string, table: string) => {
  const names = rowsBy(database[table], 'id');
  const links = rowsBy(database[between], 'recipe_id');
  return (recipeId: string): string[] =>
    (links.get(recipeId) ?? []).flatMap((link) => textOf(names.get(textOf(link[column]))?.[0]) || []);
};

/** The recipes of a backup, assembled from its tables. */
export const mealieDatabaseRecipes = (database: LooseObject): RawRecipe[] => {
  const ingredients = rowsBy(database.recipes_ingredients, 'recipe_id');
  const instructions = rowsBy(database.recipe_instructions, 'recipe_id');
  const foods = rowsBy(database.ingredient_foods, 'id');
  const units = rowsBy(database.ingredient_units, 'id');
  const categories = linked(database, 'recipes_to_categories', 'category_id', 'categories');
  const tags = linked(database, 'recipes_to_tags', 'tag_id', 'tags');
  return listOf(database.recipes)
    .filter(isObject)
    .map((recipe) => {
      const id = textOf(recipe.id);
      return recipeOf({
        ...recipe,
        recipeIngredient: (ingredients.get(id) ?? []).map((row) => ({
          ...row,
          food: foods.get(textOf(row.food_id))?.[0],
          unit: units.get(textOf(row.unit_id))?.[0],
        })),
        recipeInstructions: instructions.get(id),
        recipeCategory: categories(id),
        tags: tags(id),
      });
    });
};
