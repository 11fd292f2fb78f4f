import type { Selectable } from 'kysely';
import type { RecipeId } from '@contracts/recipe';
import { FACTS_VERSION } from '@kitchen/facts/factsVersion';
import type { ImportedFacts, ImportedRecipesTable } from '../db/tables/importedTables';
import { fromJsonText, toJsonText, type JsonText } from '../text/jsonText';
import type { StoredRecipe } from '../text/recipeText';

/** An imported recipe to store. */
export interface NewImportedRecipe {
  id: RecipeId;
  contentHash: string;
  recipe: StoredRecipe;
  ingredientIds: readonly string[];
  facts: ImportedFacts;
  /** The ingredient lines as they stood in the file. */
  sourceLines: readonly string[];
  createdAt: Date;
}

/** The data of an imported recipe that the search index needs: everything but its text. */
export interface ImportedEntry {
  id: RecipeId;
  /** In the order in which imports are committed. */
  seq: number;
  title: string;
  ingredientIds: string[];
  /** As text, because many recipes share it: reading a million rows need not parse each. */
  facts: JsonText<ImportedFacts>;
  /** The preparation time, if the recipe states one. */
  minutes?: number;
  /** Number of lines in the ingredient list. */
  lines: number;
  /** By which rules its facts were computed. */
  factsVersion: number;
}

/** An imported recipe with the facts that follow from its ingredients. */
export interface RefreshedImport {
  id: RecipeId;
  recipe: StoredRecipe;
  ingredientIds: string[];
  facts: ImportedFacts;
}

/** The same with facts by older rules. */
export interface OutdatedImport extends RefreshedImport {
  /** The ingredient lines as they stood in the file; null for a recipe from before they were kept. */
  sourceLines: string[] | null;
}

/** The row of a new recipe. */
export const toImportedRow = ({
  id,
  contentHash,
  recipe,
  ingredientIds,
  facts,
  sourceLines,
  createdAt,
}: NewImportedRecipe) =>
  ({
    id,
    content_hash: contentHash,
    body: toJsonText(recipe),
    title: recipe.title,
    ingredient_ids: toJsonText([...ingredientIds]),
    facts: toJsonText(facts),
    minutes: recipe.prepTime ?? null,
    line_count: recipe.ingredients.length,
    source_lines: toJsonText([...sourceLines]),
    facts_version: FACTS_VERSION,
    language: recipe.language ?? '',
    created_at: createdAt.toISOString(),
  }) satisfies Omit<Selectable<ImportedRecipesTable>, 'seq'>;

/** The columns that the search index needs. */
export const ENTRY_COLUMNS = [
  'id',
  'title',
  'ingredient_ids',
  'facts',
  'minutes',
  'line_count',
  'facts_version',
  'seq',
] as const;

type EntryRow = Pick<Selectable<ImportedRecipesTable>, (typeof ENTRY_COLUMNS)[number]>;

/** The part of a row that the search index needs. */
export const toEntry = ({
  id,
  seq,
  title,
  ingredient_ids,
  facts,
  minutes,
  line_count: lines,
  facts_version: factsVersion,
}: EntryRow): ImportedEntry => ({
  id: Number(id),
  seq: Number(seq),
  title,
  ingredientIds: fromJsonText(ingredient_ids),
  facts,
  ...(minutes !== null && { minutes }),
  lines,
  factsVersion,
});
