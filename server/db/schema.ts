/** The tables. Whole numbers stand for flags and ISO 8601 text for times, because SQLite and Postgres both keep those as they are. */
export interface RecipesTable {
  /** 53 bits, so that it is a whole number in JSON too. Postgres answers a bigint as text: read it with Number(). */
  id: number;
  /** SHA-256 of what the recipe says, in hexadecimal. */
  content_hash: string;
  /** The recipe as JSON text, without the id and without anything that belongs to one user. */
  body: string;
  language: string;
  category: string;
  created_at: string;
  /** When the recipe goes; null: never. */
  expires_at: string | null;
  /** 1: a link to it was asked for; the same content then gives the same row. */
  is_shared: number;
  /** Who made it: `user:` and the uid, or `visitor:` and the browser's id; null: nobody alone, or from before this was kept. */
  owner: string | null;
}

/** Recipes that the cook brought from elsewhere. They belong to whoever runs the server, and never expire. */
export interface ImportedRecipesTable {
  /** 53 random bits, as in `recipes`. */
  id: number;
  /** SHA-256 of title, ingredient lines and steps as they were read, in hexadecimal: the same recipe is kept once. */
  content_hash: string;
  /** The recipe as JSON text, without the id and without anything that belongs to one user. */
  body: string;
  /** What the search index is built from at each start stands beside the body, so that bodies need not be read for it. */
  title: string;
  /** Ids of all known ingredients as a JSON list. */
  ingredient_ids: string;
  /** Category, subcategory, allergens and diets as a JSON object: names, because bits may change. */
  facts: string;
  language: string;
  created_at: string;
}

/** What visitors say of the pictures of recipes: one row for each visitor and recipe. */
export interface ImageFeedbackTable {
  recipe_id: number;
  /** The id of a browser, or `user:` and the uid. */
  visitor: string;
  /** Name of the picture that was judged, such as `shakshuka-v2`; empty for one that is not the recipe's own. */
  picture: string;
  is_accurate: number;
  feedback_text: string | null;
  created_at: string;
}

/** Which drawing of a recipe everybody gets, where it is no longer the first. */
export interface RecipePicturesTable {
  recipe_id: number;
  variant: number;
  chosen_at: string;
}

/** Who has an account. */
export interface UsersTable {
  uid: string;
  /** As the user wrote it; mail goes there. */
  email: string;
  /** The address as it is compared: one account for each. */
  email_key: string;
  /** argon2id, with its parameters and salt in the text. */
  password_hash: string;
  first_name: string;
  last_name: string;
  profile_image_url: string | null;
  marketing_consent: number;
  /** Which terms were accepted, and when. */
  terms_version: string;
  terms_accepted_at: string;
  created_at: string;
}

/** Browsers that are signed in. */
export interface SessionsTable {
  /** SHA-256 of what the cookie holds, in hexadecimal: whoever reads the table cannot sign in with it. */
  token_hash: string;
  uid: string;
  created_at: string;
  /** When the expiry was moved last. */
  refreshed_at: string;
  expires_at: string;
}

/** Links to set a new password: at most one for each user, the newest. */
export interface ResetTokensTable {
  uid: string;
  token_hash: string;
  expires_at: string;
}

/** What the server signs with; made at the first start. */
export interface ServerSecretsTable {
  name: string;
  value: string;
}

/** The saved lists. What was removed stays for a while with `is_saved` 0, so that a save that comes late does not bring it back. */
export interface SavedRecipesTable {
  uid: string;
  /** Of the corpus, imported, or stored: no foreign key could say so. */
  recipe_id: number;
  is_saved: number;
  /** Gives the order of the list. */
  saved_at: string;
  /** When the cook saved or removed it last. */
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

/** Which recipes a language model wrote for an ask; their bodies are in `recipes`. */
export interface GeneratedAsksTable {
  /** SHA-256 of everything that makes two asks the same, in hexadecimal: never the words of the cook. */
  ask_key: string;
  model: string;
  /** Ids of `recipes` as a JSON list, in the order in which they were written. */
  recipe_ids: string;
  created_at: string;
}

export interface Database {
  recipes: RecipesTable;
  imported_recipes: ImportedRecipesTable;
  image_feedback: ImageFeedbackTable;
  recipe_pictures: RecipePicturesTable;
  users: UsersTable;
  sessions: SessionsTable;
  reset_tokens: ResetTokensTable;
  server_secrets: ServerSecretsTable;
  saved_recipes: SavedRecipesTable;
  ratings: RatingsTable;
  preferences: PreferencesTable;
  generated_asks: GeneratedAsksTable;
}
