import { AMERICAN_FOOD } from './americanFood';
import { AMERICAN_FOOD_PHRASES } from './americanFoodPhrases';
import { AMERICAN_LENGTHS } from './americanLengths';
import { AMERICAN_PHRASES } from './americanPhrases';
import { inAmericanSentences } from './americanSentences';
import { AMERICAN_TURNS } from './americanTurns';
import { AMERICAN_VERBS } from './americanVerbs';

/**
 * British words for tools and what is done with them, and British spellings, with their American equivalents. A word
 * mapped to itself is a phrase in which the shorter word stays. Plurals have separate rows: "grills" is not the plural of
 * an oven's part.
 */
const WORDS: Readonly<Record<string, string>> = {
  // Tools and places
  'baking paper': 'parchment paper',
  'baking parchment': 'parchment paper',
  'greaseproof paper': 'parchment paper',
  'baking tin': 'baking pan',
  'cake tin': 'cake pan',
  'loaf tin': 'loaf pan',
  'muffin tin': 'muffin pan',
  'roasting tin': 'roasting pan',
  'springform tin': 'springform pan',
  'tart tin': 'tart pan',
  tin: 'pan',
  tins: 'pans',
  'baking tray': 'baking sheet',
  'baking trays': 'baking sheets',
  'roasting tray': 'roasting pan',
  'hot tray': 'hot baking sheet',
  'hot trays': 'hot baking sheets',
  'a tray': 'a baking sheet',
  'one tray': 'one baking sheet',
  'two trays': 'two baking sheets',
  'large tray': 'large baking sheet',
  'lined tray': 'lined baking sheet',
  'lined trays': 'lined baking sheets',
  'oiled tray': 'oiled baking sheet',
  'the trays': 'the baking sheets',
  'the tray': 'the baking sheet',
  'oven tray': 'baking sheet',
  'oven dish': 'baking dish',
  'pie dish': 'pie plate',
  'chopping board': 'cutting board',
  'cling film': 'plastic wrap',
  clingfilm: 'plastic wrap',
  cafetière: 'French press',
  'in a casserole': 'in a Dutch oven',
  deseeded: 'seeded',
  'in one casserole': 'in one pot',
  'heavy casserole': 'heavy Dutch oven',
  'large casserole': 'large Dutch oven',
  'the casserole': 'the Dutch oven',
  'wide casserole': 'wide Dutch oven',
  'cocktail stick': 'toothpick',
  'cocktail sticks': 'toothpicks',
  'kitchen foil': 'aluminum foil',
  'tin foil': 'aluminum foil',
  aluminium: 'aluminum',
  'fish slice': 'spatula',
  'frying pan': 'skillet',
  'frying pans': 'skillets',
  'griddle pan': 'grill pan',
  'hand blender': 'immersion blender',
  'stick blender': 'immersion blender',
  hob: 'stove',
  jug: 'pitcher',
  'kitchen paper': 'paper towels',
  'kitchen roll': 'paper towels',
  'paper cases': 'paper liners',
  'tea towel': 'dish towel',
  'tea towels': 'dish towels',
  worktop: 'counter',
  'work surface': 'counter',
  larder: 'pantry',
  'store cupboard': 'pantry',
  'store-cupboard': 'pantry',
  'under the tap': 'under running water',
  'under the cold tap': 'under cold running water',
  // Verbs
  blitz: 'blend',
  blitzed: 'blended',
  whizz: 'blend',
  grill: 'broil',
  grilling: 'broiling',
  'a grill': 'a broiler',
  'hot grill': 'hot broiler',
  'the grill': 'the broiler',
  'under a grill': 'under a broiler',
  'grilled on toast': 'broiled on toast',
  'toast and grilled': 'toast and broiled',
  'barbecue or grill': 'grill',
  'on a grill': 'on a grill',
  'on the grill': 'on the grill',
  'charcoal grill': 'charcoal grill',
  'grill pan': 'grill pan',
  'cheese on toast': 'cheese on toast',
  'cheese toastie': 'grilled cheese sandwich',
  'ham and cheese toastie': 'grilled ham and cheese sandwich',
  toastie: 'grilled sandwich',
  toasties: 'grilled sandwiches',
  devilled: 'deviled',
  'for pudding': 'for dessert',
  starter: 'appetizer',
  starters: 'appetizers',
  'take-away': 'takeout',
  takeaway: 'takeout',
  packet: 'package',
  packets: 'packages',
  floury: 'starchy',
  'to the boil': 'to a boil',
  lengthways: 'lengthwise',
  widthways: 'crosswise',
  crossways: 'crosswise',
  'top and tail': 'trim',
  'topped and tailed': 'trimmed',
  'over a low heat': 'over low heat',
  'on a low heat': 'on low heat',
  'over a medium heat': 'over medium heat',
  'on a medium heat': 'on medium heat',
  'over a high heat': 'over high heat',
  'on a high heat': 'on high heat',
  'over a gentle heat': 'over gentle heat',
  'on a gentle heat': 'on gentle heat',
  'over a moderate heat': 'over moderate heat',
  'on a moderate heat': 'on moderate heat',
  'over a medium-low heat': 'over medium-low heat',
  'on a medium-low heat': 'on medium-low heat',
  'over a medium-high heat': 'over medium-high heat',
  'on a medium-high heat': 'on medium-high heat',
  // Spelling
  autumn: 'fall',
  canteen: 'cafeteria',
  'dinner jacket': 'tuxedo',
  'petrol station': 'gas station',
  storeys: 'stories',
  afterwards: 'afterward',
  inwards: 'inward',
  outwards: 'outward',
  upwards: 'upward',
  caramelise: 'caramelize',
  caramelised: 'caramelized',
  caramelises: 'caramelizes',
  caramelising: 'caramelizing',
  crystallised: 'crystallized',
  pasteurised: 'pasteurized',
  tenderise: 'tenderize',
  centimetre: 'centimeter',
  centimetres: 'centimeters',
  centre: 'center',
  centres: 'centers',
  colour: 'color',
  coloured: 'colored',
  colourful: 'colorful',
  colouring: 'coloring',
  colours: 'colors',
  cosy: 'cozy',
  favourite: 'favorite',
  favourites: 'favorites',
  fibre: 'fiber',
  flavour: 'flavor',
  flavoured: 'flavored',
  flavouring: 'flavoring',
  flavourings: 'flavorings',
  flavours: 'flavors',
  grey: 'gray',
  litre: 'liter',
  litres: 'liters',
  millilitres: 'milliliters',
  mould: 'mold',
  moulded: 'molded',
  moulds: 'molds',
  odour: 'odor',
  savour: 'savor',
  savoury: 'savory',
  towards: 'toward',
  vapour: 'vapor',
};

