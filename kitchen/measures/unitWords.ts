import type { Language, Unit } from '@contracts/vocabulary';

/** A unit's word after a number: singular, plural. Empty for plain pieces. */
export type Forms = readonly [one: string, many: string];

/** Units used only for display, converted from the wire's grams, millilitres and centimetres. */
export type ImperialUnit = 'cup' | 'floz' | 'pint' | 'quart' | 'stick' | 'oz' | 'lb' | 'inch';

type Words = Readonly<Record<Unit | ImperialUnit, Forms>>;

const same = (word: string): Forms => [word, word];

const METRIC = { g: same('g'), kg: same('kg'), ml: same('ml'), l: same('l'), piece: same('') } as const;

const BRITISH: Words = {
  ...METRIC,
  tsp: same('tsp'),
  tbsp: same('tbsp'),
  clove: ['clove', 'cloves'],
  slice: ['slice', 'slices'],
  sprig: ['sprig', 'sprigs'],
  leaf: ['leaf', 'leaves'],
  stalk: ['stalk', 'stalks'],
  bunch: ['bunch', 'bunches'],
  handful: ['handful', 'handfuls'],
  pinch: ['pinch', 'pinches'],
  dash: ['dash', 'dashes'],
  can: ['tin', 'tins'],
  sheet: ['sheet', 'sheets'],
  cube: ['cube', 'cubes'],
  scoop: ['scoop', 'scoops'],
  cup: ['cup', 'cups'],
  floz: same('fl oz'),
  pint: ['pint', 'pints'],
  quart: ['quart', 'quarts'],
  stick: ['stick', 'sticks'],
  oz: same('oz'),
  lb: same('lb'),
  inch: same('in'),
};

const WORDS: Readonly<Record<Language, Words>> = {
  'en-GB': BRITISH,
  'en-US': { ...BRITISH, can: ['can', 'cans'], inch: ['inch', 'inches'] },
  es: {
    ...METRIC,
    tsp: ['cdta.', 'cdtas.'],
    tbsp: ['cda.', 'cdas.'],
    clove: ['diente', 'dientes'],
    slice: ['rodaja', 'rodajas'],
    sprig: ['ramita', 'ramitas'],
    leaf: ['hoja', 'hojas'],
    stalk: ['tallo', 'tallos'],
    bunch: ['manojo', 'manojos'],
    handful: ['puñado', 'puñados'],
    pinch: ['pizca', 'pizcas'],
    dash: ['chorrito', 'chorritos'],
    can: ['lata', 'latas'],
    sheet: ['lámina', 'láminas'],
    cube: ['cubito', 'cubitos'],
    scoop: ['bola', 'bolas'],
    cup: ['taza', 'tazas'],
    floz: same('fl oz'),
    pint: ['pinta', 'pintas'],
    quart: ['cuarto de galón', 'cuartos de galón'],
    stick: ['barra', 'barras'],
    oz: same('oz'),
    lb: same('lb'),
    inch: ['pulgada', 'pulgadas'],
  },
  fr: {
    ...METRIC,
    tsp: same('c. à c.'),
    tbsp: same('c. à s.'),
    clove: ['gousse', 'gousses'],
    slice: ['tranche', 'tranches'],
    sprig: ['brin', 'brins'],
    leaf: ['feuille', 'feuilles'],
    stalk: ['tige', 'tiges'],
    bunch: ['botte', 'bottes'],
    handful: ['poignée', 'poignées'],
    pinch: ['pincée', 'pincées'],
    dash: ['trait', 'traits'],
    can: ['boîte', 'boîtes'],
    sheet: ['feuille', 'feuilles'],
    cube: ['cube', 'cubes'],
    scoop: ['boule', 'boules'],
    cup: ['tasse', 'tasses'],
    floz: same('fl oz'),
    pint: ['pinte', 'pintes'],
    quart: ['quart', 'quarts'],
    stick: ['bâtonnet', 'bâtonnets'],
    oz: same('oz'),
    lb: same('lb'),
    inch: ['pouce', 'pouces'],
  },
};

