import { photoNameIn, photoPath } from '@contracts/photoPaths';
import type { RecipeWords } from '@contracts/ownRecipes';
import type { PostedRecipe, Recipe } from '@contracts/recipe';
import { writtenLines, saidSeconds } from '../ownRecipe';

type Body = Omit<Recipe, 'id' | 'isSaved' | 'userRating'>;
type Line = Body['ingredients'][number];

/** A line in its cook's words; for one that was posted without them, the words it is shown with. */
const textOfLine = (line: Line): string => {
  if (typeof line === 'string') return line;
  if (line.written !== undefined) return line.written;
  const shown = [line.quantity, line.name].filter(Boolean).join(' ');
  return line.note === undefined ? shown : `${shown}, ${line.note}`;
};

/** What the cook of a recipe wrote. Everything else in a recipe of one's own follows from it. */
export const wordsOf = (recipe: Body): RecipeWords => {
  const photo = photoNameIn(recipe.imageUrl);
  return {
    title: recipe.title,
    about: recipe.description,
    category: recipe.category,
    subcategory: recipe.subcategory,
    ...(recipe.language !== undefined && { language: recipe.language }),
    servings: recipe.servings,
    ...(recipe.prepTime !== undefined && { minutes: recipe.prepTime }),
    ingredients: recipe.ingredients.flatMap((line) => [
      ...(typeof line !== 'string' && line.section !== undefined
        ? [{ text: line.section, isHeading: true as const }]
        : []),
      { text: textOfLine(line) },
    ]),
    steps: recipe.instructions.map(({ step }) => step),
    ...(recipe.originalRecipeSource !== undefined && { source: recipe.originalRecipeSource }),
    ...(photo !== undefined && { photo }),
  };
};

/** The first of each text. */
const byText = <T>(items: readonly T[], textOf: (item: T) => string): ReadonlyMap<string, T> =>
  new Map(items.map((item): [string, T] => [textOf(item), item]).reverse());

/**
 * The recipe that these words make, as it is posted.
 * @param sources recipes that the words come from: their lines and steps are taken unchanged
 */
export const postedOfWords = (words: RecipeWords, sources: readonly Body[] = []): PostedRecipe => {
  const { title, about, category, subcategory, language = 'en-GB', servings, minutes, source, photo } = words;
  const lines = byText(
    sources.flatMap(({ ingredients }) => ingredients),
    textOfLine,
  );
  const steps = byText(
    sources.flatMap(({ instructions }) => instructions),
    ({ step }) => step,
  );
  return {
    title,
    description: about,
    ...(photo !== undefined && { imageUrl: photoPath(photo) }),
    category,
    subcategory,
    language: words.language,
    servings,
    prepTime: minutes,
    ingredients: writtenLines(words.ingredients, { language }).map((line) => {
      const known = lines.get(line.written!);
      if (known === undefined || typeof known === 'string') return known ?? line;
      const { section: _section, ...rest } = known;
      return line.section === undefined ? rest : { ...rest, section: line.section };
    }),
    instructions: words.steps.map((step) => steps.get(step) ?? { step, time: saidSeconds(step, { language }) }),
    originalRecipeSource: source,
  };
};
