import type {
  PreferencesTable,
  RatingsTable,
  RecoveryCodesTable,
  ResetTokensTable,
  SavedRecipesTable,
  SecondFactorsTable,
  SessionsTable,
  UsersTable,
} from './tables/accountTables';
import type { ImportedChangesTable, ImportedRecipesTable, RowCountersTable } from './tables/importedTables';
import type {
  CollectionSharesTable,
  CookbookEntriesTable,
  CookbooksTable,
  ShoppingEntriesTable,
  ShoppingListsTable,
} from './tables/listTables';
import type {
  GeneratedAsksTable,
  ImageFeedbackTable,
  ModelRequestsTable,
  RecipePhotosTable,
  RecipePicturesTable,
  RecipeVersionsTable,
  RecipesTable,
  SharedPhotosTable,
} from './tables/recipeTables';
import type {
  CountersTable,
  JobsTable,
  KyselyMigrationTable,
  SchemaFloorTable,
  ServerSecretsTable,
} from './tables/serverTables';

/** The tables. Flags are integers and times are ISO 8601 text, because SQLite and Postgres store both unchanged. */
export interface Database {
  jobs: JobsTable;
  counters: CountersTable;
  recipes: RecipesTable;
  recipe_photos: RecipePhotosTable;
  shared_photos: SharedPhotosTable;
  recipe_versions: RecipeVersionsTable;
  imported_recipes: ImportedRecipesTable;
  imported_changes: ImportedChangesTable;
  row_counters: RowCountersTable;
  schema_floor: SchemaFloorTable;
  kysely_migration: KyselyMigrationTable;
  image_feedback: ImageFeedbackTable;
  recipe_pictures: RecipePicturesTable;
  users: UsersTable;
  sessions: SessionsTable;
  reset_tokens: ResetTokensTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  server_secrets: ServerSecretsTable;
  saved_recipes: SavedRecipesTable;
  ratings: RatingsTable;
  preferences: PreferencesTable;
  generated_asks: GeneratedAsksTable;
  model_requests: ModelRequestsTable;
  shopping_lists: ShoppingListsTable;
  shopping_entries: ShoppingEntriesTable;
  cookbooks: CookbooksTable;
  cookbook_entries: CookbookEntriesTable;
  collection_shares: CollectionSharesTable;
}
