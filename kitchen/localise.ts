import type { Instruction, Recipe, RecipeIngredient, StepPart } from '@contracts/recipe';
import type { DietType, Language, Unit } from '@contracts/vocabulary';
import { allergensOf } from './allergens';
import { toAmerican } from './americanWords';
import { dietsOf } from './diets';
import { ingredientById } from './ingredientTable';
import type { CorpusIngredient, CorpusRecipe, WrittenLanguage } from './recipeFormat';
import { recipeIdOf } from './recipeId';
import type { SentenceToken } from './stepSentence';
import { displayPart, displayQuantity } from './units';

/** A recipe in one language, without what the server and the reader add. */
export type LocalisedRecipe = Omit<Recipe, 'imageUrl' | 'isSaved' | 'userRating'>;

const writtenLanguageOf = (language: Language): WrittenLanguage =>
  language === 'es' || language === 'fr' ? language : 'en';

/** The name of an ingredient in a language, one or several of it. An unknown id is its own name. */
export const ingredientName = (id: string, language: Language, isMany = false): string => {
  const row = ingredientById(id);
  if (!row) return id.replace(/-/g, ' ');
  const words = language === 'en-US' ? (row.us ?? row.en) : row[writtenLanguageOf(language)];
  return words[isMany ? 1 : 0];
};

/** Pieces are said in the plural above one; what is weighed or bunched is, when it can be counted at all. */
const isPlural = ({ amount, unit, id }: CorpusIngredient): boolean => {
  if (amount === undefined || unit === undefined) return false;
  if (unit === 'piece') return amount > 1;
  const row = ingredientById(id);
  if (unit === 'slice' || unit === 'tsp' || unit === 'tbsp' || unit === 'clove' || unit === 'stalk') return false;
  const grams = unit === 'kg' ? amount * 1000 : unit === 'g' ? amount : undefined;
  return grams === undefined || row?.pieceGrams === undefined ? true : grams > row.pieceGrams * 1.2;
};

const SPOONS_ML: Partial<Record<Unit, number>> = { tsp: 5, tbsp: 15, ml: 1, l: 1000 };
const WEIGHTS_G: Partial<Record<Unit, number>> = { g: 1, kg: 1000 };
/** Usual weights in grams of units that are no measure. */
const ROUGH_G: Partial<Record<Unit, number>> = { pinch: 0.4, handful: 20, sprig: 2, leaf: 0.5, dash: 0.6, bunch: 30 };

/** Weight in grams and volume in ml of an amount, as far as the table knows them. */
export const measuresOf = (id: string, amount: number, unit: Unit): { grams?: number; ml?: number } => {
  const row = ingredientById(id);
  const mlPer = SPOONS_ML[unit];
  const gramsPer = WEIGHTS_G[unit];
  const ml = mlPer === undefined ? undefined : amount * mlPer;
  if (ml !== undefined) return { ml, ...(row?.density !== undefined && { grams: ml * row.density }) };
  if (gramsPer !== undefined) {
    const grams = amount * gramsPer;
    return { grams, ...(row?.density !== undefined && { ml: grams / row.density }) };
  }
  if (['piece', 'clove', 'slice', 'can', 'stalk', 'sheet'].includes(unit) && row?.pieceGrams !== undefined)
    return { grams: amount * row.pieceGrams };
  const rough = ROUGH_G[unit];
  return rough === undefined ? {} : { grams: amount * rough };
};

const roundedMeasures = (id: string, amount: number, unit: Unit) =>
  Object.fromEntries(
    Object.entries(measuresOf(id, amount, unit)).map(([name, value]) => [name, Math.round(value * 10) / 10]),
  ) as { grams?: number; ml?: number };

const AS_WRITTEN = { factor: 1, system: 'metric' } as const;

const ingredientOf = (ingredient: CorpusIngredient, note: string | undefined, language: Language): RecipeIngredient => {
  const { id, amount, unit } = ingredient;
  const measured: RecipeIngredient = {
    name: ingredientName(id, language, isPlural(ingredient)),
    quantity: '',
    id,
    ...(amount !== undefined && unit !== undefined && { amount, unit, ...roundedMeasures(id, amount, unit) }),
    ...(note !== undefined && { note }),
  };
  return { ...measured, quantity: displayQuantity(measured, { ...AS_WRITTEN, language }) };
};

/** The strictest of the diets that have an order; Keto and Low FODMAP stand beside it. */
const strictest = (diets: readonly DietType[]): DietType =>
  (['Vegan', 'Vegetarian', 'Fish'] as const).find((diet) => diets.includes(diet)) ?? 'Meat';

/** A corpus recipe in one language, with everything that follows from its ingredients. */
export const localiseRecipe = (recipe: CorpusRecipe, language: Language): LocalisedRecipe => {
  const written = recipe.text[writtenLanguageOf(language)];
  const words = language === 'en-US' ? toAmerican : (text: string) => text;
  const byKey = new Map(recipe.ingredients.map((ingredient) => [ingredient.key, ingredient]));
  const ids = [...new Set(recipe.ingredients.map(({ id }) => id))];

  const partOf = (token: SentenceToken, temp: number | undefined): StepPart => {
    switch (token.kind) {
      case 'text':
        return words(token.text);
      case 'temperature':
        return { kind: 'temperature', celsius: temp ?? 180, text: `${temp ?? 180} °C` };
      case 'length':
        return { kind: 'length', cm: token.cm, text: displayPart({ ...token, text: '' }, { ...AS_WRITTEN, language }) };
      case 'ingredient': {
        const ingredient = byKey.get(token.key)!;
        const text = token.words ?? ingredientName(ingredient.id, language, isPlural(ingredient));
        return { kind: 'ingredient', id: ingredient.id, text: token.words === undefined ? text : words(text) };
      }
      case 'amount': {
        const { id, amount: whole = 0, unit: wholeUnit = 'piece' } = byKey.get(token.key)!;
        const { amount = whole, unit = wholeUnit } = token;
        const part: StepPart = { kind: 'amount', id, amount, unit, ...roundedMeasures(id, amount, unit), text: '' };
        return { ...part, text: displayPart(part, { ...AS_WRITTEN, language }) };
      }
    }
  };

  const instructions = recipe.steps.map(({ time, temp }, i): Instruction => {
    const parts = (written.steps[i] ?? []).map((token) => partOf(token, temp));
    return { step: parts.map((part) => (typeof part === 'string' ? part : part.text)).join(''), time, parts };
  });

  const { allergens, evidence } = allergensOf(ids);
  const dietTypes = dietsOf(ids);
  return {
    id: recipe.id ?? recipeIdOf(recipe.slug),
    title: words(written.title),
    description: words(written.description),
    category: recipe.category,
    subcategory: recipe.subcategory,
    dietType: strictest(dietTypes),
    dietTypes,
    cuisine: recipe.cuisine,
    language,
    servings: recipe.servings,
    prepTime: recipe.prepTime,
    allergens,
    allergenEvidence: evidence.map(({ allergen, ingredientId }) => ({
      allergen,
      ingredient: ingredientName(ingredientId, language),
    })),
    ingredients: recipe.ingredients.map((ingredient) => {
      const note = written.notes[ingredient.key];
      return ingredientOf(ingredient, note === undefined ? undefined : words(note), language);
    }),
    instructions,
    totalIngredients: ids.filter((id) => !ingredientById(id)?.isStaple).length,
  };
};
