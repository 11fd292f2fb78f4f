import { createHash } from 'node:crypto';
import type { Recipe } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import { DomainError } from '../errors/domainError';
import type { SavedEntry } from '../repositories/savedRecipeReads';
import type { SavedRecipesRepository } from '../repositories/savedRecipesRepository';
import type { JsonText } from '../text/jsonText';
import { listText, markedText } from '../text/recipeText';
import { inBatches, weightOf } from './recipeBatches';
import type { RecipesService } from './recipesService';

interface Dependencies {
  saved: Pick<SavedRecipesRepository, 'list' | 'stateOf' | 'bodiesOf'>;
  recipes: Pick<RecipesService, 'textOf'>;
  now: () => Date;
}

/** About how long the text of a page is at most. */
const PAGE_BYTES = 1024 * 1024;
const STAMP_LETTERS = 16;

/** A time in the future, which a wrong clock stored, reads as now. It is the first of the list in both cases. */
const marksOf = ({ rating, savedAt }: SavedEntry, now: Date) => ({
  userRating: rating,
  isSaved: true,
  savedAt: Math.min(savedAt.getTime(), now.getTime()),
});

/** Reading a list: as a whole, in pieces, or page by page. */
export const createSavedListReading = ({ saved, recipes, now }: Dependencies) => {
  /**
   * The texts of these entries, in batches. Recipes are copied as text, so that thousands of them are not parsed and
   * serialised again.
   */
  async function* textsOf(
    entries: readonly SavedEntry[],
    language: Language,
  ): AsyncGenerator<JsonText<Recipe>[], void> {
    for (const batch of inBatches(entries)) {
      const bodies = await saved.bodiesOf(batch.filter(({ bytes }) => bytes > 0).map(({ id }) => id));
      yield batch.flatMap((entry) => {
        const text = recipes.textOf(entry.id, bodies.get(entry.id) ?? null, language);
        return text === undefined ? [] : markedText(text, marksOf(entry, now()));
      });
    }
  }

  const stampOf = async (uid: string): Promise<string> =>
    createHash('sha256')
      .update(`${uid} ${await saved.stateOf(uid)}`)
      .digest('base64url')
      .slice(0, STAMP_LETTERS);

  return {
    /** The whole list, most recently saved first, as it is now: what follows later does not change it. */
    async *texts(uid: string, language: Language): AsyncGenerator<JsonText<Recipe>[], void> {
      yield* textsOf(await saved.list(uid), language);
    },

    /**
     * A page of the list as JSON text, and the cursor of the next one if there is one. A page is shorter than `limit`
     * where recipes are long.
     * @throws DomainError listChanged when the cursor is one of another state of the list, or of another account
     */
    async page(uid: string, language: Language, { limit, cursor }: { limit: number; cursor?: string }) {
      const [savedAt, id, stamp] = cursor?.split('.') ?? [];
      const current = await stampOf(uid);
      if (cursor !== undefined && stamp !== current) throw new DomainError('listChanged');
      const after = cursor === undefined ? undefined : { savedAt: new Date(Number(savedAt)), id: Number(id) };
      const entries = await saved.list(uid, { after, limit: limit + 1 });
      let bytes = 0;
      const isRoom = (entry: SavedEntry, i: number) => {
        bytes += weightOf(entry);
        return i === 0 || bytes <= PAGE_BYTES;
      };
      const end = entries.findIndex((entry, i) => i === limit || !isRoom(entry, i));
      const shown = end === -1 ? entries : entries.slice(0, end);
      const texts: JsonText<Recipe>[] = [];
      for await (const batch of textsOf(shown, language)) texts.push(...batch);
      const last = shown.at(-1);
      return {
        text: listText(texts),
        next: end === -1 || !last ? undefined : `${last.savedAt.getTime()}.${last.id}.${current}`,
      };
    },
  };
};
