import { sql, type Kysely } from 'kysely';
import type { RecipeId } from '@contracts/recipe';
import type { Database } from '../db/schema';
import type { JsonText } from '../text/jsonText';
import type { StoredRecipe } from '../text/recipeText';

/** An account, and the name under which it owns recipes. */
export interface OwnerName {
  uid: string;
  owner: string;
}

export interface OwnBodyRow {
  id: RecipeId;
  body: JsonText<StoredRecipe>;
}

/** The recipes that an account owns and has on its list. A copy that a link shows is not among them. */
const selectOwn = (db: Kysely<Database>, { uid, owner }: OwnerName) =>
  db
    .selectFrom('recipes')
    .innerJoin('saved_recipes', 'saved_recipes.recipe_id', 'recipes.id')
    .where('recipes.owner', '=', owner)
    .where('recipes.is_shared', '=', 0)
    .where('saved_recipes.uid', '=', uid)
    .where('saved_recipes.is_saved', '=', 1);

/** Reads the recipes that a search of one account has in addition to the shared ones. Every query names the account. */
export const createOwnRecipesRepository = (db: Kysely<Database>) => ({
  /** All of them in the order of their ids, a few at a time. */
  async *batches(name: OwnerName, size: number): AsyncGenerator<OwnBodyRow[], void> {
    for (let after = 0; ;) {
      const rows = await selectOwn(db, name)
        .select(['recipes.id as id', 'recipes.body as body'])
        .where('recipes.id', '>', after)
        .orderBy('recipes.id')
        .limit(size)
        .execute();
      if (rows.length > 0) yield rows.map(({ id, body }) => ({ id: Number(id), body }));
      if (rows.length < size) return;
      after = Number(rows.at(-1)!.id);
    }
  },

  /** The texts of those that this account still has. */
  async bodiesOf(name: OwnerName, ids: readonly RecipeId[]): Promise<ReadonlyMap<RecipeId, JsonText<StoredRecipe>>> {
    if (ids.length === 0) return new Map();
    const rows = await selectOwn(db, name)
      .select(['recipes.id as id', 'recipes.body as body'])
      .where('recipes.id', 'in', ids)
      .execute();
    return new Map(rows.map(({ id, body }) => [Number(id), body]));
  },

  /** Differs after every save, removal and edit of the account. */
  async stampOf({ uid }: OwnerName): Promise<string> {
    const [list, edits] = await Promise.all([
      db
        .selectFrom('saved_recipes')
        .select(({ fn }) => [fn.sum('is_saved').as('saved'), fn.countAll().as('rows'), fn.max('changed_at').as('at')])
        .where('uid', '=', uid)
        .executeTakeFirstOrThrow(),
      db
        .selectFrom('recipe_versions')
        .select(({ fn }) => [fn.countAll().as('rows'), sql<number | string | null>`sum(seq)`.as('seqs')])
        .where('uid', '=', uid)
        .executeTakeFirstOrThrow(),
    ]);
    return JSON.stringify([list.saved, list.rows, list.at, edits.rows, edits.seqs].map(String));
  },
});

export type OwnRecipesRepository = ReturnType<typeof createOwnRecipesRepository>;
