import type { DietType, SwapNote } from '@contracts/vocabulary';
import { allergensOf } from './allergens';
import { dietsOf } from './diets';
import type { Origin } from './ingredients/ingredient';
import { GRAINS } from './ingredients/grains';
import { ancestorsOf, descendantsOf, ingredientById } from './ingredientTable';
import { roleOf, type Role, type Use } from './swapRoles';
import { SWAP_TABLE, SWEET_OR_STARCHY, type Swap } from './swapTable';

export { ROLES, roleOf, type Role, type Use } from './swapRoles';

/** What the cook does not eat. Allergens are spelled as `normaliseAllergen` spells them; one it does not know rules out nothing. */
export interface SwapLimits {
  diets: readonly DietType[];
  excludedAllergens: readonly string[];
}

/** What to take instead: `ratio` grams for each gram of what is missing (1 when absent), and what to mind with it. */
export interface SwapChoice {
  id: string;
  ratio?: number;
  note?: SwapNote;
}

/** A line of the table, spelled out. */
export interface SwapRow extends Swap {
  neededId: string;
}

/** The whole table, row by row. */
export const SWAP_ROWS: readonly SwapRow[] = Object.entries(SWAP_TABLE).flatMap(([neededId, rows]) =>
  rows.map((row) => ({ neededId, ...(typeof row === 'string' ? { id: row } : row) })),
);

const rowsByNeeded = new Map<string, SwapRow[]>(Object.keys(SWAP_TABLE).map((id) => [id, []]));
for (const row of SWAP_ROWS) rowsByNeeded.get(row.neededId)!.push(row);

const relativesOf = (id: string) => [id, ...ancestorsOf(id), ...descendantsOf(id)];

/** The rows for an ingredient: its own, else those of the nearest broader one, without its own relatives. */
const rowsFor = (neededId: string): readonly SwapRow[] => {
  const source = [neededId, ...ancestorsOf(neededId)].find((id) => rowsByNeeded.has(id));
  if (source === undefined) return [];
  const relatives = new Set(relativesOf(neededId));
  return rowsByNeeded.get(source)!.filter(({ id }) => !relatives.has(id));
};

const holdsIn = ({ role }: Swap, wanted: Role) =>
  role === undefined || (typeof role === 'string' ? role === wanted : role.includes(wanted));

const grainIds = new Set(GRAINS.map(({ id }) => id));

/** Keto cannot be told from one ingredient; here it rules out what is sweet or starchy. */
const isKeto = (id: string) => !grainIds.has(id) && !SWEET_OR_STARCHY.has(id);

/** Whether a cook with these limits may eat it. */
export const isPermitted = (id: string, { diets, excludedAllergens }: SwapLimits): boolean => {
  const fitting = dietsOf([id]);
  const { allergens } = allergensOf([id]);
  return (
    diets.every((diet) => (diet === 'Keto' ? isKeto(id) : fitting.includes(diet))) &&
    !allergens.some((allergen) => excludedAllergens.includes(allergen))
  );
};

const RANKS: Readonly<Record<Origin, number>> = { plant: 0, animal: 0, fish: 1, meat: 2 };
const rankOf = (id: string) => RANKS[ingredientById(id)?.origin ?? 'plant'];
const isAlcoholic = (id: string) => (ingredientById(id)?.abv ?? 0) > 0;

/**
 * Whether the dish is still the same dish with it. It must bring neither meat into a dish without, nor fish into one
 * without meat or fish, nor alcohol into one without; alcohol in a drink gives way to alcohol only; and it must not be
 * in the recipe already, unless it is a staple.
 */
const keepsTheDish = (swapId: string, use: Use, role: Role): boolean => {
  const ids = [use.id, ...use.recipeIds];
  if (rankOf(swapId) > Math.max(...ids.map(rankOf))) return false;
  if (isAlcoholic(swapId) && !ids.some(isAlcoholic)) return false;
  if (role === 'drink' && isAlcoholic(use.id) && !isAlcoholic(swapId)) return false;
  return ingredientById(swapId)?.isStaple === true || !relativesOf(swapId).some((id) => use.recipeIds.includes(id));
};

/**
 * Everything that can stand in for this use, best first, owned or not: it suits the role (`roleOf`), the cook may eat it,
 * and the dish stays what it is. What makes another dish of it is there only when the cook may not eat the ingredient.
 */
export const swapsFor = (use: Use, limits: SwapLimits): SwapChoice[] => {
  const role = roleOf(use);
  const mayEatIt = isPermitted(use.id, limits);
  return rowsFor(use.id)
    .filter(
      (row) =>
        holdsIn(row, role) &&
        (row.onlyForDiet === undefined || !mayEatIt) &&
        isPermitted(row.id, limits) &&
        keepsTheDish(row.id, use, role),
    )
    .map(({ id, ratio, note }) => ({
      id,
      ...(ratio !== undefined && { ratio }),
      ...(note !== undefined && { note }),
    }));
};

/** The best of `swapsFor` that the cook has; a staple is in every kitchen. */
export const bestSwap = (use: Use, have: ReadonlySet<string>, limits: SwapLimits): SwapChoice | undefined =>
  swapsFor(use, limits).find(({ id }) => have.has(id) || ingredientById(id)?.isStaple === true);

/**
 * A substitute that the cook has, the best one first, where nothing is known of the dish: only what holds in every use
 * and needs no diet to justify it. Prefer `bestSwap`.
 */
export const swapFor = (neededId: string, have: ReadonlySet<string>): string | undefined =>
  rowsFor(neededId).find(({ id, role, onlyForDiet }) => role === undefined && !onlyForDiet && have.has(id))?.id;
