/** How all screens were judged beside those of other products, by a sixth and a seventh judge. */
export const SIXTH_HOW =
  'all 114 screens, each at 390 px in dark and French and at 1440 px in light and British English, once the causes that the fifth judge named most were mended; two judges who had never seen the product scored one half each, in whole numbers, the weaker of the two looks, among nine sheets of Mealie, Tandoor, RecipeSage and KitchenOwl taken from the repositories of these; the judges were told to treat all products alike, but the screens bear the names of the products. The nine sheets of the others have a mean of 5.1, the highest a 6. Between the judges the means are 8.0 and 8.3';

export const SIXTH_ON = '30 November 2026';

/** Screens below nine, and what keeps them there. */
export const SIXTH_BELOW_NINE: Readonly<Record<string, readonly [score: number, why: string]>> = {
  about: [
    8,
    'phone is an unbroken wall of text without any picture; wide text ends early beside a tall collage; “Every recipe in the collection was written for it” reads unclear',
  ],
  'add-recipe': [
    8,
    'card grid ragged at the bottom, right cards have excess bottom padding; headings sit tight on fields; weak hierarchy among four equal boxes',
  ],
  'add-recipe-file-done': [
    8,
    'native bullet and stiff result copy; uneven card heights in two columns; French breaks “Ajoutez-/les”',
  ],
  'add-recipe-missing': [
    8,
    'sticky Save bar is a blank white slab slicing the picture; tiny side card leaves the right column empty',
  ],
  'add-recipe-one-of-several': [
    7,
    'sticky Save bar floats inside the card: slices the Picture label above and lets a strip of picture show below it; stray links stacked under the title; empty left column',
  ],
  'add-recipe-review': [
    8,
    'sticky Save bar is a mostly blank opaque white slab that slices through the picture, edges hard',
  ],
  'add-recipe-several': [
    8,
    '“Check all 2” and “Nothing is saved before you save it” read wrong; four button styles compete; bare page',
  ],
  'add-recipe-unread': [
    8,
    'error and hint stacked as two small lines; two equal primary buttons; “as soon as you paste” contradicts the Get button; uneven side column',
  ],
  'all-hidden': [
    8,
    'form sliced at the top; drawing floats halfway down a lopsided card; “hide every match” then “No recipes found” doubled; phone list long',
  ],
  'auth-mistakes': [
    8,
    'password hint and warning crammed together, “try.” left alone on a line; double red and plum rings on the field',
  ],
  'auth-refused': [
    8,
    'failure told by toast, red fields and inline box at once; “using the product” reads wrong; “Login” vs “Sign in”; spaghetti strands look like wire',
  ],
  'auth-register': [
    8,
    'main button dead grey with an instruction beneath; “continue using the product” reads wrong; wiry spaghetti drawing',
  ],
  'auth-unanswered': [
    8,
    'error said twice (toast plus box), toast floats at an arbitrary off-centre spot over the art column gap; phone title clipped tight against the header',
  ],
  collection: [
    8,
    'drawings uneven: egg-and-chips has toy-size eggs on log-like chips, potato pancakes look like muffins with shreds; orphan fourth card',
  ],
  collections: [
    8,
    'phone rests with chips sliced under the toast and no title; omelette drawing enlarged shows blotchy burn marks and a wrong-perspective cut; half-blank card',
  ],
  'collections-empty': [
    8,
    'the obvious action (New collection) is a faint dashed chip while the plum button says Find recipes; plate of crumbs does not say collections; void below',
  ],
  'connection-error': [
    7,
    'robotic doubled copy (“Search Error: ...”), straight apostrophe, mixed Title Case; unclear sign-on-table drawing; phone toast slices the form; card off-centre',
  ],
  cooked: [
    8,
    'pencil and cross stacked at the far edge of a very wide row, text not centred on the thumbnail; barren page',
  ],
  'cooked-empty': [
    8,
    'empty-state off-centre on wide; crumbs-on-plate drawing too thin, near-black on the phone; vast blank page',
  ],
  cooking: [
    8,
    'phone header cramped (two-line title plus step jammed by the Stop button) and “Lire à voix haute” wraps; on wide “+ Add a note” hangs left of the text edge and footer buttons overshoot the ring column',
  ],
  'cooking-complete': [
    8,
    'toast repeats the headline; progress labels read “Repeat 1..5”; circular crop cuts the plate; two close competing finish actions, message tight to button',
  ],
  'cooking-options': [
    8,
    'two-column options have unequal cells and hanging rules; panel covers the ring and headline; ends without an action',
  ],
  'cooking-stopped': [
    8,
    'progress bars and Add a note out of line with the text; “Skip to 1..5” captions; wide action stack detached from the timer axis; phone header crams a wrapped title beside Close',
  ],
  'cooking-two-steps': [
    8,
    'phone overfull: five text blocks, tiny ring and controls with no air; “At the same time / Meanwhile” doubled; timer 8:00 against “about 6 minutes”',
  ],
  filters: [
    8,
    'wide dialog has no close control and its title crowds the first label; heavy grey slider track; last allergen row half dissolved',
  ],
  'home-photo': [
    8,
    'spinner touches its “Preparing image” caption; preview tile is mostly blank with close icon faint',
  ],
  'home-suggestions': [
    8,
    'phone suggestions pasted over the photo row and touching the tabs, one wraps to two lines; lone “passata” unexplained; wide list cuts through Try row',
  ],
  'home-typed': [
    8,
    'chips repeat the typed text and sit against the focus ring; phone chip row clipped mid-word; photo tile stretches half empty',
  ],
  'image-feedback': [
    8,
    'phone title breaks into three short lines in a narrow column; “Your feedback” label plus helper cramped under title; omelette slice drawn at odd perspective',
  ],
  'no-camera': [
    8,
    'wide dialog uses three alignments (title left, drawing centred, buttons right); phone warning tile cramped and still shows a live camera icon',
  ],
  'not-found': [
    7,
    'developer text “Did you forget to add the page to the router?” shown to users; alert icon stuck on “404”, Title Case with no separator',
  ],
  'nothing-by-that-name': [
    8,
    'Filters appears twice on one view; text says try different ingredients for a name search; message block floats in an over-wide card',
  ],
  'nothing-recognised': [
    8,
    'failure told twice in red toast and card, with different capitals; phone text sliced under the toast',
  ],
  'offline-nothing-recognised': [
    7,
    'sliver of a hidden banner peeks under the header on wide; phone toast slices the form; not-found told three ways, Title Case once; empty state off-centre',
  ],
  'on-this-device': [
    8,
    'two idioms for unrated (five outline stars beside “Rate” with one star) in the same row; phone toast hides the whole header and its title and detail run together; holes in shorter cards',
  ],
  'photo-found': [
    8,
    'upload tile packs thumbnail, status, name and link without air; ingredient counts unlike (“379 recipes” then bare numbers); Analyze loses its weight in a long stack before results',
  ],
  'photo-not-recognised': [
    7,
    'same error said three times (toast, tile, card), in Title Case once; phone toast replaces header and slices the form; dashed-ring drawing unreadable; empty state off-centre',
  ],
  'photo-searching': [
    8,
    'Stop button detached below the ring, out of line with the heading block; spinner on the thumbnail muddies it; dark skeleton barely visible',
  ],
  preferences: [
    8,
    'wide panel drops over the hero without a scrim, cutting headline and pictures; allergen swatches look like tick boxes; last row of the panel dissolves at the edge without a footer',
  ],
  'profile-delete-dialog': [
    8,
    'phone dialog jammed against the top edge with tight heading, out of step with the bottom sheets; loss lists differ (notes / ratings) between languages',
  ],
  'profile-dietary': [
    8,
    'allergen colour squares read as checkboxes beside the real ones; grids stop short of the rule’s right edge; “Meat - no restrictions” reads wrong; phone is a long stack',
  ],
  'profile-email-dialog': [
    8,
    'phone dialog jammed against the top edge, heading tight on copy; page behind still competes',
  ],
  'profile-mistakes': [
    8,
    'grey dead Save beside the red field; red everywhere; form stops short of the rules on the right',
  ],
  'profile-settings': [
    8,
    'wide uses half the width and drops the two-column layout of the Account tab; sign out far off at the right, out of line; large void',
  ],
  'recipe-adapted': [
    8,
    'ragged columns leave a hole under Allergens; Adapt card has excess bottom padding; lone wide Collections strip is nearly empty; Cooked dishes heading sits tight on its button',
  ],
  'recipe-collections-dialog': [
    8,
    'phone squeezes a toast, sliced page and a sheet together; toast on top of modal scrim; Done placed left, unlike the other dialogs',
  ],
  'recipe-loading': [
    8,
    'wide skeleton is a stub (two bars and one block) that leaves the lower half blank and does not echo the real page; dark plate placeholder barely visible',
  ],
  'recipe-method': [
    8,
    'Add a note icon out of line with the clock and text above; sticky ingredients card has its bottom shadow clipped square; quantity column far too wide, so the names wrap',
  ],
  'recipe-not-found': [
    8,
    'phone card jammed under the back link while wide leaves a large gap; small card adrift on a blank page',
  ],
  'recipe-note': [
    8,
    'unequal cards: Allergens and Cooked dishes half empty; native textarea grip; “In no collection yet” reads stiff',
  ],
  'recipe-overview': [
    8,
    'feedback pill covers the dish and spans the phone picture; omelette looks like glassy plastic with a wrongly cut wedge, exposed at hero size',
  ],
  'recipe-own': [
    8,
    'hero is an empty pot with a spoon, a placeholder at full size; Add a photo covers the spoon on phone; seven similar outlined buttons; a straight apostrophe in the intro',
  ],
  'recipe-remembered': [
    8,
    'Allergens card more than half blank; near-empty Collections strip; phone toast hides the header',
  ],
  'recipe-swapped': [
    8,
    '“Needs” as a tag on an ingredient reads wrong; side panel mixes tags and swaps in one run-on list; cut buttons under the header; muddy tags in dark',
  ],
  'recipe-unanswered': [
    8,
    'phone card jammed under the back link; “You have lost nothing” reads oddly; pot’s flex hangs unattached; small card on a blank page',
  ],
  'recipe-versions': [
    8,
    'phone toast replaces the header, run-on title and text; wide cards mostly blank; badge jammed on the date line',
  ],
  'recipe-versions-compared': [
    8,
    'wide cards almost empty to the right; date, name and device stacked without hierarchy; phone toast title and detail run together',
  ],
  'recipe-versions-differ': [
    8,
    'wide cards mostly empty with content pinned left; two versions carry the same timestamp so the list is hard to tell apart',
  ],
  'recovery-codes': [
    8,
    'recovery codes fall back to a default terminal face foreign to the type system; columns float in the wide box',
  ],
  'reset-password-done': [
    8,
    '“Password Reset Successful” in Title Case said twice (toast and headline); wide text floats in a void without the phone’s key drawing; sign in offered twice',
  ],
  results: [
    8,
    'two idioms for unrated (five stars on one card, “Rate” on its neighbours); titles of different heights knock rows out of line; phone toast hides the header',
  ],
  'results-by-name': [
    8,
    'wide rests with a sliced stub of the yellow form at the top; single result card half blank with heart floating white on white and stars detached from the rest; Title Case heading',
  ],
  'results-only-far': [
    7,
    'wide shows a stray half-hidden toast edge at the top; mulled wine and apple juice share one drawing recoloured; star row vs “Rate” mixed in one row of cards; duck breast looks like a striped loaf',
  ],
  'results-restored': [
    8,
    'two idioms for unrated in one row (five stars, then “Rate”); phone chip row cut mid-word; holes in shorter cards',
  ],
  saved: [
    7,
    'every card is an empty plate with a floating spoon, no food anywhere; names “no. 1/2/3”; English recipes on the French page; clipped new-collection chip on phone; placeholder truncates',
  ],
  'saved-collection': [
    8,
    'phone button wraps to two small lines, filter row starts scrolled with New collection cut; heart on jar collides with its highlight line',
  ],
  'saved-empty': [
    8,
    '“No Saved Recipes” Title Case against sentence-case page title; heart on the jar collides with its highlight line; small message in an over-wide card, blank below',
  ],
  'saved-filtered': [
    8,
    'empty-crockery pictures cropped at the edges dominate the grid; phone stacks five rows of controls, with New collection and the second hidden chip cut at the edge; bare “9” hangs off the title',
  ],
  'saved-no-match': [
    8,
    'empty state off-centre; Title Case heading; suggests adjusting filters when a search word is the cause; phone new-collection chip clipped and two-line button',
  ],
  searching: [
    8,
    'stop button drops below the ring, leaving a ragged lopsided block with blank right side; phone ochre header bar clashes with the black page',
  ],
  'searching-long': [
    8,
    'ragged progress block, text and button hung below the ring with blank right side; ochre phone header clashes with black',
  ],
  'searching-very-long': [
    7,
    'wide rests with the hero headline sliced by the header; ragged progress block with text hung beneath the ring; ochre phone header clashes',
  ],
  'second-factor-key': [
    8,
    'secret key falls back to a system mono face, unboxed; phone button icon stranded far from its two-line label; right third of wide empty',
  ],
  'second-factor-off': [
    8,
    '“End it” reads wrong; identical browser rows can’t be told apart; form stops short of the rules; big blank left cell',
  ],
  'second-factor-password': [8, 'phone dialog jammed against the top edge, heading tight on copy'],
  'server-error': [
    7,
    'robotic doubled copy (“Search Error: ...”), straight apostrophe, mixed Title Case, three tellings of one failure; unclear drawing off-centre; phone toast slices the form',
  ],
  shopping: [
    8,
    'a Spanish item in the English and French lists reads wrong; one card per single item; centred link over left-aligned panel',
  ],
  'shopping-changing': [
    8,
    'round tick highlight collides with the focus ring; editing row drops its checkbox and misaligns; one card per single item; undo strip leaves an odd gap',
  ],
  'shopping-empty': [
    8,
    'empty-state drawing and text sit left of the card’s centre on wide; dark basket tile is muddy brown with a nearly invisible basket',
  ],
  'sign-in-code-refused': [
    8,
    'action links widely spread and centred under left-aligned form; “using the product” reads wrong; wiry spaghetti drawing; double ring on the error field',
  ],
  'sign-in-error-domain': [
    8,
    'alert split into two loose columns, glued to the header; “the product” reads wrong; Title Case; phone form pushed down',
  ],
  'sign-in-error-network': [
    8,
    'white alert nearly glued to header and with a different gap below; “using the product” reads wrong; pushes phone form below the fold',
  ],
  'sign-in-required': [
    8,
    '“You must sign in” contradicted by “Or keep on this device”; three actions of different kinds in one row, left-aligned in the dialog; weak pancake drawing behind',
  ],
  'timed-out': [
    8,
    'failure told three times (toast, headline, “Search Error:”), straight apostrophe in display type; wide lands with the hero headline sliced by the header',
  ],
  'timer-on-another-page': [
    8,
    'timer dock is a wide empty cream strip with a small pill at left, cutting text mid-line; contents list starts out of line; US date in UK English',
  ],
};
