/** Every number of the specification in one place. Times are in milliseconds unless the name says otherwise. */

export const UPLOAD_MAX_BYTES = 5 * 1024 * 1024;
/** Maximum photos per search; their contents are merged. */
export const PHOTOS_MAX = 4;
export const ANALYZE_TIMEOUT_MS = 60_000;
/** Timeout for all other calls, so that a page never hangs. */
export const CALL_TIMEOUT_MS = 60_000;
/** The data of an account may be 100 MB on a slow line; the server ends a longer answer itself. */
export const EXPORT_TIMEOUT_MS = 900_000;

export const PAGE_SIZE = 6;
/** Maximum recipes in an analyze response. A response that was cut has `total`. */
export const MAX_RECIPES_PER_ANSWER = 60;

/** Saved recipes per page when a browser reads the list of an account, and the most that a page may have. */
export const SAVED_PAGE_SIZE = 200;
export const SAVED_PAGE_MAX = 500;

/** Most ingredients that every recipe of a search must use. */
export const MUST_USE_MAX = 20;
/** Most suggestions while typing, and longest text they are asked for. */
export const SUGGESTIONS_MAX = 6;
export const SUGGESTION_TEXT_MAX = 200;
/** Pause in typing after which suggestions are asked for. */
export const SUGGESTIONS_DELAY_MS = 150;

export const RATING_MAX = 5;
export const RATING_STEP = 1;
export const SLIDER_MAX = 100;
export const SLIDER_STEP = 1;

export const DEFAULT_SERVINGS = 4;
export const DEFAULT_STEP_SECONDS = 60;
export const MIN_STEP_SECONDS = 60;
export const STEP_SECONDS_MAX = 7 * 86_400;
export const TIMER_TICK_MS = 1_000;

export const CALORIE_WORDS = { light: 100, medium: 180, heavy: 250 } as const;

/** Maxima of the nutrition bars: calories in kcal, the rest in grams. */
export const NUTRITION_MAXIMA = { calories: 2000, protein: 50, carbs: 300, fat: 70, fiber: 25, sugar: 50 } as const;

/** Matched to total ingredients: the badge is green at the good ratio and above, red at the poor ratio and below. */
export const MATCH_GOOD_RATIO = 0.85;
export const MATCH_POOR_RATIO = 0.5;

export const PREFERENCES_SAVE_DELAY_MS = 500;
export const SESSION_FRESH_MS = 300_000;
export const SAVED_LIST_STALE_MS = 300_000;
export const UNUSED_DATA_SECONDS = 300;
export const AUTH_EXCHANGES_KEPT = 5;
/** Waits before each retry of a failed write: up to three retries, from 1 s to 30 s. */
export const RETRY_WAITS_MS = [1_000, 5_000, 30_000] as const;
/** Wait after a 429 without Retry-After. */
export const RETRY_AFTER_SECONDS = 30;
/** Longest wait after a 429, whatever the server or the storage of the browser says. */
export const RETRY_AFTER_MAX_MS = 3_600_000;

export const PASSWORD_MIN_LENGTH = 6;
export const PASSWORD_ADVISED_LENGTH = 8;

export const SAVED_BADGE_MAX = 9;

export const SCROLL_AFTER_SEARCH_MS = 300;
export const SCROLL_TO_CACHED_MS = 500;
export const REFRESH_REDIRECT_MS = 1_500;

export const MOBILE_BREAKPOINT_PX = 768;
/** Ids made by the client start here and are replaced as soon as the server assigns one. */
export const CLIENT_RECIPE_ID_BASE = 10_000;

export const TOAST_MS = 5_000;
export const TOAST_SWIPE_PX = 50;
export const TOAST_LIMIT = 1;
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

export const PROGRESS_MAX = 100;
/**
 * The simulated search progress: each tick adds `step` while the value is less than `below`; it never exceeds the cap.
 */
export const SEARCH_PROGRESS = {
  tickMs: 300,
  cap: 95,
  steps: [
    { below: 70, step: 1.5 },
    { below: 90, step: 0.5 },
    { below: 100, step: 0.2 },
  ],
} as const;

export const TOOLTIP_DELAY_MS = 700;
export const TOOLTIP_SKIP_DELAY_MS = 300;

export const RECENT_SEARCHES_KEPT = 8;
export const OPENED_RECIPES_KEPT = 50;
export const PANTRY_KEPT = 50;
/** Larger photos are scaled down in the browser before upload, to this longest side and JPEG quality. */
export const PHOTO_MAX_SIDE_PX = 1_600;
export const PHOTO_QUALITY = 0.85;
/** Photos of pages are larger, because print is small. */
export const PAGE_PHOTO_MAX_SIDE_PX = 2_800;
/** The photo of an own recipe: its longest side, the JPEG quality that is tried first, and its bytes. */
export const OWN_PHOTO_MAX_SIDE_PX = 1_024;
export const OWN_PHOTO_QUALITY = 0.8;
export const OWN_PHOTO_MAX_BYTES = 180_000;
/** How many picture votes a device remembers. */
export const IMAGE_VOTES_KEPT = 200;

