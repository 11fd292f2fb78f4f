import type { Recipe, RecipeIngredient } from '@contracts/recipe';
import type { ShoppingThing } from '@contracts/shopping';
import type { Language } from '@contracts/vocabulary';
import { SHOPPING_NAME_MAX } from '@contracts/limits';

/**
 * What is in every kitchen and on no list: the staples of the table of ingredients, which is too large for the page that
 * adds a recipe.
 */
export const STAPLE_IDS: ReadonlySet<string> = new Set([
  ...['water', 'ice', 'salt', 'black-pepper', 'vegetable-oil', 'sunflower-oil', 'rapeseed-oil', 'olive-oil'],
  'cooking-spray',
]);

interface Choice {
  /** Requested servings divided by the recipe's own. */
  factor: number;
  /** Positions of the ingredients that are ready. */
  ready: readonly number[];
  /** What the cook always has. */
  pantry: readonly { id?: string; name: string }[];
  language: Language;
}

const TENTH = 10;

const scaled = (value: number | undefined, factor: number) =>
  value === undefined ? undefined : Math.round(value * factor * TENTH * TENTH) / (TENTH * TENTH);

const thingOf = (
  line: string | RecipeIngredient,
  recipe: Pick<Recipe, 'id' | 'title'>,
  choice: Choice,
): ShoppingThing => {
  const { factor, language } = choice;
  const of = { id: recipe.id, title: recipe.title };
  if (typeof line === 'string') return { name: line.slice(0, SHOPPING_NAME_MAX), language, recipe: of };
  const { name, id, unit, note } = line;
  const [amount, grams, ml] = [line.amount, line.grams, line.ml].map((value) => scaled(value, factor));
  return {
    name: name.slice(0, SHOPPING_NAME_MAX),
    language,
    ...(id !== undefined && { id }),
    ...(amount !== undefined && amount > 0 && { amount, unit: unit ?? 'piece' }),
    ...(grams !== undefined && { grams }),
    ...(ml !== undefined && { ml }),
    ...(note !== undefined && { note }),
    recipe: of,
  };
};

const isThere = (line: string | RecipeIngredient, pantry: Choice['pantry']) => {
  const { id, name }: Pick<RecipeIngredient, 'id' | 'name'> = typeof line === 'string' ? { name: line } : line;
  return (
    (id !== undefined && STAPLE_IDS.has(id)) ||
    pantry.some(
      (thing) => (thing.id !== undefined && thing.id === id) || thing.name.toLowerCase() === name.toLowerCase(),
    )
  );
};

/** What a recipe needs from the shop, for the chosen servings, without what is ready or always there. */
export const recipeThings = (
  recipe: Pick<Recipe, 'id' | 'title' | 'ingredients' | 'language'>,
  choice: Choice,
): ShoppingThing[] =>
  recipe.ingredients
    .filter((line, i) => !choice.ready.includes(i) && !isThere(line, choice.pantry))
    .map((line) => thingOf(line, recipe, { ...choice, language: recipe.language ?? choice.language }));
