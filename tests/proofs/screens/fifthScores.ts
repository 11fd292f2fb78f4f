/** How the same 47 screens were judged once toasts stood in the header, by a fifth judge. */
export const FIFTH_HOW =
  'the same 47 screens in the same two looks, once toasts stood in the header and some twenty screens were mended, by a fifth judge who had never seen the product and mended nothing, in whole numbers; no toast lies on a page any more, and at eleven of these screens prescribed words are among the flaws';

export const FIFTH_ON = '30 November 2026';

/** Screens below nine, and what keeps them there. */
export const FIFTH_BELOW_NINE: Readonly<Record<string, readonly [score: number, why: string]>> = {
  'add-recipe-file': [8, 'two filled buttons compete; “Paste and read” beside “Read the recipe”'],
  'add-recipe-file-done': [8, 'the same two filled buttons, and no clear first step'],
  'all-hidden': [
    5,
    'pictured while the page scrolled at 1440 px, with the header in mid-page; taken again, it is right',
  ],
  'auth-refused': [8, 'the toast repeats the error; the red edge hardly shows on a phone'],
  'auth-unanswered': [8, 'the title is close to the header on a phone; the toast repeats the error'],
  collections: [7, 'a toast of three lines fills the header of a phone; one large card, half blank, at 1440 px'],
  'connection-error': [8, 'the error is said three times; a straight apostrophe (prescribed)'],
  'cooking-complete': [8, '“Repeat 1” below bars that are done; “I cooked it” against “Done”'],
  'cooking-options': [8, 'uneven rows at 1440 px; Notifications has no control while they are blocked'],
  home: [8, '“Par nom de recette” takes two lines on a phone; “Analyze” (prescribed)'],
  'home-suggestions': [8, 'on a phone the list replaces the photo box'],
  'not-found': [
    7,
    '“Did you forget to add the page to the router?” (prescribed); pinned high over emptiness at 1440 px',
  ],
  'nothing-by-that-name': [
    8,
    '“Try different ingredients” after a name (prescribed); three buttons of one weight on a phone',
  ],
  'nothing-recognised': [8, 'toast and heading say the same'],
  'offline-nothing-recognised': [8, 'a sliver of an earlier block below the header; the toast repeats the heading'],
  'offline-results': [
    8,
    'descriptions are cut over blank space; the word that was not read leads the chips on a phone',
  ],
  'on-this-device': [8, 'a toast of three lines fills the header of a phone; stars on one card only'],
  'photo-found': [8, 'two buttons called Filters; no results in view on a phone'],
  'photo-not-recognised': [8, 'the failure is told three times'],
  'photo-searching': [8, 'the spinner lies on the thumbnail; loose spacing'],
  'profile-account': [8, 'a control that is “coming soon” (prescribed) comes first'],
  'profile-mistakes': [8, 'the same control; the ring of focus drowns the red edge'],
  'recipe-collections-dialog': [8, 'the toast stays bright over the scrim'],
  'recipe-cooked-dialog': [8, 'the date box of the browser; its buttons are jammed on a phone'],
  'recipe-own': [8, 'the picture of an empty pan reads as missing food; seven buttons come first on a phone'],
  'recipe-remembered': [
    8,
    'a toast of three lines fills the header of a phone; the card of the allergens is half blank',
  ],
  'recipe-versions': [8, 'small serif headings close up their words (mended since)'],
  'recipe-versions-compared': [8, 'the same; small text in wide cards'],
  'recipe-versions-differ': [8, 'the same; “From the other” lacks its noun'],
  'reset-password-done': [8, 'the toast repeats the heading; a small block in a tall column'],
  results: [8, 'stars on one card only, where the mouse is; descriptions are cut over blank space'],
  'results-only-far': [8, '“Analysis complete!” (prescribed) over “Nothing close yet”'],
  'results-weaker': [8, 'a green “1 of 1” (prescribed) under “Weaker matches”'],
  'saved-collection': [8, 'a sliver of a chip on a phone; four kinds of control over an empty list at 1440 px'],
  'searching-very-long': [8, 'loose spacing; “Analyzing” (prescribed)'],
  'server-error': [8, 'heading, text and toast tell three stories (prescribed)'],
  'shopping-recipe': [8, '“Pour Spaghettis à la carbonara” breaks early in every row'],
  'sign-in-code-refused': [8, 'the blue selection of the browser; three bold lines close to the button'],
  'sign-in-error-domain': [8, 'the steps for the operator float off the grid at 1440 px'],
  terms: [8, 'an American date in British English (prescribed)'],
  'timed-out': [8, 'the words never say that time ran out (prescribed)'],
};
