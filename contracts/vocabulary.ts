/**
 * The closed word lists of the specification, spelled as they are on the wire. Imports nothing, so the browser may use
 * it.
 */

export const LANGUAGES = ['en-GB', 'en-US', 'es', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** All twelve have a name; only LANGUAGES can be chosen. */
export const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  en: 'English',
  'en-US': 'English (US)',
  'en-GB': 'English (UK)',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
  pt: 'Português',
  ja: '日本語',
  zh: '中文',
  ar: 'العربية',
  hi: 'हिन्दी',
};

export const MEASUREMENT_SYSTEMS = ['metric', 'imperial'] as const;
export type MeasurementSystem = (typeof MEASUREMENT_SYSTEMS)[number];

export const ALLERGENS = [
  'Gluten',
  'Dairy',
  'Nuts',
  'Eggs',
  'Soy',
  'Fish',
  'Shellfish',
  'Wheat',
  'Peanuts',
  'Sesame',
  'Mustard',
  'Celery',
  'Lupin',
  'Molluscs',
  'Sulphites',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

/** Diets as stored; "Fish" is shown as Pescatarian. */
export const DIET_TYPES = ['Meat', 'Fish', 'Vegetarian', 'Vegan', 'Keto', 'Low FODMAP'] as const;
export type DietType = (typeof DIET_TYPES)[number];

export const CATEGORIES = ['None', 'Meals', 'Drinks'] as const;
export type Category = (typeof CATEGORIES)[number];
export const RECIPE_CATEGORIES = ['Meals', 'Drinks'] as const;
export type RecipeCategory = (typeof RECIPE_CATEGORIES)[number];

export const MEAL_TYPES = ['All', 'Breakfast', 'Lunch', 'Dinner', 'Snack'] as const;
export const DRINK_TYPES = ['All', 'Alcoholic', 'Non-alcoholic'] as const;
export const SUBCATEGORIES = [
  'All',
  'None',
  'Breakfast',
  'Lunch',
  'Dinner',
  'Snack',
  'Alcoholic',
  'Non-alcoholic',
] as const;
export type Subcategory = (typeof SUBCATEGORIES)[number];

/** Sub-types that can be chosen under a category; "None" has none. */
export const SUBCATEGORIES_OF = {
  None: [],
  Meals: MEAL_TYPES,
  Drinks: DRINK_TYPES,
} as const satisfies Record<Category, readonly Subcategory[]>;

export const SEARCH_MODES = ['ingredients', 'name'] as const;
export type SearchMode = (typeof SEARCH_MODES)[number];

export const SORT_OPTIONS = [
  'default',
  'rating-high',
  'rating-low',
  'name-asc',
  'name-desc',
  'prep-time',
  'ingredients-count',
] as const;
export type SortOption = (typeof SORT_OPTIONS)[number];

/** How long a recipe may take at most, in minutes from start to plate. */
export const TIME_LIMITS = [15, 30, 45, 60] as const;
export type TimeLimit = (typeof TIME_LIMITS)[number];

/** Units on the wire: metric or a count. The browser scales and converts. `piece` is as in "3 eggs". */
export const UNITS = [
  'g',
  'kg',
  'ml',
  'l',
  'tsp',
  'tbsp',
  'piece',
  'clove',
  'slice',
  'sprig',
  'leaf',
  'stalk',
  'bunch',
  'handful',
  'pinch',
  'dash',
  'can',
  'sheet',
  'cube',
  'scoop',
] as const;
export type Unit = (typeof UNITS)[number];

/** Units of a shopping list: those of recipes, and what a shop packs. */
export const SOLD_UNITS = [...UNITS, 'packet', 'bottle', 'jar'] as const;
export type SoldUnit = (typeof SOLD_UNITS)[number];

/** Where a shop has things, in the order in which most shops have them. */
export const AISLES = [
  'produce',
  'bakery',
  'meat',
  'fish',
  'dairy',
  'tins',
  'dry',
  'baking',
  'spices',
  'condiments',
  'drinks',
  'frozen',
  'household',
  'other',
] as const;
export type Aisle = (typeof AISLES)[number];

/** Cautions about using one ingredient in place of another. The client has their texts. */
export const SWAP_NOTES = [
  'offTheHeat',
  'lessOfIt',
  'moreOfIt',
  'addSweetness',
  'addSalt',
  'addLemon',
  'lessSalt',
  'lessLiquid',
  'soakFirst',
  'cookLonger',
  'cookLess',
  'thinWithWater',
  'strainFirst',
  'addAtTheEnd',
  'crumbleFine',
  'differentTaste',
] as const;
export type SwapNote = (typeof SWAP_NOTES)[number];

/** Codes in the `error` field of a failure. The server sends them; the client has their texts. */
export const ERROR_CODES = [
  'TIMEOUT',
  'AI_AUTH_ERROR',
  'AI_RATE_LIMIT',
  'AI_TIMEOUT',
  'AI_QUOTA_ERROR',
  'AI_SERVER_ERROR',
  'AI_CONTEXT_ERROR',
  'AI_TIMEOUT_ERROR',
  'AI_NETWORK_ERROR',
  'VISION_UNAVAILABLE',
  'NO_INGREDIENTS',
  'NOT_FOUND',
  'NOT_SIGNED_IN',
  'WRONG_CREDENTIALS',
  'WRONG_CODE',
  'SIGN_IN_EXPIRED',
  'FORBIDDEN',
  'CONFLICT',
  'INVALID',
  'TOO_LARGE',
  'NOT_AN_IMAGE',
  'BUSY',
  'STORAGE_FULL',
  'ACCOUNT_FULL',
  'INTERNAL',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Why a file, or a recipe in it, was not read. */
export const IMPORT_FAULTS = [
  'cannotRead',
  'symbolicLink',
  'empty',
  'tooLarge',
  'tooManyEntries',
  'suspiciousArchive',
  'nestedTooDeep',
  'encrypted',
  'malformed',
  'unknownFormat',
  'noRecipe',
  'noTitle',
  'noIngredients',
  'noSteps',
  'tooManyLines',
  'tooManyRecipes',
] as const;
export type ImportFaultCode = (typeof IMPORT_FAULTS)[number];

const EXTENSIONS = /\.(?:json|jsonld|json-ld|html?|xhtml|cook|csv|md|markdown|zip|paprikarecipes?|gz)$/i;

/** Whether a name suggests an importable file. The content decides what it really is. */
export const hasImportName = (name: string): boolean => EXTENSIONS.test(name) && !/(^|\/)(\._|__MACOSX\/)/.test(name);
