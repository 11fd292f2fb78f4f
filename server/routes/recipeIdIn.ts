import type { RecipeId } from '@contracts/recipe';
import { DomainError } from '../errors/domainError';

/**
 * The id in an address. A malformed one is an id that no recipe has.
 * @throws DomainError recipeNotFound
 */
export const recipeIdIn = (text: string): RecipeId => {
  const id = /^\d{1,16}$/.test(text) ? Number(text) : 0;
  if (id < 1 || !Number.isSafeInteger(id)) throw new DomainError('recipeNotFound');
  return id;
};
