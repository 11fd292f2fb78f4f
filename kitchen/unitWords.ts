import type { Unit } from '@contracts/vocabulary';

/** Languages of the words; American English differs only in a few. */
export type WordLanguage = 'en' | 'es' | 'fr';

/** Unit as written behind a number: one, several. Empty for plain pieces. */
type Forms = readonly [one: string, many: string];

export const UNIT_WORDS: Readonly<Record<WordLanguage, Readonly<Record<Unit, Forms>>>> = {
  en: {
    g: ['g', 'g'],
    kg: ['kg', 'kg'],
    ml: ['ml', 'ml'],
    l: ['l', 'l'],
    tsp: ['tsp', 'tsp'],
    tbsp: ['tbsp', 'tbsp'],
    piece: ['', ''],
    clove: ['clove', 'cloves'],
    slice: ['slice', 'slices'],
    sprig: ['sprig', 'sprigs'],
    leaf: ['leaf', 'leaves'],
    stalk: ['stalk', 'stalks'],
    bunch: ['bunch', 'bunches'],
    handful: ['handful', 'handfuls'],
    pinch: ['pinch', 'pinches'],
    dash: ['dash', 'dashes'],
    can: ['can', 'cans'],
    sheet: ['sheet', 'sheets'],
    cube: ['cube', 'cubes'],
    scoop: ['scoop', 'scoops'],
  },
  es: {
    g: ['g', 'g'],
    kg: ['kg', 'kg'],
    ml: ['ml', 'ml'],
    l: ['l', 'l'],
    tsp: ['cdta.', 'cdtas.'],
    tbsp: ['cda.', 'cdas.'],
    piece: ['', ''],
    clove: ['diente', 'dientes'],
    slice: ['rebanada', 'rebanadas'],
    sprig: ['ramita', 'ramitas'],
    leaf: ['hoja', 'hojas'],
    stalk: ['rama', 'ramas'],
    bunch: ['manojo', 'manojos'],
    handful: ['puñado', 'puñados'],
    pinch: ['pizca', 'pizcas'],
    dash: ['chorrito', 'chorritos'],
    can: ['lata', 'latas'],
    sheet: ['lámina', 'láminas'],
    cube: ['cubito', 'cubitos'],
    scoop: ['bola', 'bolas'],
  },
  fr: {
    g: ['g', 'g'],
    kg: ['kg', 'kg'],
    ml: ['ml', 'ml'],
    l: ['l', 'l'],
    tsp: ['c. à c.', 'c. à c.'],
    tbsp: ['c. à s.', 'c. à s.'],
    piece: ['', ''],
    clove: ['gousse', 'gousses'],
    slice: ['tranche', 'tranches'],
    sprig: ['brin', 'brins'],
    leaf: ['feuille', 'feuilles'],
    stalk: ['branche', 'branches'],
    bunch: ['botte', 'bottes'],
    handful: ['poignée', 'poignées'],
    pinch: ['pincée', 'pincées'],
    dash: ['trait', 'traits'],
    can: ['boîte', 'boîtes'],
    sheet: ['feuille', 'feuilles'],
    cube: ['glaçon', 'glaçons'],
    scoop: ['boule', 'boules'],
  },
};

/** Said where a recipe gives no amount. */
export const TO_TASTE: Readonly<Record<WordLanguage, string>> = {
  en: 'to taste',
  es: 'al gusto',
  fr: 'selon le goût',
};

export const IMPERIAL_WORDS: Readonly<
  Record<WordLanguage, { cup: Forms; oz: string; lb: string; floz: string; pint: Forms; inch: string }>
> = {
  en: { cup: ['cup', 'cups'], oz: 'oz', lb: 'lb', floz: 'fl oz', pint: ['pint', 'pints'], inch: 'in' },
  es: { cup: ['taza', 'tazas'], oz: 'oz', lb: 'lb', floz: 'oz líq.', pint: ['pinta', 'pintas'], inch: 'pulg.' },
  fr: { cup: ['tasse', 'tasses'], oz: 'oz', lb: 'lb', floz: 'oz liq.', pint: ['pinte', 'pintes'], inch: 'po' },
};
