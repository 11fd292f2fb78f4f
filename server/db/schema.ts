import type { CookbookThing } from '@contracts/cookbook';
import type { Cuisine } from '@contracts/cuisines';
import type { RecipeWords } from '@contracts/ownRecipes';
import type { ShoppingThing } from '@contracts/shopping';
import type { Aisle, Allergen, DietType, RecipeCategory, Subcategory } from '@contracts/vocabulary';
import type { JsonText } from '../text/jsonText';
import type { StoredRecipe } from '../text/recipeText';

/** The tables. Flags are integers and times are ISO 8601 text, because SQLite and Postgres store both unchanged. */
export interface RecipesTable {
  /** 53 bits, so that it is an exact number in JSON too. Postgres returns a bigint as text: read it with Number(). */
  id: number;
  /** SHA-256 of the recipe's content, in hexadecimal. */
  content_hash: string;
  body: JsonText<StoredRecipe>;
  language: string;
  category: string;
  created_at: string;
  /** When the recipe is deleted; null: never. */
  expires_at: string | null;
  /** 1: a link to it was requested, so the same content gives the same row. */
  is_shared: number;
  /** By which rules everything was computed that follows from the ingredients. */
  facts_version: number;
  /**
   * Who made it: `user:` and the uid, or `visitor:` and the browser's id; null: no single owner, or older than this
   * column.
   */
  owner: string | null;
  /**
   * The id that an account's device gave it before it was stored, so that a repeated call stores it once even after it
   * was edited; null: none, or older than this column.
   */
  posted_as: number | null;
  /** The name of the cook's own photo that `body` shows; null: none, or older than this column. */
  photo: string | null;
}

/** The photos of own recipes, each for one account. */
export interface RecipePhotosTable {
  uid: string;
  /** SHA-256 of the bytes, in hexadecimal. */
  name: string;
  /** In base64, because both engines store text unchanged. */
  jpeg: string;
  /** Length of the picture. */
  bytes: number;
  created_at: string;
}

/** The photos of recipes that browsers without an account share, each for one browser. */
export interface SharedPhotosTable extends Omit<RecipePhotosTable, 'uid'> {
  /** The owner of the recipes that show it. */
  owner: string;
}

/** What the cook of an own recipe wrote, at each save. The newest that is not refused is what `recipes` has. */
export interface RecipeVersionsTable {
  recipe_id: number;
  /** The name that the saving device gave it; empty for the recipe as it was stored first. */
  version: string;
  /** The account that owns the recipe. */
  uid: string;
  /** 1 for the first version of a recipe, and one more for each. */
  seq: number;
  kind: 'save' | 'merge' | 'refused';
  words: JsonText<RecipeWords>;
  /** Length of `words`. */
  bytes: number;
  saved_at: string;
  /** As in `sessions`. */
  browser: string | null;
  system: string | null;
  /** The name of the photo in `words`; null: none, or older than this column. */
  photo: string | null;
}

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

/** Migrations without which a release cannot use this database. */
export interface SchemaFloorTable {
  migration: string;
}

/** The migrations that were run, as Kysely keeps them. */
export interface KyselyMigrationTable {
  name: string;
  timestamp: string;
}

/** Visitors' votes on recipe pictures: one row per visitor and recipe. */
export interface ImageFeedbackTable {
  recipe_id: number;
  /** The id of a browser, or `user:` and the uid. */
  visitor: string;
  /**
   * A code of the household and the recipe, never the address: equal for the votes of one household on this recipe;
   * null: older than the column.
   */
  household: string | null;
  /** Name of the judged picture, such as `shakshuka-v2`; empty when it is not the recipe's own. */
  picture: string;
  is_accurate: number;
  feedback_text: string | null;
  created_at: string;
}

/** Current drawing of a recipe for all visitors, when it is no longer the first. */
export interface RecipePicturesTable {
  recipe_id: number;
  variant: number;
  chosen_at: string;
}

/** User accounts. */
export interface UsersTable {
  uid: string;
  /** As the user wrote it; mail is sent there. */
  email: string;
  /** Normalised address for comparison: one account each. */
  email_key: string;
  /** argon2id, including its parameters and salt. */
  password_hash: string;
  first_name: string;
  last_name: string;
  profile_image_url: string | null;
  marketing_consent: number;
  /** Which terms were accepted, and when. */
  terms_version: string;
  terms_accepted_at: string;
  created_at: string;
  /** The newest of the removals that were dropped because there were too many; null: none was. */
  removals_dropped_until: string | null;
}

/** Browsers that are signed in. */
export interface SessionsTable {
  /** SHA-256 of the cookie's value, in hexadecimal, so that a copy of the table cannot be used to sign in. */
  token_hash: string;
  uid: string;
  created_at: string;
  /** When the expiry was last extended. */
  refreshed_at: string;
  expires_at: string;
  /** What the browser said it was at sign-in, such as `Firefox` and `Windows`; null: unknown, or older than the columns. */
  browser: string | null;
  system: string | null;
}

/** Links to set a new password: at most one per user, the newest. */
export interface ResetTokensTable {
  uid: string;
  token_hash: string;
  expires_at: string;
}

