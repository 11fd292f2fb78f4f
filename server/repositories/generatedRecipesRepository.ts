import type { Kysely } from 'kysely';
import type { RecipeId } from '@contracts/recipe';
import type { Database } from '../db/schema';
import type { StoredRecipe } from './recipesRepository';

export interface GeneratedAsk {
  /** What makes two asks the same. */
  key: string;
  model: string;
  /** In the order in which they were written. */
  ids: readonly RecipeId[];
  at: Date;
}

/** Which recipes a language model wrote for which ask. The recipes themselves are stored as any other. */
export const createGeneratedRecipesRepository = (db: Kysely<Database>) => ({
  /** The newest answer to an ask takes the place of those before. */
  async remember({ key, model, ids, at }: GeneratedAsk): Promise<void> {
    const answer = { model, recipe_ids: JSON.stringify(ids), created_at: at.toISOString() };
    await db
      .insertInto('generated_asks')
      .values({ ask_key: key, ...answer })
      .onConflict((conflict) => conflict.column('ask_key').doUpdateSet(answer))
      .execute();
  },

  /** What was written for this ask since then and is still there; empty when nothing is. */
  async find(key: string, since: Date): Promise<{ id: RecipeId; recipe: StoredRecipe }[]> {
    const ask = await db
      .selectFrom('generated_asks')
      .select('recipe_ids')
      .where('ask_key', '=', key)
      .where('created_at', '>=', since.toISOString())
      .executeTakeFirst();
    const ids = ask ? (JSON.parse(ask.recipe_ids) as RecipeId[]) : [];
    if (ids.length === 0) return [];
    const rows = await db.selectFrom('recipes').select(['id', 'body']).where('id', 'in', ids).execute();
    const bodies = new Map(rows.map(({ id, body }) => [Number(id), body]));
    return ids.flatMap((id) => {
      const body = bodies.get(id);
      return body === undefined ? [] : [{ id, recipe: JSON.parse(body) as StoredRecipe }];
    });
  },

  /** Keeps a recipe that nobody owns at least so long. */
  async keepUntil(id: RecipeId, until: Date): Promise<void> {
    await db
      .updateTable('recipes')
      .set({ expires_at: until.toISOString() })
      .where('id', '=', id)
      .where('expires_at', '<', until.toISOString())
      .execute();
  },

  /** Forgets which asks were answered before then; the recipes stay as long as they have to. */
  async removeForgotten(before: Date): Promise<void> {
    await db.deleteFrom('generated_asks').where('created_at', '<', before.toISOString()).execute();
  },
});

export type GeneratedRecipesRepository = ReturnType<typeof createGeneratedRecipesRepository>;
