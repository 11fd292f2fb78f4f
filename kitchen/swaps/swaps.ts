import type { DietType, SwapNote } from '@contracts/vocabulary';
import { allergensOf } from '../facts/allergens/allergens';
import { dietsOf } from '../facts/diets';
import type { Origin } from '../ingredients/ingredient';
import { GRAINS } from '../ingredients/grains';
import { ancestorsOf, ingredientById, relativesOf } from '../ingredients/ingredientTable';
import { roleOf, type Role, type Use } from './swapRoles';
import { SWAP_TABLE, SWEET_OR_STARCHY, type Swap } from './swapTable';

export { ROLES, roleOf, type Role, type Use } from './swapRoles';

/**
 * What the cook does not eat. Allergens are spelled as by `normaliseAllergen`; one it does not know excludes nothing.
 */
export interface SwapLimits {
  diets: readonly DietType[];
  excludedAllergens: readonly string[];
}

/** A substitute: `ratio` is grams per gram of the missing ingredient (1 when absent), with its caution. */
export interface SwapChoice {
  id: string;
  ratio?: number;
  note?: SwapNote;
}

/** A row of the table, in full form. */
export interface SwapRow extends Swap {
  neededId: string;
}

/** The whole table, row by row. */
export const SWAP_ROWS: readonly SwapRow[] = Object.entries(SWAP_TABLE).flatMap(([neededId, rows]) =>
  rows.map((row) => ({ neededId, ...(typeof row === 'string' ? { id: row } : row) })),
);

const rowsByNeeded = new Map<string, SwapRow[]>(Object.keys(SWAP_TABLE).map((id) => [id, []]));
for (const row of SWAP_ROWS) rowsByNeeded.get(row.neededId)!.push(row);

/** The rows for an ingredient: its own, or those of the nearest broader one, without its own relatives. */
const rowsFor = (neededId: string): readonly SwapRow[] => {
  const source = [neededId, ...ancestorsOf(neededId)].find((id) => rowsByNeeded.has(id));
  if (source === undefined) return [];
  const relatives = new Set(relativesOf(neededId));
  return rowsByNeeded.get(source)!.filter(({ id }) => !relatives.has(id));
};

const holdsIn = ({ role }: Swap, wanted: Role) =>
  role === undefined || (typeof role === 'string' ? role === wanted : role.includes(wanted));

const grainIds = new Set(GRAINS.map(({ id }) => id));

/** Keto cannot be decided from one ingredient; here it excludes sweet and starchy ones. */
const isKeto = (id: string) => !grainIds.has(id) && !SWEET_OR_STARCHY.has(id);

/** Whether a cook with these limits may eat it. */
export const isPermitted = (id: string, { diets, excludedAllergens }: SwapLimits): boolean => {
  if (diets.length + excludedAllergens.length === 0) return true;
  const fitting = dietsOf([id]);
  const { allergens } = allergensOf([id]);
  return (
    diets.every((diet) => (diet === 'Keto' ? isKeto(id) : fitting.includes(diet))) &&
    !allergens.some((allergen) => excludedAllergens.includes(allergen))
  );
};

const RANKS: Readonly<Record<Origin, number>> = { plant: 0, animal: 0, fish: 1, meat: 2 };
/** A cheese with animal rennet is no longer vegetarian, and not yet fish. */
const RENNET_RANK = 0.5;
const rankOf = (id: string): number => {
  const row = ingredientById(id);
  return row?.hasRennet ? RENNET_RANK : RANKS[row?.origin ?? 'plant'];
};
const isAlcoholic = (id: string) => (ingredientById(id)?.abv ?? 0) > 0;

/**
 * Whether the dish stays the same dish. The swap must bring neither meat into a dish without it, nor fish into one
 * without meat or fish, nor animal rennet into a vegetarian one, nor alcohol into one without it. Alcohol in a drink is
 * replaced only by alcohol. It must not be in the recipe already, unless it is a staple.
 */
const keepsTheDish = (swapId: string, use: Use, role: Role): boolean => {
  const ids = [use.id, ...use.recipeIds];
  if (rankOf(swapId) > Math.max(...ids.map(rankOf))) return false;
  if (isAlcoholic(swapId) && !ids.some(isAlcoholic)) return false;
  if (role === 'drink' && isAlcoholic(use.id) && !isAlcoholic(swapId)) return false;
  return ingredientById(swapId)?.isStaple === true || !relativesOf(swapId).some((id) => use.recipeIds.includes(id));
};

/** The rows that suit the role (`roleOf`) and keep the dish the same, best first: all that does not depend on the cook. */
export const suitableSwaps = (use: Use): SwapRow[] => {
  const role = roleOf(use);
  return rowsFor(use.id).filter((row) => holdsIn(row, role) && keepsTheDish(row.id, use, role));
};

/** One that changes the dish is only for a cook who may not eat the ingredient. */
const isFor = ({ id, onlyForDiet }: SwapRow, neededId: string, limits: SwapLimits): boolean =>
  (onlyForDiet === undefined || !isPermitted(neededId, limits)) && isPermitted(id, limits);

const choiceOf = ({ id, ratio, note }: SwapRow): SwapChoice => ({
  id,
  ...(ratio !== undefined && { ratio }),
  ...(note !== undefined && { note }),
});

/** Every substitute for this use that the cook may eat, best first, owned or not. */
export const swapsFor = (use: Use, limits: SwapLimits): SwapChoice[] =>
  suitableSwaps(use)
    .filter((row) => isFor(row, use.id, limits))
    .map(choiceOf);

/** The best of these rows that the cook has and may eat. Every kitchen has the staples. */
export const chooseSwap = (
  rows: readonly SwapRow[],
  { neededId, have, limits }: { neededId: string; have: ReadonlySet<string>; limits: SwapLimits },
): SwapChoice | undefined => {
  const row = rows.find(
    (one) => (have.has(one.id) || ingredientById(one.id)?.isStaple === true) && isFor(one, neededId, limits),
  );
  return row && choiceOf(row);
};

/** The best of `swapsFor` that the cook has. */
export const bestSwap = (use: Use, have: ReadonlySet<string>, limits: SwapLimits): SwapChoice | undefined =>
  chooseSwap(suitableSwaps(use), { neededId: use.id, have, limits });

/**
 * The best substitute the cook has when nothing is known about the dish: only swaps that work in every role and need no
 * diet to justify them. Prefer `bestSwap`.
 */
export const swapFor = (neededId: string, have: ReadonlySet<string>): string | undefined =>
  rowsFor(neededId).find(({ id, role, onlyForDiet }) => role === undefined && !onlyForDiet && have.has(id))?.id;
