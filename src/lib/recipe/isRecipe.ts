import type { Recipe } from '@contracts/recipe';
import { RECIPE_CATEGORIES, SUBCATEGORIES } from '@contracts/vocabulary';
import { isText } from '../values/isText';

const isNumber = (value: unknown) => typeof value === 'number';

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

const isListOf = (isOne: (item: unknown) => boolean) => (value: unknown) => Array.isArray(value) && value.every(isOne);

const isOneOf = (words: readonly string[]) => (value: unknown) => words.some((word) => word === value);

const isNothingOr = (isRight: (value: unknown) => boolean) => (value: unknown) => value === undefined || isRight(value);

const isGenerated = (value: unknown) => isText((value as { by?: unknown } | null)?.by);

/** The full schema would be too heavy for the client. */
const FIELDS: { readonly [Field in keyof Recipe]?: (value: unknown) => boolean } = {
  id: Number.isSafeInteger,
  title: isText,
  description: isText,
  category: isOneOf(RECIPE_CATEGORIES),
  subcategory: isOneOf(SUBCATEGORIES),
  imageUrl: isNothingOr(isText),
  language: isNothingOr(isText),
  servings: isNumber,
  userRating: isNumber,
  allergens: isListOf(isText),
  mayContain: isNothingOr(isListOf(isEvidence)),
  unreadLines: isNothingOr(isUnreadCount),
  foreignLanguage: isNothingOr(isLanguageTag),
  ingredients: isListOf(isLine),
  instructions: isListOf(isStep),
  generated: isNothingOr(isGenerated),
};

const CHECKS = Object.entries(FIELDS);

/** Whether a value from outside has everything that a card and a recipe page need. */
export const isRecipe = (value: unknown): value is Recipe => {
  if (typeof value !== 'object' || value === null) return false;
  const recipe = value as Record<string, unknown>;
  return CHECKS.every(([field, isRight]) => isRight(recipe[field]));
};
