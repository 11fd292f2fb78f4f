import type { FileLine } from '@contracts/fileImport';

/** The number in the file of the recipe without which a line means nothing. */
export const recipeNumberOf = ({ thing }: FileLine): number | undefined =>
  thing.kind === 'note' || thing.kind === 'cooked' || thing.kind === 'member' ? thing.recipe.number : undefined;

/** How many lines of the file mean nothing without each of these recipes, in the order of the recipes. */
export const lineCounts = (
  recipes: readonly { numbers?: readonly number[] }[],
  lines: readonly FileLine[],
): number[] => {
  const counts = new Map<number, number>();
  for (const number of lines.map(recipeNumberOf)) {
    if (number !== undefined) counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  return recipes.map(({ numbers = [] }) => numbers.reduce((sum, number) => sum + (counts.get(number) ?? 0), 0));
};
