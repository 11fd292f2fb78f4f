import type { RecipeId } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import { createSearchShelfBuilder } from '@kitchen/search/searchShelf';
import type { ShelvedRecipe } from '@kitchen/search/shelvedRecipe';
import type { RecipePage } from '../text/recipeText';
import type { RecipeShelf } from './recipeShelf';

/** A recipe of one account as a search needs it. */
export interface OwnEntry {
  id: RecipeId;
  shelved: ShelvedRecipe;
}

/** Reads the recipes of the account; without those that it no longer has. */
export type ReadOwn = (ids: readonly RecipeId[]) => Promise<ReadonlyMap<RecipeId, RecipePage>>;

/**
 * The shared recipes, then those of one account, as one collection: so they are ranked, counted and kept apart by the
 * same rules. The shared shelf stays as it is.
 */
export const shelfWithOwn = (shared: RecipeShelf, own: readonly OwnEntry[], readOwn: ReadOwn): RecipeShelf => {
  const builder = createSearchShelfBuilder(shared);
  for (const { shelved } of own) builder.put(shelved);
  const ownAt = (position: number): OwnEntry | undefined => own[position - shared.size];
  const shelf = builder.finish(
    (position, language) => ownAt(position)?.shelved.titles[0] ?? shared.titleAt(position, language),
  );
  return {
    ...shelf,
    idAt: (position) => ownAt(position)?.id ?? shared.idAt(position),
    async pagesOf(positions: readonly number[], language: Language): Promise<(RecipePage | undefined)[]> {
      const [pages, mine] = await Promise.all([
        shared.pagesOf(
          positions.filter((position) => position < shared.size),
          language,
        ),
        readOwn(positions.flatMap((position) => ownAt(position)?.id ?? [])),
      ]);
      const others = pages.values();
      return positions.map((position) =>
        position < shared.size ? others.next().value : mine.get(ownAt(position)!.id),
      );
    },
  };
};
