import type { Instruction, Recipe, RecipeIngredient } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import { recipeFacts } from '../facts/recipeFacts';
import { ingredientById } from '../ingredients/ingredientTable';
import { withAdjectiveBeside } from './adjectiveAfter';
import { withAdjectivesFirst } from './adjectiveFirst';
import { inAmericanNote } from './americanIngredients';
import { withSheetPan } from './americanPhrases';
import { ingredientName, lineName } from './ingredientNames';
import { tongueOf } from '../reading/tongue';
import { joinedNote } from './joinedNote';
import { stepPartsIn, stepText, type Setting } from './localisedSteps';
import { noteBeside } from './noteBeside';
import type { AmericanText, CorpusIngredient, CorpusRecipe, WrittenLanguage } from './recipeFormat';
import { withSpanishAdjective } from './spanishAdjective';
import { quantityText, wireMeasures } from './wireQuantities';
import { wordingOf } from './wording';

// The drawing library names ingredients by it.
export { ingredientName };

/** A recipe in one language, without what the server and the reader add. */
export type LocalisedRecipe = Omit<Recipe, 'imageUrl' | 'isSaved' | 'userRating'>;

const wordedNote = (note: string, id: string, { language, wording }: Setting): string =>
  wording(language === 'en-US' ? inAmericanNote(note, id) : note, id);

type Named = Parameters<typeof withAdjectivesFirst>[0];

/** Each language has its place for an adjective: "dried oregano", "origan séché". */
const ADJECTIVES_BESIDE: Readonly<Record<WrittenLanguage, (line: Named, unit: CorpusIngredient['unit']) => Named>> = {
  en: withAdjectivesFirst,
  es: withSpanishAdjective,
  fr: (line, unit) => {
    const { name, note } = withAdjectiveBeside(line, unit);
    return { name, ...(note !== undefined && { note: joinedNote(note) }) };
  },
};

const lineOf = (ingredient: CorpusIngredient, note: string | undefined, setting: Setting) => {
  const { language } = setting;
  const { id, amount, unit } = ingredient;
  const plainName = lineName(ingredient, setting);
  const beside = note === undefined ? undefined : noteBeside(plainName, wordedNote(note, id, setting));
  const named = { name: plainName, ...(beside !== undefined && { note: beside }) };
  const { name, note: shownNote } = ADJECTIVES_BESIDE[tongueOf(language)](named, unit);
  const line: RecipeIngredient = {
    name,
    quantity: quantityText(ingredient, language),
    id,
    ...(amount !== undefined && unit !== undefined && { amount, unit, ...wireMeasures(id, amount, unit) }),
    ...(shownNote !== undefined && { note: shownNote }),
  };
  return line;
};

interface Titled {
  ingredients: readonly { id: string }[];
  text: Record<WrittenLanguage, { title: string }>;
  american?: AmericanText;
}

/** Title of a corpus recipe in a language, the same as `localiseRecipe` gives. */
export const localiseTitle = ({ ingredients, text, american }: Titled, language: Language): string => {
  if (language === 'en-US' && american?.title !== undefined) return american.title;
  const ids = ingredients.map(({ id }) => id);
  const { title } = text[tongueOf(language)];
  return language === 'en-US' ? wordingOf(language, ids, american)(withSheetPan(title)) : title;
};

type Source = Omit<CorpusRecipe, 'picture'>;

/** What a recipe says in one language: its texts, without what follows from its ingredients. */
export const localiseTexts = (
  recipe: Source,
  language: Language,
): Pick<LocalisedRecipe, 'title' | 'description' | 'ingredients' | 'instructions'> => {
  const { ingredients, steps, cuisine } = recipe;
  const { description, notes, steps: sentences } = recipe.text[tongueOf(language)];
  const american = language === 'en-US' ? recipe.american : undefined;
  const ids = ingredients.map(({ id }) => id);
  const wording = wordingOf(language, ids, american);
  const spanish = recipe.text.es.steps;
  const setting: Setting = {
    language,
    wording,
    spanish,
    cuisine,
    ids,
    byKey: new Map(ingredients.map((one) => [one.key, one])),
  };
  return {
    title: localiseTitle(recipe, language),
    description: american?.description ?? wording(description),
    ingredients: ingredients.map((ingredient) => lineOf(ingredient, notes[ingredient.key], setting)),
    instructions: steps.map(({ time, temp = 0, alongside }, index): Instruction => {
      const parts = stepPartsIn(sentences[index] ?? [], temp, setting);
      return { step: stepText(parts), time, ...(alongside && { alongside }), parts };
    }),
  };
};

/**
 * A corpus recipe in one language, with everything that follows from its ingredients: allergens, diets, nutrition,
 * number.
 */
export const localiseRecipe = (recipe: Source, language: Language): LocalisedRecipe => {
  const { id, category, subcategory, cuisine, servings, prepTime, ingredients, text } = recipe;
  const ids = [...new Set(ingredients.map((ingredient) => ingredient.id))];
  const nameInList = (ingredientId: string): string => {
    const line = ingredients.find((ingredient) => ingredient.id === ingredientId);
    return line
      ? lineName(line, { language, spanish: text.es.steps, cuisine, ids })
      : ingredientName(ingredientId, language);
  };
  return {
    id,
    ...localiseTexts(recipe, language),
    category,
    subcategory,
    cuisine,
    language,
    servings,
    prepTime,
    ...recipeFacts(
      ingredients.map((ingredient) => ({ ...ingredient, ids: [ingredient.id] })),
      { servings, nameOf: nameInList },
    ),
    totalIngredients: ids.filter((ingredientId) => !ingredientById(ingredientId)?.isStaple).length,
  };
};
