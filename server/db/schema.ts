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
  /** The account it belongs to; null: a guest's. */
  owner: string | null;
}

export interface Database {
  recipes: RecipesTable;
}
