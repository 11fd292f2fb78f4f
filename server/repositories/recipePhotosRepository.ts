import { sql, type Kysely } from 'kysely';
import type { RecipeId } from '@contracts/recipe';
import type { Database } from '../db/schema';
import { checkRoom, type AccountQuota } from './accountRoom';
import { whileAccountLasts } from './ofAccount';

/** A photo to keep. */
export interface NewPhoto {
  uid: string;
  owner: string;
  /** SHA-256 of the bytes, in hexadecimal. */
  name: string;
  bytes: Buffer;
  at: Date;
}

const bytesOf = (row: { jpeg: string } | undefined): Buffer | undefined => row && Buffer.from(row.jpeg, 'base64');

/** The account that owns recipes under this name. */
const OWNER_OF_PHOTO = sql<string>`'user:' || recipe_photos.uid`;

/** The photo that a recipe shows, for anyone who may read the recipe. */
const photoOfRecipe = async (
  db: Kysely<Database>,
  id: RecipeId,
  name: string,
  now: Date,
): Promise<Buffer | undefined> =>
  bytesOf(
    await db
      .selectFrom('recipes')
      .innerJoin('recipe_photos', 'recipe_photos.name', 'recipes.photo')
      .select('recipe_photos.jpeg')
      .where('recipes.id', '=', id)
      .where('recipes.photo', '=', name)
      .where((builder) =>
        builder.or([builder('recipes.expires_at', 'is', null), builder('recipes.expires_at', '>', now.toISOString())]),
      )
      .where((builder) =>
        builder.or([
          builder('recipes.owner', '=', OWNER_OF_PHOTO),
          // Two accounts that both have the photo have shared the same recipe.
          builder.and([builder('recipes.owner', 'is', null), builder('recipes.is_shared', '=', 1)]),
        ]),
      )
      .limit(1)
      .executeTakeFirst(),
  );

/** Deletes photos that neither a recipe nor a version of their account uses, unless they were sent after this time. */
const removeUnused = async (db: Kysely<Database>, before: Date): Promise<void> => {
  await db
    .deleteFrom('recipe_photos')
    .where('created_at', '<', before.toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('recipes')
            .select('recipes.id')
            .where('recipes.owner', '=', OWNER_OF_PHOTO)
            .whereRef('recipes.photo', '=', 'recipe_photos.name'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('recipe_versions')
            .select('recipe_versions.seq')
            .whereRef('recipe_versions.uid', '=', 'recipe_photos.uid')
            .whereRef('recipe_versions.photo', '=', 'recipe_photos.name'),
        ),
      ),
    )
    // One that two accounts shared has no owner, and stays as long as its link does.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('recipes')
            .select('recipes.id')
            .whereRef('recipes.photo', '=', 'recipe_photos.name')
            .where('recipes.owner', 'is', null)
            .where('recipes.is_shared', '=', 1),
        ),
      ),
    )
    .execute();
};

/** The photos of own recipes. Each belongs to one account, even if two accounts have the same photo. */
export const createRecipePhotosRepository = (db: Kysely<Database>) => ({
  async has(uid: string, name: string): Promise<boolean> {
    const row = await db
      .selectFrom('recipe_photos')
      .select('name')
      .where('uid', '=', uid)
      .where('name', '=', name)
      .executeTakeFirst();
    return row !== undefined;
  },

  /**
   * Keeps a photo, which counts among the bytes of the account. One that is there already stays, and begins to wait
   * again for a recipe that uses it.
   * @throws DomainError notSignedIn when the account is gone, accountFull when it has stored too much
   */
  keep({ uid, owner, name, bytes, at }: NewPhoto, quota: AccountQuota): Promise<void> {
    const createdAt = at.toISOString();
    return whileAccountLasts(db, uid, async (transaction) => {
      await transaction
        .insertInto('recipe_photos')
        .values({ uid, name, jpeg: bytes.toString('base64'), bytes: bytes.length, created_at: createdAt })
        .onConflict((conflict) => conflict.columns(['uid', 'name']).doUpdateSet({ created_at: createdAt }))
        .execute();
      await checkRoom(transaction, { owner, at: createdAt, quota });
    });
  },

  /** A photo of this account. */
  async ofAccount(uid: string, name: string): Promise<Buffer | undefined> {
    return bytesOf(
      await db
        .selectFrom('recipe_photos')
        .select('jpeg')
        .where('uid', '=', uid)
        .where('name', '=', name)
        .executeTakeFirst(),
    );
  },

  ofRecipe: (id: RecipeId, name: string, now: Date) => photoOfRecipe(db, id, name, now),

  /** The names of all photos of an account. */
  async namesOf(uid: string): Promise<string[]> {
    const rows = await db
      .selectFrom('recipe_photos')
      .select('name')
      .where('uid', '=', uid)
      .orderBy('created_at')
      .orderBy('name')
      .execute();
    return rows.map(({ name }) => name);
  },

  removeUnused: (before: Date) => removeUnused(db, before),
});

export type RecipePhotosRepository = ReturnType<typeof createRecipePhotosRepository>;