/** Ingredients whose British name stays: the seed is coriander in America too, the leaf is not. */
export const STAYING_BRITISH: Readonly<Record<string, string>> = { 'ground-coriander': 'coriander' };

/** American words that a British cook does not use: mistakes in a recipe's own English. */
const SLIPS: readonly string[] = [
  ...['eggplant', 'eggplants', 'fava beans', 'napa cabbage', 'cilantro', 'zucchini', 'bok choy', 'bell pepper'],
  ...['bell peppers', 'arugula', 'scallion', 'scallions', 'collard greens', 'golden raisins', 'rutabaga', 'chili'],
  ...['chilies', 'red pepper flakes', 'ground beef', 'ground lamb', 'ground pork', 'ground turkey', 'ground chicken'],
  ...['heavy cream', 'light cream', 'sour cream', 'yogurt', 'skim milk', 'baking soda', 'cornstarch', 'broiler'],
  ...['all-purpose flour', 'self-rising flour', 'whole wheat', 'superfine sugar', 'powdered sugar', 'molasses'],
  ...['graham crackers', 'tomato paste', 'canola oil', 'phyllo', 'bouillon cube', 'lasagna', 'omelet', 'canned'],
  ...['parchment paper', 'baking sheet', 'plastic wrap', 'aluminum', 'skillet', 'skillets', 'paper towels'],
  ...['cutting board', 'stovetop', 'broil', 'broiled', 'caramelize', 'caramelized', 'center', 'color', 'colored'],
  ...['favorite', 'fiber', 'flavor', 'flavored', 'flavors', 'gray', 'liter', 'mold', 'savory'],
];

const BRITISH = {
  ...AMERICAN_FOOD,
  ...WORDS,
  ...AMERICAN_FOOD_PHRASES,
  ...AMERICAN_PHRASES,
  ...AMERICAN_TURNS,
  ...AMERICAN_VERBS,
  ...AMERICAN_LENGTHS,
};

const american = new Map(Object.entries(BRITISH).map(([british, word]) => [british.toLowerCase(), word]));

/** Whole words, longest first. A preceding article is matched too, because "a" may become "an". */
const patternOf = (words: readonly string[], before = ''): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${before}(${[...words].sort((a, b) => b.length - a.length).join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  );

const BRITISH_WORDS = patternOf(Object.keys(BRITISH), '(?:(an?) )?');
const AMERICAN_SLIPS = patternOf(SLIPS);

const isUpper = (letter = '') => letter !== letter.toLowerCase();
const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** "Chinese cabbage" has its capital from China: within a sentence, "napa cabbage" has none. */
const PROPER: ReadonlySet<string> = new Set(
  Object.keys(BRITISH)
    .filter((british) => isUpper(british[0]))
    .map((british) => british.toLowerCase()),
);
const STARTS = /(?:^|[.:!?] )$/;

const articleFor = (article: string, word: string) => {
  const fitting = /^[aeiou]/i.test(word) ? 'an' : 'a';
  return isUpper(article[0]) ? capitalised(fitting) : fitting;
};

/**
 * British English as an American cook writes it; capitals are kept.
 * @param kept words, in lower case, that stay British here: the "coriander" of ground coriander is not cilantro
 */
export const toAmerican = (text: string, kept: ReadonlySet<string> = new Set()): string =>
  inAmericanSentences(text).replace(BRITISH_WORDS, (...found) => {
    const [match, article, british, at, whole] = found as [string, string | undefined, string, number, string];
    const word = american.get(british.toLowerCase());
    if (word === undefined || kept.has(british.toLowerCase())) return match;
    const isName = PROPER.has(british.toLowerCase()) && !STARTS.test(whole.slice(0, at));
    if (article === undefined) return isUpper(british[0]) && !isName ? capitalised(word) : word;
    const phrase = american.get(match.toLowerCase());
    if (phrase !== undefined) return isUpper(match[0]) ? capitalised(phrase) : phrase;
    return `${articleFor(article, word)} ${isUpper(british[0]) ? capitalised(word) : word}`;
  });

/** A name that both countries print, though one of its words is a slip elsewhere. */
const SHARED_NAMES = /\bpomegranate molasses\b/giu;

/** American words in a text that should be British. */
export const americanWordsIn = (text: string): string[] =>
  [...text.replace(SHARED_NAMES, '').matchAll(AMERICAN_SLIPS)].map(([word]) => word);
