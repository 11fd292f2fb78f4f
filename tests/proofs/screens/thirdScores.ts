/** How the same 47 screens were judged after the next mends, by another judge. */
export const THIRD_HOW =
  'the same 47 screens in the same two looks after the next mends, by a third judge who had never seen the product and mended nothing; pictures of six of them were taken before the fonts had come, which the run waits for since';

/** Screens below nine, and what keeps them there. */
export const THIRD_BELOW_NINE: Readonly<Record<string, readonly [score: number, why: string]>> = {
  'all-hidden': [8, 'on a phone a reason of two lines fills its pill; on a wide screen the group is left-heavy'],
  'auth-forgot': [8.5, '“the product” (prescribed)'],
  'auth-login': [8.5, '“the product” (prescribed)'],
  'auth-refused': [8.5, '“the product” (prescribed)'],
  'auth-register': [8.5, '“the product” (prescribed); a grey button that does not say what is missing'],
  'auth-unanswered': [8.5, '“the product” (prescribed)'],
  'cooking-options': [8, '“Shortcut R” on a phone without keys; on a wide screen nothing says that the panel scrolls'],
  home: [7, 'pictured with fallback fonts at 1440 px (otherwise 9)'],
  'home-suggestions': [8.5, 'on a phone the list covers the switch of modes and the photo'],
  'offline-nothing-recognised': [7, 'pictured with fallback fonts at 1440 px (otherwise 9)'],
  'offline-results': [8.5, 'as results'],
  'photo-found': [8.5, '“Filters” and “Filter” at once'],
  'photo-not-recognised': [7, 'pictured with a fallback font on a phone (otherwise 9)'],
  'profile-account': [8, 'a control that is “coming soon” (prescribed)'],
  'profile-mistakes': [8.5, 'as profile-account'],
  'recipe-cooked-dialog': [8.5, 'the date box of the browser'],
  'recipe-remembered': [8, '“Add a note” is indented; “Collections” in the card of what was cooked'],
  'recipe-swapped': [
    8,
    'on a phone amounts of long names stand in their middle; “Needs” looks as if it could be pressed',
  ],
  'recipe-versions-compared': [8, 'the heading of the comparison looks like that of another card'],
  'reset-password-done': [8.5, 'on a wide screen the heading is half the size of its sisters'],
  results: [8.5, 'on a phone five hollow stars on each card; “Worth buying” looks inert'],
  'results-only-far': [8, 'on a phone the chip that the text asks for is cut; as results'],
  'results-weaker': [8.5, 'as results; a green “1 of 1” leads the weaker matches'],
  'saved-collection': [8, 'two selected pills of one style for two things; a chip cut on both sides'],
  'searching-very-long': [7, 'pictured with fallback fonts at 1440 px; the explanation comes after the button'],
  'server-error': [7, 'pictured with fallback fonts on a phone (otherwise 9)'],
  'shopping-recipe': [7, '“5 things to buy” and four lines: eggs and their yolks were counted twice (mended since)'],
  'sign-in-code-refused': [8.5, '“the product” (prescribed)'],
  'sign-in-error-domain': [8, 'on a phone title and text do not begin at one edge'],
  terms: [8.5, 'an American date in British English (prescribed)'],
};
