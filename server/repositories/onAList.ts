import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../db/schema';

/** Whether the recipe is in a saved list, which keeps it. */
export const isOnAList = ({ exists, selectFrom }: ExpressionBuilder<Database, 'recipes'>, exceptOf?: string) =>
  exists(
    selectFrom('saved_recipes')
      .select('saved_recipes.recipe_id')
      .whereRef('saved_recipes.recipe_id', '=', 'recipes.id')
      .where('saved_recipes.is_saved', '=', 1)
      .$if(exceptOf !== undefined, (query) => query.where('saved_recipes.uid', '<>', exceptOf!)),
  );

/** Whether the recipe can still be read at this time: it has not expired, or a saved list keeps it. */
export const isStillThere = (builder: ExpressionBuilder<Database, 'recipes'>, now: Date) =>
  builder.or([
    builder('recipes.expires_at', 'is', null),
    builder('recipes.expires_at', '>', now.toISOString()),
    isOnAList(builder),
  ]);
