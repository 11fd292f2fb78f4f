import type { Kysely } from 'kysely';
import type { RecipeId } from '@contracts/recipe';
import type { Database } from '../db/schema';
import { fromJsonText } from '../text/jsonText';
import type { StoredRecipe } from '../text/recipeText';

export interface GeneratedAsk {
  /** Identity of the request. */
  key: string;
  model: string;
  /** In the order they were written. */
  ids: readonly RecipeId[];
  at: Date;
}

export interface WrittenRecipe {
  id: RecipeId;
  recipe: StoredRecipe;
}

/** Which recipes a language model wrote for which request. The recipes themselves are stored like any other. */
export const createGeneratedRecipesRepository = (db: Kysely<Database>) => {
  /** The recipes with these ids that still exist, in this order. */
  const findAll = async (ids: readonly RecipeId[]): Promise<WrittenRecipe[]> => {
    if (ids.length === 0) return [];
    const rows = await db.selectFrom('recipes').select(['id', 'body']).where('id', 'in', ids).execute();
    const bodies = new Map(rows.map(({ id, body }) => [Number(id), body]));
    return ids.flatMap((id) => {
      const body = bodies.get(id);
      return body === undefined ? [] : [{ id, recipe: fromJsonText(body) }];
    });
  };

  return {
    findAll,

    /** The newest answer to a request replaces earlier ones. */
    async remember({ key, model, ids, at }: GeneratedAsk): Promise<void> {
      const answer = { model, recipe_ids: JSON.stringify(ids), created_at: at.toISOString() };
      await db
        .insertInto('generated_asks')
        .values({ ask_key: key, ...answer })
        .onConflict((conflict) => conflict.column('ask_key').doUpdateSet(answer))
        .execute();
    },

    /** The recipes written for this request since then that still exist. */
    async find(key: string, since: Date): Promise<WrittenRecipe[]> {
      const ask = await db
        .selectFrom('generated_asks')
        .select('recipe_ids')
        .where('ask_key', '=', key)
        .where('created_at', '>=', since.toISOString())
        .executeTakeFirst();
      return findAll(ask ? (JSON.parse(ask.recipe_ids) as RecipeId[]) : []);
    },

    /** Keeps a recipe without an owner at least until then. */
    async keepUntil(id: RecipeId, until: Date): Promise<void> {
      await db
        .updateTable('recipes')
        .set({ expires_at: until.toISOString() })
        .where('id', '=', id)
        .where('expires_at', '<', until.toISOString())
        .execute();
    },

    /** Forgets requests answered before then; the recipes have their own expiry. */
    async removeForgotten(before: Date): Promise<void> {
      await db.deleteFrom('generated_asks').where('created_at', '<', before.toISOString()).execute();
    },
  };
};

export type GeneratedRecipesRepository = ReturnType<typeof createGeneratedRecipesRepository>;
