/** The day of this judgement. */
export const STRICT_ON = '29 November 2026';

/** What was looked at. */
export const STRICT_HOW =
  'all in dark, at 390 px in French and at 1440 px in English, before the last mends of that day; the judge had never seen the product and mended nothing';

/** Screens below nine, and what keeps them there. “Prescribed”: the specification of the product asks for these words. */
export const STRICT_BELOW_NINE: Readonly<Record<string, readonly [score: number, why: string]>> = {
  'add-recipe-file': [8, '“3 recipes were read” names none of them (mended since)'],
  'add-recipe-file-done': [8, 'the way on is a text link, and the only button closes (mended since)'],
  'all-hidden': [8.5, 'the badge counts one filter, the list twelve reasons (the list says since what it counts)'],
  'auth-forgot': [8.5, '“the product” for Larder (prescribed)'],
  'auth-login': [8.5, '“Login” beside “Sign in” (prescribed)'],
  'auth-refused': [8.5, 'the toast repeats the form (prescribed)'],
  'auth-register': [8.5, 'as auth-login'],
  'auth-unanswered': [8, 'as auth-refused'],
  collections: [
    8.5,
    'on a phone the words of the toast touched its edge (mended since); nothing hints at the chip beyond the edge (mended since)',
  ],
  'connection-error': [8, 'three messages for one fault (prescribed)'],
  'cooking-complete': [8, 'the toast repeats the heading (prescribed)'],
  'cooking-options': [8, 'on a wide screen the options cut a switch of the bar in two, and repeat it (mended since)'],
  home: [8.5, '“Analyze” (prescribed); a phone cannot drop an image'],
  'home-suggestions': [8, 'on a phone the list opens over the question (mended since)'],
  'no-camera': [8, 'on a phone nothing says so: its picture is Home (mended since)'],
  'not-found': [7, 'a sentence for developers (prescribed), and a warning above a drawing'],
  'nothing-by-that-name': [8, 'a search by name is advised to try other ingredients (prescribed)'],
  'nothing-recognised': [8, 'the toast repeats the panel (prescribed)'],
  'offline-nothing-recognised': [
    8,
    'as nothing-recognised; the banner that names the cause is scrolled out of a phone (mended since)',
  ],
  'offline-results': [8, 'the shadow of the toast greyed the heading (mended since); little air on a phone'],
  'on-this-device': [
    7.5,
    'the note beside one small card is larger than the card (mended since); the toast had no padding (mended since)',
  ],
  'photo-found': [8, 'as offline-results'],
  'photo-not-recognised': [8, 'as nothing-recognised; four lines in the red tile (mended since)'],
  'photo-searching': [7, 'pictured with fallback fonts (mended since)'],
  'profile-account': [7.5, 'a control that is “coming soon” (prescribed); on a phone “Save” is a tick (mended since)'],
  'profile-mistakes': [8.5, 'as profile-account'],
  'recipe-collections-dialog': [8.5, 'the toast had no padding (mended since)'],
  'recipe-cooked-dialog': [
    8,
    'the browser of the test writes the date in its own order, as every browser does in its date box (the day is in words below it since)',
  ],
  'recipe-own': [8, 'as recipe-collections-dialog'],
  'recipe-remembered': [8, 'as recipe-collections-dialog; three buttons of three widths (mended since)'],
  'recipe-swapped': [8, '“24 g olive oil” (poured since); on a phone “Needs” hangs below the amount (mended since)'],
  'recipe-versions': [8, 'one card is headed by a date, the other by a title (mended since)'],
  'recipe-versions-compared': [8, 'as recipe-versions; plus and minus as programmers write them (mended since)'],
  'recipe-versions-differ': [8.5, 'in dark the chosen side hardly differs from the other'],
  'reset-password-done': [8.5, 'the toast repeats the heading (prescribed)'],
  results: [8.5, 'as offline-results; “Worth buying” looks like plain text (mended since)'],
  'results-only-far': [8, '“Analysis complete!” (prescribed) while nothing is close'],
  'results-weaker': [8, 'as offline-results'],
  'saved-collection': [
    8,
    '“All” beside “All recipes”; on a phone five rows of controls come first (both mended since)',
  ],
  'searching-very-long': [7, 'as photo-searching; the hourglass is aligned to nothing (mended since)'],
  'server-error': [8, 'as connection-error'],
  'shopping-recipe': [6.5, 'pictured with fallback fonts (mended since)'],
  'sign-in-code-refused': [8.5, 'as auth-refused'],
  'sign-in-error-domain': [7.5, 'advice for the operator (prescribed)'],
  'sign-in-required': [8, '“must” and “or keep it on this device” contradict each other (mended since)'],
  terms: [8.5, 'an American date in British English (prescribed)'],
  'timed-out': [8, 'the same words as a fault of the server (prescribed)'],
};

/** Everything else. */
export const STRICT_OTHERS = 9;
