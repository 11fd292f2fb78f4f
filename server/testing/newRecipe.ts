import { aWrittenRecipe } from '@kitchen/testing/drafts';
import type { WrittenRecipe } from '@kitchen/truth/types';
import type { NewRecipe } from '../repositories/recipeRows';

interface Wanted extends Omit<Partial<NewRecipe>, 'recipe'> {
  recipe?: Partial<WrittenRecipe>;
}

/** A recipe without an owner or an expiry, with the hash of its title. */
export const aNewRecipe = ({ recipe, ...over }: Wanted = {}): NewRecipe => {
  const written = aWrittenRecipe(recipe);
  return {
    id: 7,
    contentHash: `hash-of-${written.title}`,
    recipe: written,
    isShared: false,
    createdAt: new Date('2026-01-01T00:00:00Z'),
    expiresAt: null,
    owner: null,
    ...over,
  };
};
