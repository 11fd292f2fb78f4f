import type { Recipe } from '@contracts/recipe';
import { RECIPE_CATEGORIES, SUBCATEGORIES } from '@contracts/vocabulary';

const isText = (value: unknown) => typeof value === 'string';

const isTextOrNothing = (value: unknown) => value === undefined || isText(value);

const isLine = (line: unknown) => isText(line) || isText((line as { name?: unknown } | null)?.name);

const isEvidence = (value: unknown) => {
  const evidence = value as { allergen?: unknown; ingredient?: unknown } | null;
  return isText(evidence?.allergen) && isText(evidence?.ingredient);
};

const isUnreadCount = (value: unknown) => {
  const lines = value as { count?: unknown; total?: unknown } | null;
  return typeof lines?.count === 'number' && typeof lines.total === 'number';
};

/** `Intl.DisplayNames` throws on anything else. */
export const isLanguageTag = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z]{2,3}$/.test(value);

const isStep = (step: unknown) => isText((step as { step?: unknown } | null)?.step);

/**
 * Whether a value from outside has everything that a card and a recipe page need. The full schema would be too heavy
 * for the client.
 */
export const isRecipe = (value: unknown): value is Recipe => {
  const recipe = value as Partial<Record<keyof Recipe, unknown>> | null;
  return (
    typeof recipe === 'object' &&
    recipe !== null &&
    Number.isSafeInteger(recipe.id) &&
    isText(recipe.title) &&
    isText(recipe.description) &&
    RECIPE_CATEGORIES.some((category) => category === recipe.category) &&
    SUBCATEGORIES.some((subcategory) => subcategory === recipe.subcategory) &&
    isTextOrNothing(recipe.imageUrl) &&
    isTextOrNothing(recipe.language) &&
    typeof recipe.servings === 'number' &&
    typeof recipe.userRating === 'number' &&
    Array.isArray(recipe.allergens) &&
    recipe.allergens.every(isText) &&
    (recipe.mayContain === undefined || (Array.isArray(recipe.mayContain) && recipe.mayContain.every(isEvidence))) &&
    (recipe.unreadLines === undefined || isUnreadCount(recipe.unreadLines)) &&
    (recipe.foreignLanguage === undefined || isLanguageTag(recipe.foreignLanguage)) &&
    Array.isArray(recipe.ingredients) &&
    recipe.ingredients.every(isLine) &&
    Array.isArray(recipe.instructions) &&
    recipe.instructions.every(isStep) &&
    (recipe.generated === undefined || isText((recipe.generated as { by?: unknown } | null)?.by))
  );
};
