import type { Recipe } from '@contracts/recipe';
import { factLine } from '@kitchen/facts/factsOfLines';
import { recipeFacts, type RecipeFacts } from '@kitchen/facts/recipeFacts';
import type { TextLanguage } from '@kitchen/reading/languageOfScores';
import { ingredientName } from '@kitchen/recipes/ingredientNames';
import { idOfLine } from '@kitchen/recipes/lineIds';

type Line = Recipe['ingredients'][number];

const textOf = (line: Line): string =>
  typeof line === 'string' ? line : (line.written ?? [line.name, line.note].filter(Boolean).join(', '));

/**
 * What follows from the ingredients of a posted recipe, without the allergens that its sender claims. The words of a line
 * are read whatever ingredient its sender says it is.
 */
export const postedFacts = (lines: readonly Line[], spoken: TextLanguage, servings: number): RecipeFacts =>
  recipeFacts(
    lines.map((line) => factLine(textOf(line), line, spoken, idOfLine(line))),
    { ...spoken, servings, nameOf: (id) => ingredientName(id, spoken.language) },
  );
