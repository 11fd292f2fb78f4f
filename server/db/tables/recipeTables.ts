import type { RecipeWords } from '@contracts/ownRecipes';
import type { JsonText } from '../../text/jsonText';
import type { StoredRecipe } from '../../text/recipeText';

/** Recipes that were posted, saved, shared or written by a model. */
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
