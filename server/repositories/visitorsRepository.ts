import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';

/** What browsers without an account have stored. */
export const createVisitorsRepository = (db: Kysely<Database>) => ({
  /**
   * Whether anything is stored under this id.
   * @param owner the name under which the visitor owns recipes
   */
  async hasStored(visitor: string, owner: string): Promise<boolean> {
    const recipe = await db.selectFrom('recipes').select('id').where('owner', '=', owner).limit(1).executeTakeFirst();
    if (recipe) return true;
    const votes = db.selectFrom('image_feedback').select('recipe_id').where('visitor', '=', visitor);
    return (await votes.limit(1).executeTakeFirst()) !== undefined;
  },
});
