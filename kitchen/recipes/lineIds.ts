import type { Recipe } from '@contracts/recipe';

type Line = Recipe['ingredients'][number];

/** The ingredient of a line; undefined when the line is only words or was not understood. */
export const idOfLine = (line: Line): string | undefined => (typeof line === 'string' ? undefined : line.id);

/** The known ingredients of a recipe, each once. */
export const ingredientIdsIn = ({ ingredients }: Pick<Recipe, 'ingredients'>): string[] => [
  ...new Set(ingredients.flatMap((line) => idOfLine(line) ?? [])),
];
