import type { ExpressionBuilder, Kysely } from 'kysely';
import type { RecipeId } from '@contracts/recipe';
import type { Database } from '../db/schema';
import { isStillThere } from './onAList';

/** A photo to keep for a browser without an account. */
export interface NewSharedPhoto {
  owner: string;
  /** SHA-256 of the bytes, in hexadecimal. */
  name: string;
  bytes: Buffer;
  at: Date;
}

/** Whether the recipe is one of the photo's owner, or was shared by two and belongs to neither. */
const isOfOwner = (builder: ExpressionBuilder<Database, 'recipes' | 'shared_photos'>) =>
  builder.or([
    builder('recipes.owner', '=', builder.ref('shared_photos.owner')),
    builder.and([builder('recipes.owner', 'is', null), builder('recipes.is_shared', '=', 1)]),
  ]);

/** The photos of recipes that browsers without an account have shared. */
export const createSharedPhotosRepository = (db: Kysely<Database>) => ({
  async has(owner: string, name: string): Promise<boolean> {
    const row = await db
      .selectFrom('shared_photos')
      .select('name')
      .where('owner', '=', owner)
      .where('name', '=', name)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Keeps a photo. One that is there already stays, and begins to wait again for a recipe that uses it. */
  async keep({ owner, name, bytes, at }: NewSharedPhoto): Promise<void> {
    const createdAt = at.toISOString();
    await db
      .insertInto('shared_photos')
      .values({ owner, name, jpeg: bytes.toString('base64'), bytes: bytes.length, created_at: createdAt })
      .onConflict((conflict) => conflict.columns(['owner', 'name']).doUpdateSet({ created_at: createdAt }))
      .execute();
  },

  /** The photo that a shared recipe shows, for anyone who may read the recipe. */
  async ofRecipe(id: RecipeId, name: string, now: Date): Promise<Buffer | undefined> {
    const row = await db
      .selectFrom('recipes')
      .innerJoin('shared_photos', 'shared_photos.name', 'recipes.photo')
      .select('shared_photos.jpeg')
      .where('recipes.id', '=', id)
      .where('recipes.photo', '=', name)
      .where((builder) => isStillThere(builder as unknown as ExpressionBuilder<Database, 'recipes'>, now))
      .where(isOfOwner)
      .limit(1)
      .executeTakeFirst();
    return row && Buffer.from(row.jpeg, 'base64');
  },

  /** Deletes photos that no shared recipe shows any more, unless they were sent after this time. */
  async removeUnused(before: Date): Promise<void> {
    await db
      .deleteFrom('shared_photos')
      .where('created_at', '<', before.toISOString())
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('recipes')
              .select('recipes.id')
              .whereRef('recipes.photo', '=', 'shared_photos.name')
              .where((builder) =>
                isOfOwner(builder as unknown as ExpressionBuilder<Database, 'recipes' | 'shared_photos'>),
              ),
          ),
        ),
      )
      .execute();
  },
});

export type SharedPhotosRepository = ReturnType<typeof createSharedPhotosRepository>;
