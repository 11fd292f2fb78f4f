/** How the 47 screens that the strictest judge had left below nine were judged once they were mended, by another judge. */
export const LATER_HOW =
  'the 47 screens above once they were mended, in the same two looks, by another judge who had never seen the product, gave whole numbers for the weaker look, and mended nothing; the machine was so busy that some pictures were taken before fonts or pictures had come. A first visit on a slow line looks like that: a font that comes late is used from the next document on, so that no text moves';

/** How many screens were judged. */
export const LATER_COUNT = 47;

/** Screens below nine, and what keeps them there. */
export const LATER_BELOW_NINE: Readonly<Record<string, readonly [score: number, why: string]>> = {
  'add-recipe-file': [
    8,
    'a yellow ring around a whole card that cannot be pressed; three titles, but only one import of all',
  ],
  'add-recipe-file-done': [
    8,
    '“your list” is the saved recipes here and the shopping list elsewhere; a triangle in text',
  ],
  'all-hidden': [8, 'on a phone the reasons are pills of unlike widths'],
  'auth-login': [6, 'pictured before two of its three pictures were there'],
  'cooking-complete': [8, 'on a phone the toast is squeezed below a button; three endings compete on a wide screen'],
  'cooking-options': [
    8,
    'on a wide screen the options cover Previous and Next, without a scrim; its French title is another',
  ],
  home: [6, 'pictured with fallback fonts at 1440 px'],
  'no-camera': [8, 'on a phone only a grey line says so'],
  'offline-results': [8, 'on a phone the toast lies on the first picture, and header, chips and card stand 6 px apart'],
  'on-this-device': [8, 'on a phone the toast lies on the only picture'],
  'photo-found': [8, 'on a phone the toast lies on the edge of a card'],
  'profile-account': [8, 'a control that is “coming soon” (prescribed) comes first'],
  'profile-mistakes': [8, 'the error and the hint say the same'],
  'recipe-cooked-dialog': [
    7,
    'a tooltip covers a label on a phone; “Servings” is smaller than the other labels; the date box of the browser',
  ],
  'recipe-own': [8, 'the toast lies on the picture; the column has no common edge'],
  'recipe-remembered': [8, 'two icons hang below their line on a wide screen'],
  'recipe-swapped': [8, '“Needs” at an ingredient should be “Missing”; two counts without an explanation'],
  'recipe-versions-compared': [8, 'an open comparison cannot be closed by the button that opened it'],
  'recipe-versions-differ': [7, 'the two boxes look like the choice, which lies below them'],
  'reset-password-done': [8, 'on a wide screen the block is aligned with nothing'],
  results: [8, 'on a phone 6 px between header, chips and card, 20 between cards'],
  'results-only-far': [8, 'as offline-results'],
  'saved-collection': [8, 'on a phone the row of chips is cut at its start; kinds and collections have no divider'],
  'searching-very-long': [8, '“Cancel” and “Stop the search” for one thing; a ring and an hourglass'],
  'shopping-recipe': [5, 'pictured with fallback fonts in both looks'],
  'sign-in-error-domain': [7, 'the fault stands below the first window'],
  'sign-in-required': [8, 'a tooltip over the edge of the dialog on a phone; a long paragraph before the buttons'],
  terms: [8, 'an American date in British English (prescribed)'],
};
