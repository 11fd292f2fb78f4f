import { sql, type Kysely } from 'kysely';
import type { RecipeId } from '@contracts/recipe';
import type { Database } from '../db/schema';
import type { JsonText } from '../text/jsonText';
import type { StoredRecipe } from '../text/recipeText';

/** One recipe of a saved list. */
export interface SavedEntry {
  id: RecipeId;
  savedAt: Date;
  /** 0: not rated. */
  rating: number;
  /** Length of the stored recipe; 0: this database does not have it, as with one of the corpus. */
  bytes: number;
}

/** A part of a list: what follows this entry, and how many at most. */
export interface ListPart {
  after?: Pick<SavedEntry, 'id' | 'savedAt'>;
  limit?: number;
}

/** One account's flag and rating of one recipe. */
export interface Mark {
  isSaved: boolean;
  rating: number;
}

export interface GivenRating {
  id: RecipeId;
  rating: number;
  ratedAt: Date;
}

/** Keeps sums of ids exact. */
const LARGE_PRIME = 1_000_003;

/** The length of a text, which neither engine reads the text for. */
export const bytesOf = (column: string) => sql<number | string | null>`octet_length(${sql.ref(column)})`;

/** The rows of a list, most recently saved first, with the length of each recipe that this database has. */
const selectList = (db: Kysely<Database>, uid: string) =>
  db
    .selectFrom('saved_recipes')
    .leftJoin('ratings', (join) =>
      join.onRef('ratings.uid', '=', 'saved_recipes.uid').onRef('ratings.recipe_id', '=', 'saved_recipes.recipe_id'),
    )
    .leftJoin('recipes', 'recipes.id', 'saved_recipes.recipe_id')
    .leftJoin('imported_recipes', 'imported_recipes.id', 'saved_recipes.recipe_id')
    .select(({ fn }) => [
      'saved_recipes.recipe_id as id',
      'saved_recipes.saved_at as savedAt',
      'ratings.rating as rating',
      fn.coalesce(bytesOf('recipes.body'), bytesOf('imported_recipes.body')).as('bytes'),
    ])
    .where('saved_recipes.uid', '=', uid)
    .where('saved_recipes.is_saved', '=', 1)
    .orderBy('saved_recipes.saved_at', 'desc')
    .orderBy('saved_recipes.recipe_id', 'desc');

/** Every rating of an account, including those of removed recipes. */
const listRatings = async (db: Kysely<Database>, uid: string): Promise<GivenRating[]> => {
  const rows = await db
    .selectFrom('ratings')
    .select(['recipe_id', 'rating', 'rated_at'])
    .where('uid', '=', uid)
    .orderBy('rated_at', 'desc')
    .orderBy('recipe_id')
    .execute();
  return rows.map(({ recipe_id, rating, rated_at }) => ({
    id: Number(recipe_id),
    rating,
    ratedAt: new Date(rated_at),
  }));
};

const readMark = async (db: Kysely<Database>, uid: string, id: RecipeId): Promise<Mark> => {
  const [saved, rated] = await Promise.all([
    db
      .selectFrom('saved_recipes')
      .select('is_saved')
      .where('uid', '=', uid)
      .where('recipe_id', '=', id)
      .executeTakeFirst(),
    db.selectFrom('ratings').select('rating').where('uid', '=', uid).where('recipe_id', '=', id).executeTakeFirst(),
  ]);
  return { isSaved: saved?.is_saved === 1, rating: rated?.rating ?? 0 };
};

/** Reading the saved recipes and ratings of an account. */
export const createSavedRecipeReads = (db: Kysely<Database>) => ({
  /** The list without the recipes themselves, most recently saved first. */
  async list(uid: string, { after, limit }: ListPart = {}): Promise<SavedEntry[]> {
    const at = after?.savedAt.toISOString() ?? '';
    const rows = await selectList(db, uid)
      .$if(after !== undefined, (query) =>
        query.where(({ and, eb, or }) =>
          or([
            eb('saved_recipes.saved_at', '<', at),
            and([eb('saved_recipes.saved_at', '=', at), eb('saved_recipes.recipe_id', '<', after!.id)]),
          ]),
        ),
      )
      .$if(limit !== undefined, (query) => query.limit(limit!))
      .execute();
    return rows.map(({ id, savedAt, rating, bytes }) => ({
      id: Number(id),
      savedAt: new Date(savedAt),
      rating: rating ?? 0,
      bytes: Number(bytes ?? 0),
    }));
  },

  /** Differs after every save and removal, so that a list read in parts is not put together from two states. */
  async stateOf(uid: string): Promise<string> {
    const { saved, changedAt, ids } = await db
      .selectFrom('saved_recipes')
      .select(({ fn }) => [
        fn.sum('is_saved').as('saved'),
        fn.max('changed_at').as('changedAt'),
        sql<number | string | null>`sum(is_saved * (recipe_id % ${sql.lit(LARGE_PRIME)}))`.as('ids'),
      ])
      .where('uid', '=', uid)
      .executeTakeFirstOrThrow();
    return `${saved} ${changedAt} ${ids}`;
  },

  /** The texts of stored and imported recipes by id. */
  async bodiesOf(ids: readonly RecipeId[]): Promise<ReadonlyMap<RecipeId, JsonText<StoredRecipe>>> {
    if (ids.length === 0) return new Map();
    const rows = await db
      .selectFrom('recipes')
      .select(['id', 'body'])
      .where('id', 'in', ids)
      .unionAll(db.selectFrom('imported_recipes').select(['id', 'body']).where('id', 'in', ids))
      .execute();
    return new Map(rows.map(({ id, body }) => [Number(id), body]));
  },

  markOf: (uid: string, id: RecipeId): Promise<Mark> => readMark(db, uid, id),

  /** Every rating of an account, including those of removed recipes. */
  ratingsOf: (uid: string): Promise<GivenRating[]> => listRatings(db, uid),
});
