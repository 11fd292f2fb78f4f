import type { Kysely, Selectable } from 'kysely';
import type { RecipeId } from '@contracts/recipe';
import type { Allergen, DietType, RecipeCategory, Subcategory } from '@contracts/vocabulary';
import type { Database, ImportedRecipesTable } from '../db/schema';
import type { StoredRecipe } from './recipesRepository';

/** What a search filters an imported recipe by. */
export interface ImportedFacts {
  category: RecipeCategory;
  subcategory: Subcategory;
  allergens: Allergen[];
  diets: DietType[];
}

export interface NewImportedRecipe {
  id: RecipeId;
  contentHash: string;
  recipe: StoredRecipe;
  ingredientIds: readonly string[];
  facts: ImportedFacts;
  createdAt: Date;
}

/** What the search index needs of an imported recipe: everything but what it says. */
export interface ImportedEntry {
  id: RecipeId;
  title: string;
  ingredientIds: string[];
  /** As text, because many recipes have the same: whoever reads a million of them need not parse each. */
  facts: string;
}

/** So many rows go into the database or come from it at once. */
export const IMPORT_BATCH = 1_000;

const toRow = ({ id, contentHash, recipe, ingredientIds, facts, createdAt }: NewImportedRecipe) =>
  ({
    id,
    content_hash: contentHash,
    body: JSON.stringify(recipe),
    title: recipe.title,
    ingredient_ids: JSON.stringify(ingredientIds),
    facts: JSON.stringify(facts),
    language: recipe.language ?? '',
    created_at: createdAt.toISOString(),
  }) satisfies Selectable<ImportedRecipesTable>;

/** The recipes that were imported. They are only ever added; nothing here changes one. */
export const createImportedRecipesRepository = (db: Kysely<Database>) => ({
  /**
   * Adds at most IMPORT_BATCH recipes in one transaction; one whose content is there already is passed over.
   * @returns the ids of those that were added
   */
  async add(recipes: readonly NewImportedRecipe[]): Promise<Set<RecipeId>> {
    if (recipes.length === 0) return new Set();
    const added = await db.transaction().execute((transaction) =>
      transaction
        .insertInto('imported_recipes')
        .values(recipes.map(toRow))
        .onConflict((conflict) => conflict.column('content_hash').doNothing())
        .returning('id')
        .execute(),
    );
    return new Set(added.map(({ id }) => Number(id)));
  },

  async find(id: RecipeId): Promise<StoredRecipe | undefined> {
    const row = await db.selectFrom('imported_recipes').select('body').where('id', '=', id).executeTakeFirst();
    return row && (JSON.parse(row.body) as StoredRecipe);
  },

  /** The recipes with these ids in one query; one that is not there is missing from the answer. */
  async findAll(ids: readonly RecipeId[]): Promise<Map<RecipeId, StoredRecipe>> {
    if (ids.length === 0) return new Map();
    const rows = await db.selectFrom('imported_recipes').select(['id', 'body']).where('id', 'in', ids).execute();
    return new Map(rows.map(({ id, body }) => [Number(id), JSON.parse(body) as StoredRecipe]));
  },

  /** All of them in the order of their ids, batch by batch, so that they are never in memory together. */
  async *batches(size = IMPORT_BATCH): AsyncGenerator<ImportedEntry[]> {
    let last = 0;
    for (;;) {
      const rows = await db
        .selectFrom('imported_recipes')
        .select(['id', 'title', 'ingredient_ids', 'facts'])
        .where('id', '>', last)
        .orderBy('id')
        .limit(size)
        .execute();
      if (rows.length === 0) return;
      yield rows.map(({ id, title, ingredient_ids, facts }) => ({
        id: Number(id),
        title,
        ingredientIds: JSON.parse(ingredient_ids) as string[],
        facts,
      }));
      last = Number(rows.at(-1)!.id);
    }
  },
});

export type ImportedRecipesRepository = ReturnType<typeof createImportedRecipesRepository>;
