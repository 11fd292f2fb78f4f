/** A colour of the theme: where it is in the palette, and how to use it. */
export interface Token {
  path: string;
  use: string;
  avoid: string;
}

/** Every colour that a component may name. The values come from the theme. */
export const TOKENS: readonly Token[] = [
  { path: 'background.default', use: 'The page.', avoid: 'A card: it would not stand out.' },
  { path: 'background.paper', use: 'Cards, panels, dialogs, fields.', avoid: 'The page itself.' },
  { path: 'sunk', use: 'Tracks, segmented controls, disabled buttons.', avoid: 'A card on a card.' },
  { path: 'text.primary', use: 'All text that matters.', avoid: 'Decoration.' },
  { path: 'text.secondary', use: 'Times, servings, hints.', avoid: 'Errors, and anything one must not miss.' },
  { path: 'divider', use: 'Quiet lines between things.', avoid: 'The border of a control: it is too faint.' },
  { path: 'edge', use: 'The border of everything one can press or fill in.', avoid: 'Lines that only decorate.' },
  { path: 'primary.main', use: 'The one main button, and the brand.', avoid: 'A second main button in the same view.' },
  { path: 'primary.contrastText', use: 'Text on the main button.', avoid: 'Text on paper.' },
  { path: 'accentSoft', use: 'What is chosen, and hovered text buttons.', avoid: 'A large surface.' },
  { path: 'accentText', use: 'Links and text buttons.', avoid: 'Body text.' },
  { path: 'butter', use: 'The stage of the search.', avoid: 'Warnings: it means welcome.' },
  { path: 'butterInk', use: 'Text on butter.', avoid: 'Text on paper.' },
  { path: 'butterSoft', use: 'A friendly note.', avoid: 'An error.' },
  { path: 'hero', use: 'The stage of the home page, in both themes.', avoid: 'Any other page.' },
  { path: 'heroInk', use: 'Text on the stage.', avoid: 'Text on paper.' },
  { path: 'success.main', use: 'A good match, and what was done.', avoid: 'An empty result: nothing was achieved.' },
  { path: 'okSoft', use: 'Behind what was done.', avoid: 'A neutral note.' },
  { path: 'error.main', use: 'What went wrong, beside its words.', avoid: 'Decoration, or a whole wall of it.' },
  { path: 'badSoft', use: 'Behind what went wrong.', avoid: 'A warning that can wait.' },
  { path: 'warning.main', use: 'Stars.', avoid: 'Text of more than a few words.' },
  { path: 'focus', use: 'The focus ring, 3 px.', avoid: 'Anything else.' },
  { path: 'mark', use: 'Behind a quantity in a step.', avoid: 'Whole sentences.' },
  { path: 'stove', use: 'The background while cooking.', avoid: 'Reading a page.' },
  { path: 'stoveTrack', use: 'The empty part of rings and bars while cooking.', avoid: 'Borders.' },
  { path: 'customAllergen.background', use: 'An allergen that we do not know.', avoid: 'A known allergen.' },
  { path: 'customAllergen.text', use: 'The name on it.', avoid: 'Other text.' },
];

/** A pair of colours that meet, and the contrast that they need. */
export interface Pair {
  text: string;
  on: string;
  least: 3 | 4.5;
}

const TEXT = 4.5;
const SHAPE = 3;

export const PAIRS: readonly Pair[] = [
  { text: 'text.primary', on: 'background.default', least: TEXT },
  { text: 'text.primary', on: 'background.paper', least: TEXT },
  { text: 'text.primary', on: 'sunk', least: TEXT },
  { text: 'text.secondary', on: 'background.default', least: TEXT },
  { text: 'text.secondary', on: 'background.paper', least: TEXT },
  { text: 'text.secondary', on: 'sunk', least: TEXT },
  { text: 'accentText', on: 'background.paper', least: TEXT },
  { text: 'accentText', on: 'accentSoft', least: TEXT },
  { text: 'primary.contrastText', on: 'primary.main', least: TEXT },
  { text: 'butterInk', on: 'butter', least: TEXT },
  { text: 'heroInk', on: 'hero', least: TEXT },
  { text: 'text.primary', on: 'butterSoft', least: TEXT },
  { text: 'success.main', on: 'okSoft', least: TEXT },
  { text: 'success.contrastText', on: 'success.main', least: TEXT },
  { text: 'error.main', on: 'background.paper', least: TEXT },
  { text: 'error.main', on: 'badSoft', least: TEXT },
  { text: 'customAllergen.text', on: 'customAllergen.background', least: TEXT },
  { text: 'edge', on: 'background.paper', least: SHAPE },
  { text: 'edge', on: 'background.default', least: SHAPE },
  { text: 'warning.main', on: 'background.paper', least: SHAPE },
  { text: 'focus', on: 'background.default', least: SHAPE },
  { text: 'focus', on: 'background.paper', least: SHAPE },
];

/** The colour at a path such as `text.primary`. */
export const colourAt = (palette: object, path: string): string =>
  path.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], palette) as string;
