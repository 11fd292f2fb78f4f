import type { Unit } from '@contracts/vocabulary';
import type { WrittenLanguage } from './recipeFormat';

type Forms = readonly [one: string, many: string];

/** Names in the written languages, and the American one where it differs. */
type Names = Partial<Record<WrittenLanguage | 'en-US', Forms>>;

const TEA_BAGS: Readonly<Record<string, Readonly<Record<WrittenLanguage, Forms>>>> = {
  tea: {
    en: ['tea bag', 'tea bags'],
    es: ['bolsita de té', 'bolsitas de té'],
    fr: ['sachet de thé', 'sachets de thé'],
  },
  'black-tea': {
    en: ['black tea bag', 'black tea bags'],
    es: ['bolsita de té negro', 'bolsitas de té negro'],
    fr: ['sachet de thé noir', 'sachets de thé noir'],
  },
  'green-tea': {
    en: ['green tea bag', 'green tea bags'],
    es: ['bolsita de té verde', 'bolsitas de té verde'],
    fr: ['sachet de thé vert', 'sachets de thé vert'],
  },
  'earl-grey': {
    en: ['Earl Grey tea bag', 'Earl Grey tea bags'],
    es: ['bolsita de té Earl Grey', 'bolsitas de té Earl Grey'],
    fr: ['sachet de thé Earl Grey', 'sachets de thé Earl Grey'],
  },
  'chai-tea': {
    en: ['chai tea bag', 'chai tea bags'],
    es: ['bolsita de té chai', 'bolsitas de té chai'],
    fr: ['sachet de thé chaï', 'sachets de thé chaï'],
  },
  'herbal-tea': {
    en: ['herbal tea bag', 'herbal tea bags'],
    es: ['bolsita de infusión', 'bolsitas de infusión'],
    fr: ['sachet de tisane', 'sachets de tisane'],
  },
  rooibos: {
    en: ['rooibos tea bag', 'rooibos tea bags'],
    es: ['bolsita de rooibos', 'bolsitas de rooibos'],
    fr: ['sachet de rooibos', 'sachets de rooibos'],
  },
};

const CINNAMON_STICK: Readonly<Record<WrittenLanguage, Forms>> = {
  en: ['cinnamon stick', 'cinnamon sticks'],
  es: ['rama de canela', 'ramas de canela'],
  fr: ['bâton de cannelle', 'bâtons de cannelle'],
};

/** Of a fish, a count means portions cut from the fillet: "4 saumons" are four whole salmon. */
const FISH_PORTIONS: Readonly<Record<string, Names>> = {
  salmon: {
    en: ['salmon fillet', 'salmon fillets'],
    es: ['lomo de salmón', 'lomos de salmón'],
    fr: ['pavé de saumon', 'pavés de saumon'],
  },
  cod: {
    en: ['cod fillet', 'cod fillets'],
    es: ['lomo de bacalao', 'lomos de bacalao'],
    fr: ['dos de cabillaud', 'dos de cabillaud'],
  },
  'white-fish': {
    en: ['white fish fillet', 'white fish fillets'],
    es: ['lomo de pescado blanco', 'lomos de pescado blanco'],
    fr: ['pavé de poisson blanc', 'pavés de poisson blanc'],
  },
};

/** An American counts leaves that grow around a heart in heads: "1 head lettuce". */
const headOf = (food: string, en?: Forms): Names => ({
  ...(en && { en }),
  'en-US': [`head ${food}`, `heads ${food}`],
});

const HEADS: Readonly<Record<string, Names>> = {
  lettuce: headOf('lettuce'),
  'romaine-lettuce': headOf('romaine lettuce'),
  'iceberg-lettuce': headOf('iceberg lettuce'),
  cabbage: headOf('cabbage'),
  'red-cabbage': headOf('red cabbage'),
  'savoy-cabbage': headOf('savoy cabbage'),
  'chinese-cabbage': headOf('napa cabbage', ['Chinese cabbage', 'Chinese cabbages']),
  'pak-choi': headOf('bok choy', ['pak choi', 'pak choi']),
  cauliflower: headOf('cauliflower'),
  broccoli: headOf('broccoli', ['head of broccoli', 'heads of broccoli']),
};

/** By weight, French calls this cut one piece: "1 kg de plat de côtes". */
const SHORT_RIB: Readonly<Record<string, Names>> = { 'beef-short-rib': { fr: ['plat de côtes', 'plat de côtes'] } };

/** Names of foods counted or cut in a certain way, when they differ from the table's. */
export const NAMES_BY_UNIT: Partial<Record<Unit, Readonly<Record<string, Names>>>> = {
  piece: {
    ...TEA_BAGS,
    ...HEADS,
    asparagus: { en: ['asparagus spear', 'asparagus spears'] },
    anchovy: { en: ['anchovy fillet', 'anchovy fillets'] },
    ...FISH_PORTIONS,
    // "4 muslos y contramuslos" are four of each.
    'chicken-leg': { es: ['cuarto trasero de pollo', 'cuartos traseros de pollo'] },
    cinnamon: CINNAMON_STICK,
    // "2 cloves" in a list could be garlic.
    cloves: { en: ['whole clove', 'whole cloves'] },
    'cinnamon-stick': CINNAMON_STICK,
    // "Ajos" alone are cloves.
    garlic: {
      en: ['head of garlic', 'heads of garlic'],
      es: ['cabeza de ajos', 'cabezas de ajos'],
      fr: ['tête d’ail', 'têtes d’ail'],
    },
  },
  // A weight of steak is meat; only steaks that are counted stay whole.
  g: { 'beef-steak': { en: ['beef steak', 'beef steak'] }, ...SHORT_RIB },
  kg: SHORT_RIB,
  slice: {
    // "Lardons" are cut small; slices come from the whole piece.
    bacon: { fr: ['bacon', 'bacon'] },
    // In Spanish a strip that is cut off is "piel"; "ralladura" is what the grater makes.
    'lemon-zest': { es: ['piel de limón', 'piel de limón'] },
    'lime-zest': { es: ['piel de lima', 'piel de lima'] },
    'orange-zest': { es: ['piel de naranja', 'piel de naranja'] },
  },
};
