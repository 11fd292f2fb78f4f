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
