import * as limits from './limits';

/** Every number, as the specification gives it (docs/spec-coverage.md, 9.numbers). */
const NUMBERS: Partial<Record<keyof typeof limits, unknown>> = {
  UPLOAD_MAX_BYTES: 5 * 1024 * 1024,
  ANALYZE_TIMEOUT_MS: 60_000,
  PAGE_SIZE: 6,
  RATING_MAX: 5,
  RATING_STEP: 1,
  SLIDER_MAX: 100,
  SLIDER_STEP: 1,
  DEFAULT_SERVINGS: 4,
  DEFAULT_STEP_SECONDS: 60,
  MIN_STEP_SECONDS: 60,
  TIMER_TICK_MS: 1_000,
  CALORIE_WORDS: { light: 100, medium: 180, heavy: 250 },
  NUTRITION_MAXIMA: { calories: 2000, protein: 50, carbs: 300, fat: 70, fiber: 25, sugar: 50 },
  MATCH_GOOD_RATIO: 0.85,
  MATCH_POOR_RATIO: 0.5,
  PREFERENCES_SAVE_DELAY_MS: 500,
  SESSION_FRESH_MS: 300_000,
  SAVED_LIST_STALE_MS: 300_000,
  UNUSED_DATA_SECONDS: 300,
  AUTH_EXCHANGES_KEPT: 5,
  PASSWORD_MIN_LENGTH: 6,
  PASSWORD_ADVISED_LENGTH: 8,
  SAVED_BADGE_MAX: 9,
  SCROLL_AFTER_SEARCH_MS: 300,
  SCROLL_TO_CACHED_MS: 500,
  REFRESH_REDIRECT_MS: 1_500,
  MOBILE_BREAKPOINT_PX: 768,
  CLIENT_RECIPE_ID_BASE: 10_000,
  TOAST_MS: 5_000,
  TOAST_SWIPE_PX: 50,
  TOAST_LIMIT: 1,
  TOAST_REMOVE_DELAY_MS: 1_000_000,
  PROGRESS_MAX: 100,
  SEARCH_PROGRESS: {
    tickMs: 300,
    cap: 95,
    steps: [
      { below: 70, step: 1.5 },
      { below: 90, step: 0.5 },
      { below: 100, step: 0.2 },
    ],
  },
  TOOLTIP_DELAY_MS: 700,
  TOOLTIP_SKIP_DELAY_MS: 300,
};

describe('the numbers of the specification', () => {
  it.each(Object.entries(NUMBERS))('%s is %j', (name, value) => {
    expect(limits[name as keyof typeof limits]).toEqual(value);
  });
});
