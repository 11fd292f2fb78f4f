import type { Kysely, Transaction } from 'kysely';
import { photoNameIn } from '@contracts/photoPaths';
import type { RecipeWords } from '@contracts/ownRecipes';
import type { RecipeId } from '@contracts/recipe';
import { FACTS_VERSION } from '@kitchen/facts/factsVersion';
import type { Database } from '../db/schema';
import type { RecipeVersionsTable } from '../db/tables/recipeTables';
import { fromJsonText, toJsonText } from '../text/jsonText';
import type { StoredRecipe } from '../text/recipeText';
import { checkRoom, type AccountQuota } from './accountRoom';
import { whileAccountLasts } from './ofAccount';
import { editedHash } from './recipeAdditions';
import { addVersions, type NewVersion } from './recipeVersionRows';
import type { HistoryBounds } from './versionRoom';

/** An own recipe, and the account that owns it. */
export interface OwnRecipeName {
  id: RecipeId;
  uid: string;
  /** As `recipes.owner` has it. */
  owner: string;
}

export interface Replacement extends OwnRecipeName {
  /** The version that is replaced. If the recipe is at another one by now, nothing is written. */
  expected: string | undefined;
  /** Undefined when only versions are added. */
  recipe?: StoredRecipe;
  versions: readonly NewVersion[];
  /** ISO time of the write. */
  at: string;
  quota: AccountQuota;
  bounds: HistoryBounds;
}

type Executor = Kysely<Database> | Transaction<Database>;

const rowOf = (executor: Executor, { id, owner }: Omit<OwnRecipeName, 'uid'>) =>
  executor
    .selectFrom('recipes')
    .select(['body', 'content_hash', 'created_at'])
    .where('id', '=', id)
    .where('owner', '=', owner)
    // A link shows what was shared, and others may have saved it.
    .where('is_shared', '=', 0)
    .executeTakeFirst();

const replaceIn = (db: Kysely<Database>, replacement: Replacement): Promise<boolean> => {
  const { id, uid, owner, expected, recipe, at, quota } = replacement;
  return whileAccountLasts(db, uid, async (transaction) => {
    const row = await rowOf(transaction, { id, owner });
    if (!row || fromJsonText(row.body).version !== expected) return false;
    if (recipe) {
      const body = toJsonText(recipe);
      await transaction
        .updateTable('recipes')
        .set({
          body,
          content_hash: editedHash(id, row.content_hash),
          language: recipe.language ?? '',
          category: recipe.category,
          photo: photoNameIn(recipe.imageUrl) ?? null,
          facts_version: FACTS_VERSION,
        })
        .where('id', '=', id)
        .where('owner', '=', owner)
        .execute();
      if (body.length > row.body.length) await checkRoom(transaction, { owner, at, quota });
    }
    await addVersions(transaction, replacement);
    return true;
  });
};

/** The versions of own recipes. Every query names the owner. */
export const createRecipeVersionsRepository = (db: Kysely<Database>) => ({
  /** An own recipe that is not shared by a link; undefined when this owner has none with this id. */
  async current(name: Omit<OwnRecipeName, 'uid'>): Promise<{ recipe: StoredRecipe; createdAt: Date } | undefined> {
    const row = await rowOf(db, name);
    return row && { recipe: fromJsonText(row.body), createdAt: new Date(row.created_at) };
  },

  /** One version of a recipe. */
  async find(
    uid: string,
    id: RecipeId,
    version: string,
  ): Promise<{ words: RecipeWords; kind: RecipeVersionsTable['kind'] } | undefined> {
    const row = await db
      .selectFrom('recipe_versions')
      .select(['words', 'kind'])
      .where('recipe_id', '=', id)
      .where('version', '=', version)
      .where('uid', '=', uid)
      .executeTakeFirst();
    return row && { words: fromJsonText(row.words), kind: row.kind };
  },

  /** The versions of a recipe, the newest first. */
  async listOf(uid: string, id: RecipeId) {
    const rows = await db
      .selectFrom('recipe_versions')
      .select(['version', 'seq', 'kind', 'words', 'saved_at', 'browser', 'system'])
      .where('recipe_id', '=', id)
      .where('uid', '=', uid)
      .orderBy('seq', 'desc')
      .execute();
    return rows.map(({ words, saved_at, ...row }) => ({ ...row, words: fromJsonText(words), savedAt: saved_at }));
  },

  /** Every version of an account without its words, for the export. */
  async idsOf(uid: string): Promise<RecipeId[]> {
    const rows = await db
      .selectFrom('recipe_versions')
      .select('recipe_id as id')
      .distinct()
      .where('uid', '=', uid)
      .execute();
    return rows.map(({ id }) => Number(id)).sort((a, b) => a - b);
  },

  /**
   * Replaces the body of an own recipe and keeps its versions, or keeps versions only.
   * @returns whether the recipe was still at the expected version; if not, nothing was written
   * @throws DomainError notSignedIn when the account is gone, accountFull when the recipe has become too long for it
   */
  replace: (replacement: Replacement): Promise<boolean> => replaceIn(db, replacement),
});

export type RecipeVersionsRepository = ReturnType<typeof createRecipeVersionsRepository>;
