import type { Unit } from '@contracts/vocabulary';
import type { WrittenLanguage } from './recipeFormat';

type Forms = readonly [one: string, many: string];

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
const FISH_PORTIONS: Readonly<Record<string, Partial<Record<WrittenLanguage, Forms>>>> = {
  salmon: { es: ['lomo de salmón', 'lomos de salmón'], fr: ['pavé de saumon', 'pavés de saumon'] },
  cod: { es: ['lomo de bacalao', 'lomos de bacalao'], fr: ['dos de cabillaud', 'dos de cabillaud'] },
  'white-fish': {
    es: ['lomo de pescado blanco', 'lomos de pescado blanco'],
    fr: ['pavé de poisson blanc', 'pavés de poisson blanc'],
  },
};

/** Names of foods counted or cut in a certain way, when they differ from the table's. */
export const NAMES_BY_UNIT: Partial<Record<Unit, Readonly<Record<string, Partial<Record<WrittenLanguage, Forms>>>>>> = {
  piece: {
    ...TEA_BAGS,
    ...FISH_PORTIONS,
    cinnamon: CINNAMON_STICK,
    'cinnamon-stick': CINNAMON_STICK,
    // "Ajos" alone are cloves.
    garlic: { es: ['cabeza de ajos', 'cabezas de ajos'], fr: ['tête d’ail', 'têtes d’ail'] },
  },
  slice: {
    // "Lardons" are cut small; slices come from the whole piece.
    bacon: { fr: ['bacon', 'bacon'] },
    // In Spanish a strip that is cut off is "piel"; "ralladura" is what the grater makes.
    'lemon-zest': { es: ['piel de limón', 'piel de limón'] },
    'lime-zest': { es: ['piel de lima', 'piel de lima'] },
    'orange-zest': { es: ['piel de naranja', 'piel de naranja'] },
  },
};