/** The latest time that a date can hold, in ms since 1970. */
export const TIME_MAX = 8_640_000_000_000_000;

/** Maximum size of input from outside (characters, items). */
export const INGREDIENT_TEXT_MAX = 2_000;
export const RECIPE_NAME_MAX = 200;
/** Longest address of a page that is read for a recipe. */
export const PAGE_ADDRESS_MAX = 2_000;
/** How long the browser waits for it: the server gives up sooner. */
export const READ_PAGE_TIMEOUT_MS = 40_000;

/** Largest file of recipes that a browser sends, and most recipes that are read from it. */
export const IMPORT_FILE_MAX_BYTES = 40 * 1024 * 1024;
export const IMPORT_RECIPES_MAX = 5_000;
/** Characters of its name, which the end of a longer one keeps. */
export const IMPORT_FILE_NAME_MAX = 200;
/** Recipes that one call stores, and how many letters of JSON a browser puts into it. */
export const IMPORT_BATCH_MAX = 50;
export const IMPORT_BATCH_LETTERS = 100_000;
/** How long the browser waits until photos of pages are read: the server gives up sooner. */
export const READ_PHOTOS_TIMEOUT_MS = 150_000;
/** How long the browser waits until a file is read: the server gives up sooner. */
export const READ_FILE_TIMEOUT_MS = 180_000;

export const RECIPE_TITLE_MAX = 200;
export const RECIPE_TEXT_MAX = 2_000;
export const RECIPE_INGREDIENTS_MAX = 100;
export const RECIPE_STEPS_MAX = 100;
/** A line of an own recipe, and a heading in its ingredient list. */
export const WRITTEN_LINE_MAX = 500;
export const SECTION_MAX = 120;
export const SERVINGS_MAX = 1_000;
/** Minutes from start to plate. */
export const RECIPE_MINUTES_MAX = 100_000;
export const SOURCE_MAX = 500;
/** Largest amount, weight in grams or volume in millilitres of a line. */
export const AMOUNT_MAX = 1_000_000;
/** Characters of a line's quantity, of its note, and of the id and the name of an ingredient. */
export const QUANTITY_MAX = 200;
export const NOTE_MAX = 200;
export const INGREDIENT_ID_MAX = 100;
export const INGREDIENT_NAME_MAX = 500;
export const PICTURE_ADDRESS_MAX = 500;
/** Characters of the name of an allergen, and how many a recipe has or a cook excludes. */
export const ALLERGEN_NAME_MAX = 60;
export const ALLERGENS_MAX = 50;
/** Characters of the name of a language model. */
export const MODEL_NAME_MAX = 200;
/** Characters of the name of a recipe's version: 96 random bits in base64url. */
export const VERSION_KEY_LENGTH = 16;
/** Versions kept of one recipe, and the bytes of their text; the oldest go first, the newest always stays. */
export const VERSIONS_KEPT = 50;
export const VERSIONS_MAX_BYTES = 256 * 1024;
export const FEEDBACK_TEXT_MAX = 1_000;
export const NAME_MAX = 100;
export const EMAIL_MAX = 254;
export const PASSWORD_MAX = 200;
export const JSON_BODY_MAX_BYTES = 256 * 1024;

/** Digits of a code of an authenticator app. */
export const APP_CODE_DIGITS = 6;
export const RECOVERY_CODES_COUNT = 10;
/** Longest text accepted as a code; both kinds fit with spaces and hyphens. */
export const ONE_TIME_CODE_MAX = 64;

export const TERMS_VERSION = '2025-05-17';

/** How many purchases a response suggests. */
export const UNLOCKS_MAX = 3;

/** Recipes and collections that lines of an export can name. */
export const FILE_NUMBER_MAX = 1_000_000;

/** Lines of one cookbook: notes, dishes that were cooked, collections, and recipes in them. */
export const COOKBOOK_LINES_MAX = 5_000;
/** Changes of a cookbook in one call, which its longest notes may not make too large. */
export const COOKBOOK_CHANGES_MAX = 30;
/** Characters of a note, and of a comment on a dish that was cooked. */
export const COOK_TEXT_MAX = 2_000;
export const COLLECTION_NAME_MAX = 60;
/** Characters of a step that a note remembers, to find the step again after an edit. */
export const STEP_WORDS_MAX = 120;
/** Recipes of a shared collection in one answer. */
export const COLLECTION_PAGE = 60;

/** Lines on one shopping list, counted without those that were taken off. */
export const SHOPPING_LINES_MAX = 500;
/** Changes of a shopping list in one call. */
export const SHOPPING_CHANGES_MAX = 200;
export const SHOPPING_NAME_MAX = 200;
export const SHOPPING_NOTE_MAX = 200;
/** How long a line that was taken off is remembered, so that a device without a network cannot bring it back. */
export const SHOPPING_REMOVED_KNOWN_MS = 30 * 24 * 3_600_000;
/** Between two readings of a shopping list that is open, where the server cannot send news. */
export const SHOPPING_POLL_MS = 5_000;