/** Where a language has a different word for the same cut of another food. */
const BY_INGREDIENT: readonly { language: Language; unit: Unit; id: RegExp; forms: Forms }[] = [
  { language: 'es', unit: 'slice', id: /bread|baguette|brioche|toast|loaf/, forms: ['rebanada', 'rebanadas'] },
  {
    language: 'es',
    unit: 'slice',
    id: /ham|bacon|pancetta|turkey|pastrami|smoked-salmon|cheese|cheddar|emmental|gouda|gruyere|provolone|mozzarella/,
    forms: ['loncha', 'lonchas'],
  },
  { language: 'es', unit: 'slice', id: /^veal$/, forms: ['filete', 'filetes'] },
  { language: 'en-GB', unit: 'slice', id: /^bacon$/, forms: ['rasher', 'rashers'] },
  { language: 'es', unit: 'stalk', id: /celery/, forms: ['rama', 'ramas'] },
  { language: 'fr', unit: 'stalk', id: /celery/, forms: ['branche', 'branches'] },
  { language: 'es', unit: 'cube', id: /sugar/, forms: ['terrón', 'terrones'] },
  { language: 'fr', unit: 'cube', id: /^ice$/, forms: same('') },
  {
    language: 'fr',
    unit: 'bunch',
    id: /parsley|coriander|mint|basil|dill|chives|thyme|tarragon|chervil|rosemary|sage/,
    forms: ['bouquet', 'bouquets'],
  },
  { language: 'en-GB', unit: 'slice', id: /zest/, forms: ['strip', 'strips'] },
  { language: 'en-US', unit: 'slice', id: /zest/, forms: ['strip', 'strips'] },
  { language: 'es', unit: 'slice', id: /zest/, forms: ['tira', 'tiras'] },
  { language: 'fr', unit: 'slice', id: /zest/, forms: ['lanière', 'lanières'] },
  {
    language: 'fr',
    unit: 'slice',
    id: /^(?:cucumber|grapefruit|lemon|lime|orange)$/,
    forms: ['rondelle', 'rondelles'],
  },
  {
    language: 'es',
    unit: 'dash',
    id: /bitters|blossom|hot-sauce|tabasco|vanilla|worcestershire/,
    forms: ['golpe', 'golpes'],
  },
];

/** The word for a unit in a language; `id` is the measured ingredient. */
export const unitForms = (unit: Unit | ImperialUnit, language: Language, id = ''): Forms =>
  BY_INGREDIENT.find((one) => one.language === language && one.unit === unit && one.id.test(id))?.forms ??
  WORDS[language][unit];

/** Shown when a recipe gives no amount of a seasoning. */
export const TO_TASTE: Readonly<Record<Language, string>> = {
  'en-GB': 'to taste',
  'en-US': 'to taste',
  es: 'al gusto',
  fr: 'selon le goût',
};

/** Shown when a recipe gives no amount of something that is not a matter of taste: ice, water, oil for the tin. */
export const AS_NEEDED: Readonly<Record<Language, string>> = {
  'en-GB': 'as needed',
  'en-US': 'as needed',
  es: 'lo necesario',
  fr: 'selon besoin',
};

const IN_PLACE_OF_AN_AMOUNT: ReadonlySet<string> = new Set([...Object.values(TO_TASTE), ...Object.values(AS_NEEDED)]);

const AS_NEEDED_WORDS: ReadonlySet<string> = new Set(Object.values(AS_NEEDED));

/**
 * Whether the text of a quantity leaves the amount to the work itself. A cookbook prints such a line bare, "ice" or
 * "icing sugar, for dusting", and a seasoning with "to taste".
 */
export const isAsNeeded = (quantity: string): boolean => AS_NEEDED_WORDS.has(quantity);

/** Whether the text of a quantity only says that there is no amount: "to taste", "lo necesario". */
export const isNoAmount = (quantity: string): boolean => IN_PLACE_OF_AN_AMOUNT.has(quantity);
