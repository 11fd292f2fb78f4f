import type { Recipe } from '@contracts/recipe';
import type { TextLanguage } from '../reading/languageOfScores';
import { readLine } from '../reading/lines/readLine';
import { ingredientName } from '../recipes/ingredientNames';
import { detectAllergens } from './allergens/allergenGuard';
import { ingredientsOfLine } from './lineIngredients';
import { recipeFacts, type FactLine, type RecipeFacts } from './recipeFacts';

type Line = Recipe['ingredients'][number];

interface Spoken extends TextLanguage {
  servings: number;
}

/**
 * What a written line says, for the facts of its recipe.
 * @param line what is computed with; undefined for an amount out of all proportion
 */
export const factLine = (text: string, line: Line | undefined, spoken: TextLanguage): FactLine => {
  const { language, foreignLanguage } = spoken;
  const { ids, isGuess } = readLine(text, spoken);
  const named = foreignLanguage === undefined ? ingredientsOfLine(text, ids, language) : ids;
  const report = detectAllergens(text, foreignLanguage === undefined ? language : undefined);
  return { ...(typeof line === 'object' && line), report, ids: named, isGuess };
};

/**
 * What follows from the ingredients of a recipe that a cook wrote.
 * @param texts the lines in the words of their writer
 * @param lines the same lines as they are stored
 */
export const factsOfLines = (
  texts: readonly string[],
  lines: readonly (Line | undefined)[],
  { servings, ...spoken }: Spoken,
): RecipeFacts =>
  recipeFacts(
    texts.map((text, i) => factLine(text, lines[i], spoken)),
    { ...spoken, servings, nameOf: (id) => ingredientName(id, spoken.language) },
  );
