import { createDuplicates } from '@/lib/recipe/duplicates';
import { photoNameIn } from '@contracts/photoPaths';
import type { RecipeWords } from '@contracts/ownRecipes';
import type { Language } from '@contracts/vocabulary';
import type { PageRead } from '@contracts/pageRead';
import type { Recipe } from '@contracts/recipe';
import type { TextLanguage } from '@kitchen/reading/languageOfScores';
import { readLine } from '@kitchen/reading/lines/readLine';
import type { IngredientEntry, RecipeText } from '@kitchen/reading/recipeText/recipeText';
import { readRecipeText } from '@kitchen/reading/recipeText/readRecipeText';
import { kindOfDish } from '@kitchen/recipes/kindOfDish';
import { ingredientText } from '@kitchen/measures/measuredName';
import { displayLine } from '@kitchen/measures/units';
import { ownRecipe, type OwnRecipe } from '@kitchen/recipes/ownRecipe';
import type { DraftContent, DraftLine } from '@/slices/recipeDraft/draftState';

const keyed = (lines: readonly IngredientEntry[]): DraftLine[] =>
  lines.map(({ text, isHeading }, i) => ({ key: i + 1, text, ...(isHeading && { isHeading }) }));

/** An empty page: a line to write into in each list. */
export const emptyContent = (language: Language): DraftContent => ({
  title: '',
  about: '',
  category: 'Meals',
  subcategory: 'None',
  language,
  servings: '',
  minutes: '',
  ingredients: [{ key: 1, text: '' }],
  steps: [{ key: 1, text: '' }],
  source: '',
});

const numberText = (value: number | undefined) => (value === undefined ? '' : String(value));

/** A line as its cook wrote it, or as it is shown, for a recipe of another cook. */
const textOfLine = (line: Recipe['ingredients'][number], language: Language): string => {
  if (typeof line === 'string') return line;
  if (line.written !== undefined) return line.written;
  return ingredientText(displayLine(line, { factor: 1, system: 'metric', language }), language);
};

/** A recipe as a draft, to edit it or to copy it. */
export const contentOfRecipe = (recipe: Recipe, shown: Language): DraftContent => {
  const language = recipe.language ?? shown;
  const entries = recipe.ingredients.flatMap((line): IngredientEntry[] => [
    ...(typeof line !== 'string' && line.section !== undefined
      ? [{ text: `${line.section}:`, isHeading: true as const }]
      : []),
    { text: textOfLine(line, language) },
  ]);
  const photo = photoNameIn(recipe.imageUrl);
  return {
    title: recipe.title,
    about: recipe.description,
    category: recipe.category,
    subcategory: recipe.subcategory,
    language,
    servings: numberText(recipe.servings),
    minutes: numberText(recipe.prepTime),
    ingredients: keyed(entries),
    steps: keyed(recipe.instructions.map(({ step }) => ({ text: step }))),
    source: recipe.originalRecipeSource ?? '',
    ...(photo !== undefined && { photo }),
  };
};

/**
 * What was read from a text, as a draft to review.
 * @param labels categories and keywords that came with it
 */
export const contentOfText = (read: Omit<RecipeText, 'lines'>, labels: readonly string[] = []): DraftContent => {
  const { title, about, servings, minutes, ingredients, steps, source = '', spoken } = read;
  const lines = ingredients.filter(({ isHeading }) => !isHeading);
  const empty = emptyContent(spoken.language);
  return {
    ...empty,
    ...kindOfDish({ title, labels, ids: lines.flatMap(({ text }) => readLine(text, spoken).ids), steps }),
    title,
    about,
    servings: numberText(servings),
    minutes: numberText(minutes),
    ingredients: ingredients.length > 0 ? keyed(ingredients) : empty.ingredients,
    steps: steps.length > 0 ? keyed(steps.map((text) => ({ text }))) : empty.steps,
    source,
  };
};

/** What a page of the web says, as a draft to review: its own marks where it has some, or else its text. */
export const contentOfPage = ({ address, text, recipe }: PageRead, shown: Language): DraftContent => {
  if (!recipe) return { ...contentOfText(readRecipeText(text, shown)), source: address };
  const { labels, language, ...parts } = recipe;
  return contentOfText({ ...parts, source: address, spoken: { language } }, labels);
};

/** The number in a box; undefined when it is empty or no number. */
export const numberIn = (text: string): number | undefined => {
  const value = Number(text.trim().replace(',', '.'));
  return text.trim() !== '' && Number.isFinite(value) && value > 0 ? value : undefined;
};

/** The recipe as it would be saved now. */
export const recipeOfContent = (content: DraftContent): OwnRecipe => {
  const { language, servings, minutes, ingredients, steps, source, ...texts } = content;
  const spoken: TextLanguage = { language };
  return ownRecipe(
    {
      ...texts,
      ingredients,
      steps: steps.map(({ text }) => text),
      servings: numberIn(servings),
      minutes: numberIn(minutes),
      source: source.trim(),
    },
    spoken,
  );
};

/** A saved recipe that seems to be the same: the same title and nearly the same ingredients. */
export const duplicateOf = (recipe: OwnRecipe, saved: readonly Recipe[]): Recipe | undefined =>
  createDuplicates(saved).ofRecipe(recipe);

/** A recipe of a file, as a draft to review. */
export const contentOfWords = (words: RecipeWords, shown: Language): DraftContent => ({
  title: words.title,
  about: words.about,
  category: words.category,
  subcategory: words.subcategory,
  language: words.language ?? shown,
  servings: numberText(words.servings),
  minutes: numberText(words.minutes),
  ingredients: keyed(words.ingredients),
  steps: keyed(words.steps.map((text) => ({ text }))),
  source: words.source ?? '',
  ...(words.photo !== undefined && { photo: words.photo }),
});
