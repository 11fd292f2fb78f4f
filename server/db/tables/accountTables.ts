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
