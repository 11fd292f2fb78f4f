import type { Cuisine } from '@contracts/cuisines';
import type { Allergen, DietType, RecipeCategory, Subcategory } from '@contracts/vocabulary';
import type { JsonText } from '../../text/jsonText';
import type { StoredRecipe } from '../../text/recipeText';

/** What a search filters an imported recipe by. Older rows lack what became known later. */
export interface ImportedFacts {
  category: RecipeCategory;
  subcategory: Subcategory;
  allergens: Allergen[];
  diets: DietType[];
  mayContain?: Allergen[];
  /** Absent for a cuisine without an id, and in rows written before cuisines were stored. */
  cuisine?: Cuisine;
  /** Lines could not be read or the language is foreign, so allergens and diets are unknown. */
  isUnread?: boolean;
  /** How many lines name no ingredient that we know: they count in the total of a match. */
  unread?: number;
}

/** Imported recipes. They belong to the server's operator and never expire. */
export interface ImportedRecipesTable {
  /** 53 random bits, as in `recipes`. */
  id: number;
  /** SHA-256 of title, ingredient lines and steps as read, in hexadecimal: the same recipe is stored once. */
  content_hash: string;
  body: JsonText<StoredRecipe>;
  /** Everything the search index needs is stored in columns, so that bodies need not be read at each start. */
  title: string;
  /** Ids of all known ingredients. */
  ingredient_ids: JsonText<string[]>;
  /** Names, because bits may change. */
  facts: JsonText<ImportedFacts>;
  /** Sort keys: the preparation time in minutes, and the number of ingredient lines. */
  minutes: number | null;
  line_count: number;
  /** The ingredient lines as they stood in the file; null for recipes from before they were kept. */
  source_lines: JsonText<string[]> | null;
  /** By which rules everything was computed that follows from the ingredients. */
  facts_version: number;
  language: string;
  created_at: string;
  /**
   * In the order in which imports are committed, so that a server reads only what is newer than the last one it has;
   * null: added by a release that has no such column, until a newer one numbers it.
   */
  seq: number | null;
}

/** The highest number given to the rows of a table and to their changes. */
export interface RowCountersTable {
  name: 'imported_recipes';
  value: number;
}

/**
 * A number (`seq`) that no imported recipe has any more, because the recipe was deleted, or changed under a new number.
 * Triggers of the database keep it.
 */
export interface ImportedChangesTable {
  /** When it happened, among the numbers of the imported recipes. */
  seq: number;
  former: number;
}
