import type { Score } from './scores';

/** The day of this judgement. */
export const LAST_ON = '28 November 2026';

/** What was looked at. */
export const LAST_HOW =
  'the 18 screens that were below nine and cooking-complete at 390 and 1440 px in light and English; 11 of them, after more mends, at 390 px in dark, at 900 px in light, both in French, and 8 at 1440 px in English; 20 of those at nine at 390 px in light and English and at 900 px in dark and French; cooked, cooking-complete and on-this-device were pictured once more after the last mends';

/** The screens that were looked at last, by a person who had not built them, and who also made the mends. */
export const LAST_SCORES: Readonly<Record<string, Omit<Score, 'before'>>> = {
  'home-suggestions': {
    now: 9,
    why: 'the same icon before every line is gone: what a suggestion adds to the text stands out; the list still covers the question on a phone',
  },
  'photo-found': { now: 9, why: 'the toast keeps off the sentence below the title' },
  'photo-not-recognised': { now: 9, why: 'the card beside the box no longer words the fault that the panel names' },
  'searching-very-long': { now: 9, why: 'the sentence is as narrow as its lines, so the hourglass stands beside it' },
  results: { now: 9, why: 'one row of chips on a phone, with what was not understood first' },
  'results-by-name': { now: 9, why: 'the one card has the width of the page' },
  'results-restored': { now: 9, why: 'the photo card only offers a new search; the banner says the rest' },
  'results-only-far': { now: 9, why: 'as photo-found and results' },
  'results-weaker': {
    now: 9,
    why: 'weaker matches lie on a ground of their own, with a sentence that says why, which the toast keeps off',
  },
  'all-hidden': { now: 9, why: 'the buttons come before the reasons' },
  'on-this-device': {
    now: 9,
    why: 'a note fills the row: where these recipes are kept, and how to have them elsewhere',
  },
  'recipe-adapted': {
    now: 9,
    why: 'allergens stand below the ingredients, so both columns end alike; one line is a sentence, without a bullet',
  },
  'add-recipe-review': { now: 9, why: 'Save stays at the foot of the window' },
  'add-recipe-missing': { now: 9, why: 'Undo and Redo come with the first change, beside Save' },
  'recipe-versions': {
    now: 9,
    why: 'the toast keeps off the sentence below the title; a card has its buttons at its end and the width of the page',
  },
  'recipe-versions-compared': {
    now: 8,
    why: 'as recipe-versions; at 900 px the toast lay on a comparison that was opened below it',
  },
  collections: { now: 9, why: 'as results-by-name' },
  'offline-results': { now: 9, why: 'as results' },
  'cooking-complete': { now: 9, why: 'the toast lay on the plate on a phone: it keeps off the plate and the words' },
  cooked: { now: 9, why: 'one dish alone has the width of the page' },
  home: { now: 9, why: '' },
  'home-by-name': { now: 9, why: '' },
  'home-quick-picks': { now: 9, why: '' },
  filters: { now: 9, why: '' },
  preferences: { now: 9, why: '' },
  'server-error': { now: 9, why: '' },
  'nothing-recognised': { now: 9, why: '' },
  'sign-in-required': { now: 9, why: '' },
  saved: { now: 9, why: '' },
  'saved-collection': { now: 9, why: '' },
  'auth-register': { now: 9, why: '' },
  'recipe-overview': { now: 9, why: '' },
  'recipe-method': { now: 9, why: '' },
  cooking: { now: 9, why: '' },
  'cooking-two-steps': { now: 9, why: '' },
  'timer-on-another-page': { now: 9, why: '' },
  'add-recipe': { now: 9, why: '' },
  'profile-account': { now: 9, why: '' },
  shopping: { now: 9, why: '' },
};
