/** How the same 47 screens were judged after further mends, by another judge. */
export const FOURTH_HOW =
  'the same 47 screens in the same two looks after further mends, by a fourth judge who had never seen the product and mended nothing, in whole numbers; toasts touch 18 of the 30';

export const FOURTH_ON = '30 November 2026';

/** Screens below nine, and what keeps them there. */
export const FOURTH_BELOW_NINE: Readonly<Record<string, readonly [score: number, why: string]>> = {
  'add-recipe-file': [8, 'a hole beside the box for the text; three checkboxes far from their button'],
  'all-hidden': [8, 'a raw list of reasons with mixed French capitals; “7 more reasons” looks like another reason'],
  'auth-forgot': [8, 'the French title breaks inside “mot de passe”; the form ends at half height on a wide screen'],
  'auth-refused': [8, 'the toast repeats the error and misses the edge of the column; the boxes carry no mark'],
  'auth-register': [8, 'rows of checkboxes run together on a phone; a grey button that does not say what is missing'],
  'auth-unanswered': [8, 'as auth-register; the toast repeats the error'],
  collections: [
    7,
    'on a phone the toast lies across the picture of the recipe; on a wide screen it looks like a part of the card',
  ],
  'connection-error': [8, 'the toast covers the name in the footer (phone) and misses the edge of the column'],
  'cooking-complete': [8, 'the toast repeats the headline; three ways to end without a ranking'],
  'cooking-options': [8, 'on a wide screen the panel ends without padding, and covers half of Previous and Next'],
  'home-suggestions': [
    8,
    'on a phone the list touches the ring of focus and displaces the photo; on a wide screen it cuts “What I always have”',
  ],
  'nothing-recognised': [8, 'as connection-error'],
  'offline-nothing-recognised': [8, 'as connection-error; the note sticks to the card on a phone'],
  'on-this-device': [8, 'on a phone the toast nearly touches the heading; a broken paragraph with a loose link'],
  'photo-found': [8, '“Analyze” is the bright button over an empty box; one word alone on a line in French'],
  'photo-not-recognised': [8, 'the only button does neither thing that the text advises; as connection-error'],
  'photo-searching': [8, 'the spinner in the picture cannot be seen; “Analyzing image” twice'],
  'profile-account': [8, 'a control that is “coming soon” (prescribed) opens the page'],
  'recipe-collections-dialog': [8, 'a bright toast above the dimmed page; no button to close'],
  'recipe-cooked-dialog': [8, 'the date box of the browser; no button to close; jammed foot on a phone'],
  'recipe-own': [
    8,
    'the toast covers the heading of the allergens, which the warning above is about; “grand-/mère” breaks',
  ],
  'recipe-remembered': [8, 'on a phone the toast is wedged above the footer; rows 4 px out of line'],
  'recipe-swapped': [
    8,
    '“Needs” (prescribed) reads wrong; “Undo” and “Use it” look unlike; a wide column of amounts on a phone',
  ],
  'recipe-versions': [8, 'the toast reads as a third version; “Current version” comes last in its card'],
  'recipe-versions-compared': [8, 'the toast covers the edge of the comparison (phone); “Current version” comes last'],
  'reset-password-done': [8, 'two picture panels compete; the toast repeats the headline'],
  'results-only-far': [8, '“+2” alone on a line; chips wrap here and scroll elsewhere'],
  'results-weaker': [8, 'the toast floats over a border; a green “1 of 1” (prescribed) among weaker matches'],
  'saved-collection': [8, 'five rows of controls before the first recipe on a phone'],
  'sign-in-error-domain': [8, 'no sign on a phone; on a wide screen the sign is out of line and the box mostly empty'],
};
