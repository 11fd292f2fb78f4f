import { sql, type ExpressionBuilder, type Kysely, type Selectable } from 'kysely';
import type { Recipe, RecipeId } from '@contracts/recipe';
import type { Database, RecipesTable } from '../db/schema';
import { whileAccountLasts } from './ofAccount';

/** A recipe as it is kept: without what differs from user to user, and without its id. */
export type StoredRecipe = Omit<Recipe, 'id' | 'isSaved' | 'userRating'>;

export interface NewRecipe {
  id: RecipeId;
  contentHash: string;
  recipe: StoredRecipe;
  isShared: boolean;
  createdAt: Date;
  /** null: kept for ever. */
  expiresAt: Date | null;
  owner: string | null;
}

const toRow = (recipe: NewRecipe): Selectable<RecipesTable> => ({
  id: recipe.id,
  content_hash: recipe.contentHash,
  body: JSON.stringify(recipe.recipe),
  language: recipe.recipe.language ?? '',
  category: recipe.recipe.category,
  created_at: recipe.createdAt.toISOString(),
  expires_at: recipe.expiresAt?.toISOString() ?? null,
  is_shared: recipe.isShared ? 1 : 0,
  owner: recipe.owner,
});

/** Whether the recipe is on somebody's list; it is kept for them. */
const isOnAList = ({ exists, selectFrom }: ExpressionBuilder<Database, 'recipes'>, exceptOf?: string) =>
  exists(
    selectFrom('saved_recipes')
      .select('saved_recipes.recipe_id')
      .whereRef('saved_recipes.recipe_id', '=', 'recipes.id')
      .where('saved_recipes.is_saved', '=', 1)
      .$if(exceptOf !== undefined, (query) => query.where('saved_recipes.uid', '<>', exceptOf!)),
  );

/** The recipes that people stored. Nothing here changes what a stored recipe says. */
export const createRecipesRepository = (db: Kysely<Database>) => ({
  /** Rejects when the database does not answer. */
  async ping(): Promise<void> {
    await sql`select 1`.execute(db);
  },

  async find(id: RecipeId, now: Date): Promise<StoredRecipe | undefined> {
    const row = await db
      .selectFrom('recipes')
      .select('body')
      .where('id', '=', id)
      .where((builder) =>
        builder.or([
          builder('expires_at', 'is', null),
          builder('expires_at', '>', now.toISOString()),
          isOnAList(builder),
        ]),
      )
      .executeTakeFirst();
    return row && (JSON.parse(row.body) as StoredRecipe);
  },

  async add(recipe: NewRecipe): Promise<void> {
    await db.insertInto('recipes').values(toRow(recipe)).execute();
  },

  /**
   * Adds a recipe of an account, or finds the one that it stored with the same content.
   * @returns the id under which it can be read
   * @throws DomainError notSignedIn when the account is gone
   */
  addOwned(recipe: NewRecipe & { owner: string }, uid: string): Promise<RecipeId> {
    return whileAccountLasts(db, uid, async (transaction) => {
      await transaction
        .insertInto('recipes')
        .values(toRow(recipe))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const { id } = await transaction
        .selectFrom('recipes')
        .select('id')
        .where('owner', '=', recipe.owner)
        .where('content_hash', '=', recipe.contentHash)
        .where('is_shared', '=', 0)
        .executeTakeFirstOrThrow();
      return Number(id);
    });
  },

  /**
   * Shares a recipe, or finds the one that was shared with the same content; only how long that one stays may change,
   * and only to longer.
   * @param uid the account that shares it, where it is one
   * @returns the id under which it can be read
   * @throws DomainError notSignedIn when the account is gone
   */
  addShared(recipe: NewRecipe, uid?: string): Promise<RecipeId> {
    const row = toRow(recipe);
    return whileAccountLasts(db, uid, async (transaction) => {
      await transaction
        .insertInto('recipes')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await transaction
        .updateTable('recipes')
        .set({ expires_at: row.expires_at })
        .where('content_hash', '=', row.content_hash)
        .where('is_shared', '=', 1)
        .where('expires_at', 'is not', null)
        .$if(row.expires_at !== null, (update) => update.where('expires_at', '<', row.expires_at))
        .execute();
      // What two people share belongs to neither: one of them cannot break the other's link.
      await transaction
        .updateTable('recipes')
        .set({ owner: null })
        .where('content_hash', '=', row.content_hash)
        .where('is_shared', '=', 1)
        .where('owner', '<>', row.owner)
        .execute();
      const { id } = await transaction
        .selectFrom('recipes')
        .select('id')
        .where('content_hash', '=', row.content_hash)
        .where('is_shared', '=', 1)
        .executeTakeFirstOrThrow();
      return Number(id);
    });
  },

  /**
   * Removes a recipe for its owner. Where it is on the list of somebody else, it stays for them and is nobody's.
   * @param uid the account of the owner, where it is one
   * @returns whether there was one that belongs to this owner
   */
  async remove(id: RecipeId, owner: string, uid = ''): Promise<boolean> {
    return db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('recipes')
        .set({ owner: null })
        .where('id', '=', id)
        .where('owner', '=', owner)
        .where((builder) => isOnAList(builder, uid))
        .executeTakeFirst();
      const { numDeletedRows } = await transaction
        .deleteFrom('recipes')
        .where('id', '=', id)
        .where('owner', '=', owner)
        .executeTakeFirst();
      return numUpdatedRows + numDeletedRows > 0n;
    });
  },

  /** What is on somebody's list stays. */
  async removeExpired(now: Date): Promise<void> {
    await db
      .deleteFrom('recipes')
      .where('expires_at', '<=', now.toISOString())
      .where((builder) => builder.not(isOnAList(builder)))
      .execute();
  },
});

export type RecipesRepository = ReturnType<typeof createRecipesRepository>;
