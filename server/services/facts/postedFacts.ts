import type { Recipe } from '@contracts/recipe';
import { detectAllergens } from '@kitchen/facts/allergens/allergenGuard';
import { ingredientsOfLine } from '@kitchen/facts/lineIngredients';
import { recipeFacts, type FactLine, type RecipeFacts } from '@kitchen/facts/recipeFacts';
import { readForeignLine } from '@kitchen/reading/foreignLine';
import { readIngredientLine } from '@kitchen/reading/lines/ingredientLines';
import type { TextLanguage } from '@kitchen/reading/languageOfScores';
import { ingredientName } from '@kitchen/recipes/ingredientNames';

type Line = Recipe['ingredients'][number];

const textOf = (line: Line): string =>
  typeof line === 'string' ? line : (line.written ?? [line.name, line.note].filter(Boolean).join(', '));

/** Reads the words of a posted line, whatever ingredient id the sender gives. */
const factLine = (line: Line, { language, foreignLanguage }: TextLanguage): FactLine => {
  const text = textOf(line);
  const isForeign = foreignLanguage !== undefined;
  const { ids, isGuess } = isForeign ? readForeignLine(text) : readIngredientLine(text, language);
  const claimed = typeof line !== 'string' && line.id !== undefined ? [line.id] : [];
  const read = [...claimed, ...ids];
  return {
    ...(typeof line !== 'string' && line),
    report: detectAllergens(text, isForeign ? undefined : language),
    ids: isForeign ? [...new Set(read)] : ingredientsOfLine(text, read, language),
    isGuess: isGuess && claimed.length === 0,
  };
};

/** What follows from the ingredients of a posted recipe, without the allergens that its sender claims. */
export const postedFacts = (lines: readonly Line[], spoken: TextLanguage, servings: number): RecipeFacts =>
  recipeFacts(
    lines.map((line) => factLine(line, spoken)),
    { ...spoken, servings, nameOf: (id) => ingredientName(id, spoken.language) },
  );
