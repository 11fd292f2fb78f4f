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
 * @param claimed the ingredient that a sender says it is, whatever its words say
 */
export const factLine = (
  text: string,
  line: Line | undefined,
  { language, foreignLanguage }: TextLanguage,
  claimed?: string,
): FactLine => {
  const { ids: read, isGuess } = readLine(text, { language, foreignLanguage });
  const ids = claimed === undefined ? read : [...new Set([claimed, ...read])];
  return {
    ...(typeof line === 'object' && line),
    report: detectAllergens(text, foreignLanguage === undefined ? language : undefined),
    ids: foreignLanguage === undefined ? ingredientsOfLine(text, ids, language) : ids,
    isGuess: isGuess && claimed === undefined,
  };
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
