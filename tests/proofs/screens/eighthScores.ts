/** How all screens were judged beside those of other products by four more judges, told to name all that they would send back. */
export const EIGHTH_HOW =
  'all 114 screens in the same two looks, with toasts at the foot of a phone and messages without content in the middle of a page; four judges who had never seen the product scored a quarter each, in whole numbers, the weaker of the two looks, among the same nine sheets of other products. They were told that a nine is a screen with nothing that they would send back, which the judges before were not: the nine sheets of the others have a mean of 4.9, the highest a 6. What they name most are words that the specification fixes (Title Case, “Login”, “the product”, “Analyze”) and toasts that repeat what the page says';

export const EIGHTH_ON = 'in the evening of 30 November 2026';

/** Screens below nine, and what keeps them there. */
export const EIGHTH_BELOW_NINE: Readonly<Record<string, readonly [score: number, why: string]>> = {
  about: [
    8,
    'Wording speaks of “this server” and programs; phone is a bare text wall with none of the desktop’s picture panel',
  ],
  'add-recipe': [8, 'Page address comes first but pasting text has the only filled button; “the server” jargon'],
  'add-recipe-file': [8, 'Helper in server language under the address; Photos card with surplus bottom air'],
  'add-recipe-file-done': [
    8,
    'headings pressed on their fields; no way back; unread recipe “Air” weaker than its note',
  ],
  'add-recipe-missing': [
    7,
    'Desktop Save floats with a white halo over the card’s edge; nothing says which fields are optional; side card with a heading like a fragment and no content',
  ],
  'add-recipe-one-of-several': [
    7,
    'phone: title, count and two links in four loose rows before the form; back link under the title; floating save in a white halo straddles the card corner',
  ],
  'add-recipe-review': [
    8,
    'Save button floats in a white halo over the card edge and the picture area; missing title not flagged',
  ],
  'add-recipe-several': [8, 'Words stiff and unclear: “Check this one”, “It is one recipe”'],
  'add-recipe-unread': [
    7,
    'Error followed by an unrelated helper in server language; card heading doubles as field label; two primary buttons; right-hand cards with surplus bottom air',
  ],
  'all-hidden': [
    8,
    'Body “No recipes found. Try different ingredients” repeats the headline without adding; full stop in heading',
  ],
  'auth-forgot': [
    7,
    '“Back to Login”, “using the product” (words unlike the rest); form centred in height whereas sister screens start at top',
  ],
  'auth-login': [7, '“Login” tab against “Sign in” button; “the product” instead of Larder'],
  'auth-mistakes': [7, 'orphan “try.”; hint and bold warning stacked tight; “Login” against “Sign in”; “the product”'],
  'auth-refused': [7, '“Login failed” toast repeats the inline message; Login / Sign in mixed; “using the product”'],
  'auth-register': [
    7,
    '“Login” against “Sign in”; “using the product”; disabled button; first checkbox centred between two lines; tab label indented from the fields',
  ],
  'auth-unanswered': [
    7,
    'toast “Registration failed” repeats the inline message; phone headline touches/sliced by header; “Login” tab against “Sign in” wording',
  ],
  collection: [8, 'shared collection gives no owner, no save, no way back; title runs almost edge to edge on phone'],
  collections: [8, 'single recipe blown up to full width with a half-empty panel; toast lies in the header'],
  'connection-error': [
    6,
    'Same error told three times (toast, heading, text); “Search Error” / “Try Again” / “Refresh Page” in title case, straight apostrophe beside a curly one; toast covers the footer on phone; sentence-long serif heading',
  ],
  contact: [
    7,
    'bug card says “report it in the issue tracker” without a link to it; contact page offers no contact; extra space under card links',
  ],
  cooked: [
    7,
    'Title, date and servings crammed without gaps; pencil and bare X stacked; date heavier than needed; small card lost on desktop',
  ],
  cooking: [
    7,
    '“Lire à voix haute” wraps beside its icon on the phone; “Add a note” hangs left of the text column; Previous looks enabled on step 1',
  ],
  'cooking-complete': [
    7,
    'Toast repeats the heading and takes the phone’s whole top bar; “Repeat 1-5” row under a finish screen; “I cooked it” and “Done” compete',
  ],
  'cooking-options': [
    7,
    'phone header crammed (3-line title pressed on the stop button); desktop two-column panel leaves voids under short items, rules and rows uneven',
  ],
  'cooking-stopped': [
    7,
    '“Skip to 1” on step 1 and five text links; three left edges (title, text, Add a note, progress bar); phone top bar crammed into three lines; two competing start buttons',
  ],
  'cooking-two-steps': [
    7,
    'Phone crammed: three-line title squeezed in header, touching blocks; “At the same time / Meanwhile” said twice; “6 minutes” beside 8:00 unexplained',
  ],
  filters: [
    8,
    'fade bites the lower edge of the last allergen row; minimum rating reads “0” under empty stars where “any” is meant',
  ],
  home: [
    8,
    'Photo tile carries two photo icons and a hint with a one-word last line; phone hint sits below the button, away from the field',
  ],
  'home-always-have': [
    8,
    'phone sheet: heading pressed against the text, close mark not on first line; Done tucked small at right',
  ],
  'home-by-name': [8, 'hero pictures cut hard: pan at the top, glass at the foot, phone strips show only rims'],
  'home-photo': [8, 'photo box: tiny thumbnail adrift in a tall box; phone pictures sliced; “Analyze” in British copy'],
  'home-quick-picks': [
    8,
    'US “Analyze” beside courgettes and yoghurt; category list jammed against the top and bottom rules, phone tabs off the text margin',
  ],
  'home-returning': [
    8,
    'phone: dish pictures sliced by hero edge, comma hint below the button, away from its field; “Analyze” in British copy',
  ],
  'home-suggestions': [
    7,
    'Phone suggestions squeezed into a two-column box above the field, wrapped item touches the top edge; hint lands under the button; desktop list hides the Try chips',
  ],
  'home-toast': [8, 'File error only in a distant toast, nothing at the photo box; phone toast covers the sample row'],
  'home-typed': [
    8,
    'chips press on the text field (desktop) and only repeat what was typed; phone chip row cut off, dish pictures sliced off at the hero’s foot',
  ],
  'image-feedback': [8, 'label “Your feedback / Votre avis” hugs the title, sits far from its hint and repeats it'],
  'language-menu': [
    7,
    'phone menu’s last row flush with the rounded foot, highlight a square strip; menu covers headline; US “Analyze” under English (UK); orphan “food.”',
  ],
  'no-camera': [
    7,
    'No-camera state solved two ways (inline card, modal) and camera button still offered in the phone’s error card; two photo icons in one tile',
  ],
  'not-found': [
    6,
    'Developer’s line “Did you forget to add the page to the router?” shown to users; alarm icon off-centres the title; Title Case',
  ],
  'nothing-by-that-name': [
    6,
    'desktop buttons centred under left-aligned text, Filters alone on a second line; name search told to try other ingredients; Filters offered twice',
  ],
  'nothing-recognised': [
    7,
    'Toast “No Ingredients Found” repeats “No ingredients detected.” in other words and case; phone toast covers footer',
  ],
  'offline-nothing-recognised': [
    6,
    'toast repeats the empty state in other words and case (“No Ingredients Found” / “No ingredients detected.”); headline sliced by header; two primaries; camera icon unexplained, orphan “image”',
  ],
  'offline-results': [
    7,
    'Four rows of notices and chips before the first recipe; counts without noun; phone chips cut by the fade; “Analysis complete!” toast repeats 6 of 6',
  ],
  'on-this-device': [
    7,
    'Chips row: three kinds of chip, counts without noun after the first, phone row cut by the fade; “Recipe Results” in title case; toast covers the next card',
  ],
  'photo-found': [
    7,
    'Success toast covers the results on the phone; “Recipe Results” Title Case; chip counts (“379 recipes”, 195) beside 6 of 6 unexplained; two identical filter icons',
  ],
  'photo-not-recognised': [
    7,
    'Red toast “No Ingredients Found” repeats the panel, in Title Case; “Try another image” twice on desktop; full stop in heading',
  ],
  'photo-searching': [
    8,
    '“Change image” live while its close is greyed; big search form stays above the progress; “Analyzing” in British copy',
  ],
  preferences: [
    8,
    'desktop panel hangs off-centre under a full scrim and has no Done, the phone has one; diets show checkboxes, allergens only dots',
  ],
  'profile-account': [
    8,
    'Tab “Dietary” is a stray adjective; Save on phone is a short left button where other screens use full width',
  ],
  'profile-dietary': [
    8,
    'Allergens are coloured dots with no checkbox while diets above have one; choice not recognisable',
  ],
  'profile-email-dialog': [8, 'Phone sheet: title jammed against the top edge, close icon floating between lines'],
  'profile-mistakes': [
    8,
    '“Email” heading repeated as “Email” label, and copy says password required although no field shows; disabled Save with error',
  ],
  'profile-settings': [
    7,
    'desktop toggle flung to the far edge while selects stop short; “Keep messages” under Language and units; phone sign-out indented off the margin',
  ],
  'recipe-adapted': [
    7,
    'Three sibling cards, three gaps between heading and action; “All cooked dishes” indented off the column; extra air under the Adapt result; “In no collection yet” as a heading',
  ],
  'recipe-collections-dialog': [
    7,
    'phone toast squeezed to one small line and covers the whole header; two greens/pinks compete; “All cooked dishes” off the button’s left edge; Allergens card half empty',
  ],
  'recipe-cooked-dialog': [
    8,
    'Dialog buttons left-set, other dialogs set them right; stars indented from the column; French date line starts lower case under the tabs',
  ],
  'recipe-ingredients': [8, 'lower cards’ buttons sit on different lines; note on “Basics… two lines” is hard to read'],
  'recipe-loading': [
    8,
    'skeleton does not match the page that follows (buttons, four full-width tiles, no title block); phone block wraps alone; very faint in light',
  ],
  'recipe-method': [
    7,
    '“Add a note” out of line with clock and text; ingredient card has a wide hole between amount and name, so names wrap; “about 20 minutes” beside 25 mins',
  ],
  'recipe-not-found': [8, '“Find Recipes” Title Case against sentence case; two ways out saying the same'],
  'recipe-note': [
    7,
    'Empty half of the Allergens card; “Eggs from eggs”; gaps under headings differ in the three lower cards, “All cooked dishes” off the column',
  ],
  'recipe-overview': [
    8,
    'picture-accuracy prompt covers the dish, nearly the whole width on the phone; stars carry no label',
  ],
  'recipe-own': [
    7,
    'Toast covers the action row on the phone; huge empty-pot placeholder; calories twice on first view',
  ],
  'recipe-remembered': [
    7,
    'half-empty stretched cards (Allergens, collection); “All cooked dishes” indented past button edge; phone toast covers the Collections button; same title is heading on desktop, plain text on phone',
  ],
  'recipe-swapped': [
    7,
    'What is missing said twice with two cart icons; chips “Needs” read as verbs without subject; “what is on two lines counts once”; Undo underlined on desktop only, beside an un-underlined Use it',
  ],
  'recipe-unanswered': [
    8,
    '“Try Again” Title Case; full stop in heading; “Back to recipes” and “the kitchen did not answer” say little of the cause',
  ],
  'recipe-versions': [
    7,
    'Current version headed by a date, the other by a phrase without date; blank foot of the current card; stale toast repeating over a different page',
  ],
  'recipe-versions-compared': [
    7,
    'current-version card mostly void beside the open comparison; headings of the two cards off one line; phone toast covers the comparison',
  ],
  'recipe-versions-differ': [
    8,
    'current-version card has empty lower half and its heading off the neighbour’s line; badge pressed on the date',
  ],
  'recovery-codes': [8, 'Phone stacks two equal headings (section and codes) with no ranking; desktop left half empty'],
  'reset-password': [
    7,
    'title “Choose”, button “Reset”; narrow left button and Cancel here, full-width and centred on the sister screen; half the column void',
  ],
  'reset-password-done': [
    7,
    '“Password Reset Successful” in title case and repeated in the toast; “Go to Home”; phone shows a key where desktop shows unrelated food',
  ],
  results: [
    7,
    'phone toast covers the next card and its badge; unknown word and owned items run together in one cut-off strip; filter button’s border fainter than its neighbours',
  ],
  'results-by-name': [
    7,
    '“Analysis complete!” for a search by name, and the toast repeats what is on screen; empty band under the phone header; “Recipe Results” in title case',
  ],
  'results-only-far': [
    7,
    '“Analysis complete!” over “Nothing close yet”; toast hides the missing list on phone; cards’ icon centred on two-line text while others are top; red badges shout on every card',
  ],
  'results-restored': [
    7,
    'Chip counts contradict “6 of 6”; “Recipe Results” Title Case; not-understood word runs into “You have”, on phone hides the ingredients; icon-only controls',
  ],
  'results-weaker': [
    7,
    'phone toast covers the next card; green tick “1 of 1” inside “Weaker matches”; holes in cards above tags; toast in header still there after scrolling',
  ],
  saved: [
    7,
    'phone “New collection” cut to a sliver; stars spread wide and on a line of their own; placeholder truncated',
  ],
  'saved-collection': [
    8,
    '“6” beside the title while the chosen collection shows none; full search/filter/sort over an empty collection; phone strip cuts “New collection”',
  ],
  'saved-empty': [
    7,
    '“No Saved Recipes”, “Find Recipes” Title Case under sentence-case title; Add / Cooked dishes bare text, one with icon one without; phone heading runs edge to edge',
  ],
  'saved-filtered': [
    7,
    'phone “New collection” cut to a sliver at the edge; six rows of controls before the first card; 6 and 4 of 6 both shown',
  ],
  'saved-no-match': [
    7,
    'Title Case heading against sentence case elsewhere; advises changing filters when none are set; phone cuts “New collection” to a bare plus',
  ],
  'saved-unanswered': [
    8,
    '“Try Again” in title case; the two header actions differ (one with icon, one without) and read as loose text',
  ],
  searching: [
    8,
    'Analyze stays as greyed button in a still editable form; “Finding” and “Analyzing” said together, US spelling beside UK words',
  ],
  'searching-long': [
    7,
    'second camera icon unexplained, orphan “food.”; US “Analyze/Analyzing”; three stacked status lines say the same',
  ],
  'searching-very-long': [
    7,
    'desktop headline sliced by the header; unexplained second camera icon in the photo box and orphan “food.”; US “Analyze/Analyzing” beside English (UK); phone text squeezed in a narrow column by the ring',
  ],
  'second-factor-key': [8, 'Phone primary button: label wraps to two lines, key icon stranded at far left'],
  'second-factor-off': [
    7,
    'browsers indistinguishable (same name, same date); first row sits below its heading’s line; minimum of 6 yet 8 advised; field cut by header',
  ],
  'second-factor-on': [8, 'three identical “Chrome on Linux” rows without hour or place; phone buttons ragged widths'],
  'second-factor-password': [8, 'Phone sheet: title jammed against the top edge, close icon not on the title line'],
  'second-factor-turning-off': [
    8,
    '“Sign-in will ask only for your password again” is ambiguous and contradicts the description; switching off gets the strongest button',
  ],
  'server-error': [
    6,
    'error told twice (toast and page) and again as “Search Error:”; headline is two sentences; straight apostrophe; Title Case buttons; phone toast hides footer',
  ],
  'session-expired': [8, 'Small illustration stranded left above the text with a blank right half; body wordy'],
  shopping: [
    8,
    '“Clear” off the column of the row icons; phone count pressed under the title; primary actions (copy, print) out of sight on phone',
  ],
  'shopping-by-link': [
    8,
    'nothing says with whom it is shared or how to share it on or leave; loose centred “Order of the aisles” under two outlined buttons',
  ],
  'shopping-changing': [
    8,
    'In the edited row the cross means cancel, in the rows below it deletes: same icon, same place',
  ],
  'sign-in-code': [
    7,
    'tabs and headline stay during the code step; “Login” against “Sign in”; two links spread loosely; “the product”',
  ],
  'sign-in-code-refused': [8, 'Tab says Login, button Sign in, foot says “the product”; loose stack of links'],
  'sign-in-error-domain': [
    7,
    'Title Case jargon “Domain Not Authorized” shown to cooks; “For the operator” floats mid-banner; “the product”; orphan “food.”',
  ],
  'sign-in-error-network': [
    7,
    'Title Case “Network Connection Error” and “the product” for Larder; no retry; banner-to-hero gap much larger than header-to-banner; orphan “food.”',
  ],
  'sign-in-recovery-code': [8, 'Heading “Enter your code” not changed for recovery; Login / Sign in and “the product”'],
  'sign-in-required': [
    8,
    '“Sign in required / You must” contradicts the keep-on-device choice; clumsy “save and rate here later”',
  ],
  terms: [
    8,
    'desktop contents rail floats at its own height, aligned to neither title nor first section; US date “May 17, 2025” beside British spelling; phone has no contents',
  ],
  'timed-out': [
    7,
    'Error said twice (toast and panel) in different words; three-line headline repeated as “Search Error:”; Title Case buttons, straight apostrophe; phone toast covers the footer',
  ],
  'timer-on-another-page': [
    7,
    'Timer pill lies over the text on desktop, centred on nothing; US date in British text; contents list off the title’s line',
  ],
};