/** Second factors: an authenticator app that an account uses, or is setting up. */
export interface SecondFactorsTable {
  uid: string;
  /** The key shared with the app, encrypted with a key that is not in the database. */
  sealed_key: string;
  started_at: string;
  /** null: the app has not been confirmed with a code, and sign-ins do not ask for one. */
  turned_on_at: string | null;
  /** The period of 30 s, counted from 1970, whose code was accepted last. Codes up to it are refused. */
  last_step: number;
}

/** The unused recovery codes of an account. */
export interface RecoveryCodesTable {
  uid: string;
  /** argon2id, including its parameters and the salt, which all codes of the account share. */
  code_hash: string;
}

/** The server's signing secrets, created at the first start. */
export interface ServerSecretsTable {
  name: string;
  value: string;
}

/** The saved lists. A removed recipe stays for a while with `is_saved` 0, so that a late save does not restore it. */
export interface SavedRecipesTable {
  uid: string;
  /** A corpus, imported or stored recipe, so there is no foreign key. */
  recipe_id: number;
  is_saved: number;
  /** Sort key of the list. */
  saved_at: string;
  /** When the cook last saved or removed it. */
  changed_at: string;
}

export interface RatingsTable {
  uid: string;
  recipe_id: number;
  rating: number;
  rated_at: string;
}

export interface PreferencesTable {
  uid: string;
  /** The whole preferences object as JSON text. */
  body: string;
  changed_at: string;
}

/** Which recipes a language model wrote for a request; their bodies are in `recipes`. */
export interface GeneratedAsksTable {
  /** SHA-256 of everything that identifies a request, in hexadecimal: never the cook's words. */
  ask_key: string;
  model: string;
  /** Ids in `recipes` as a JSON list, in the order they were written. */
  recipe_ids: string;
  created_at: string;
}

/** Requests to a language model that are under way, so that visitors who ask the same share one, on any server. */
export interface ModelRequestsTable {
  /** As in `generated_asks`, and another one for requests that want something new. */
  ask_key: string;
  /** The request that asks the model for all others. */
  holder: string;
  /** The holder renews it; after that time it is considered dead, and another one continues. */
  leased_until: string;
  /** Until then another server has visitors who wait for it; null: none has said so. */
  wanted_until: string | null;
  /** Ids in `recipes` as a JSON list: what has been written so far. */
  recipe_ids: string;
  /** null: under way. */
  ended_at: string | null;
  /** The failure that visitors see instead of further recipes, as JSON; null: there is none. */
  failure: string | null;
}

/** What the limits count, only on Postgres, in an unlogged table. One machine with SQLite counts in memory. */
export interface CountersTable {
  /** The name of the limit, and a code of what is counted. */
  key: string;
  points: number;
  /** A record as JSON; null: the row is a count, or its record is gone. */
  body: string | null;
  expires_at: string;
}

/** Work to be done, on SQLite. On Postgres pg-boss has its own schema, and this table stays empty. */
export interface JobsTable {
  id: string;
  kind: string;
  /** JSON. */
  data: string;
  /** How often it was begun. */
  attempts: number;
  created_at: string;
  due_at: string;
  /** A worker holds the job until then; null while it is free. */
  leased_until: string | null;
  /** When it was given up; null: it was not. */
  put_aside_at: string | null;
}

/** The shopping list of an account. */
export interface ShoppingListsTable {
  id: string;
  uid: string;
  /** The end of the link under which others use the list; null: it is not shared. */
  share: string | null;
  /** Grows with each change. Postgres returns a bigint as text. */
  revision: number;
  /** Lines that were taken off up to this revision may have been forgotten. */
  forgotten_until: number;
  /** The order of the aisles, and when it was chosen, in ms since 1970. */
  aisles: JsonText<Aisle[]> | null;
  aisles_at: number | null;
}

/** A line of a shopping list. One that was taken off stays for a while, without its thing. */
export interface ShoppingEntriesTable {
  list_id: string;
  /** Made by the device that added it. */
  id: string;
  thing: JsonText<ShoppingThing> | null;
  /** `open`, `ticked` or `gone`. */
  state: string;
  /** When the state was set, in ms since 1970. */
  changed_at: number;
  /** Times in the future by which devices called their changes of it, so that a repeat is known. */
  ahead: JsonText<number[]> | null;
  /** The revision of the list with which it changed last. */
  revision: number;
}

/** The cookbook of an account: its notes, cooked dishes and collections. */
export interface CookbooksTable {
  /** The uid of the account. */
  id: string;
  /** Grows with each change. Postgres returns a bigint as text. */
  revision: number;
  /** Lines that were removed up to this revision may have been forgotten. */
  forgotten_until: number;
}

/** A line of a cookbook. One that was removed stays for a while, without its thing. */
export interface CookbookEntriesTable {
  /** The uid of the account. */
  list_id: string;
  /** Made by the device that added it. */
  id: string;
  thing: JsonText<CookbookThing> | null;
  /** `open` or `gone`. */
  state: string;
  /** When it was last changed, in ms since 1970. */
  changed_at: number;
  /** Times in the future by which devices called their changes of it, so that a repeat is known. */
  ahead: JsonText<number[]> | null;
  /** The revision of the cookbook with which it changed last. */
  revision: number;
}

/** Links to collections that their owners share. */
export interface CollectionSharesTable {
  /** The end of the link. */
  share: string;
  uid: string;
  /** The id of the line of the collection. */
  collection_id: string;
}

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
