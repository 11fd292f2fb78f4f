import type { Check } from '../recipes/checks/recipeCheck';
import { parseRecipeFile } from '../recipes/recipeFormat';
import type { omeletteFile } from './omelette';

/** What one check finds in a recipe file, with an empty table of ingredients: where, and why. */
export const omeletteFaults = (
  check: Check,
  file: ReturnType<typeof omeletteFile>,
): { path: string; reason: string }[] => {
  const faults: { path: string; reason: string }[] = [];
  check(
    parseRecipeFile(file, 'omelette', 'Meals'),
    (path, reason) => faults.push({ path, reason }),
    () => undefined,
  );
  return faults;
};
