import { INGREDIENTS } from '../ingredients/ingredientTable';

const numbers = new Map(INGREDIENTS.map(({ id }, number) => [id, number]));

/** Ingredient numbers for the index. Ids that the table no longer contains are left out. */
export const ingredientNumbers = (ids: Iterable<string>): number[] => [...ids].flatMap((id) => numbers.get(id) ?? []);
