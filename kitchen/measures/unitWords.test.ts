import type { Language, Unit } from '@contracts/vocabulary';
import { AS_NEEDED, isAsNeeded, isNoAmount, TO_TASTE, unitForms, type ImperialUnit } from './unitWords';

/** The words after 1 and after 2, in the order of `UNITS`; a slash parts the two. */
const UNITS: readonly Unit[] = [
  ...(['tsp', 'tbsp', 'clove', 'slice', 'sprig', 'leaf', 'stalk', 'bunch', 'handful'] as const),
  ...(['pinch', 'dash', 'can', 'sheet', 'cube', 'scoop', 'piece', 'g', 'kg', 'ml', 'l'] as const),
];
const METRIC = '|g|kg|ml|l';
const BRITISH =
  'tsp|tbsp|clove/cloves|slice/slices|sprig/sprigs|leaf/leaves|stalk/stalks|bunch/bunches|handful/handfuls|pinch/pinches|dash/dashes|tin/tins|sheet/sheets|cube/cubes|scoop/scoops|' +
  METRIC;
const WORDS_BY_LANGUAGE: Readonly<Record<Language, string>> = {
  'en-GB': BRITISH,
  'en-US': BRITISH.replace('tin/tins', 'can/cans'),
  es: `cdta./cdtas.|cda./cdas.|diente/dientes|rodaja/rodajas|ramita/ramitas|hoja/hojas|tallo/tallos|manojo/manojos|puñado/puñados|pizca/pizcas|chorrito/chorritos|lata/latas|lámina/láminas|cubito/cubitos|bola/bolas|${METRIC}`,
  fr: `c. à c.|c. à s.|gousse/gousses|tranche/tranches|brin/brins|feuille/feuilles|tige/tiges|botte/bottes|poignée/poignées|pincée/pincées|trait/traits|boîte/boîtes|feuille/feuilles|cube/cubes|boule/boules|${METRIC}`,
};

it.each(Object.entries(WORDS_BY_LANGUAGE) as [Language, string][])(
  'units have their words in %s',
  (language, words) => {
    const forms = UNITS.map((unit) => [...new Set(unitForms(unit, language))].join('/'));
    expect(forms.join('|')).toBe(words);
  },
);

/** The same for what is not metric. */
const IMPERIAL: readonly ImperialUnit[] = ['cup', 'floz', 'pint', 'quart', 'stick', 'oz', 'lb', 'inch'];
const IMPERIAL_WORDS: Readonly<Record<Language, string>> = {
  'en-GB': 'cup/cups|fl oz|pint/pints|quart/quarts|stick/sticks|oz|lb|in',
  'en-US': 'cup/cups|fl oz|pint/pints|quart/quarts|stick/sticks|oz|lb|inch/inches',
  es: 'taza/tazas|fl oz|pinta/pintas|cuarto de galón/cuartos de galón|barra/barras|oz|lb|pulgada/pulgadas',
  fr: 'tasse/tasses|fl oz|pinte/pintes|quart/quarts|bâtonnet/bâtonnets|oz|lb|pouce/pouces',
};

it.each(Object.entries(IMPERIAL_WORDS) as [Language, string][])(
  'imperial units have their words in %s',
  (language, words) => {
    const forms = IMPERIAL.map((unit) => [...new Set(unitForms(unit, language))].join('/'));
    expect(forms.join('|')).toBe(words);
  },
);

it.each<[Language, Unit, string, string, string]>([
  ['es', 'piece', 'bread', '', ''],
  ['es', 'slice', 'bread', 'rebanada', 'rebanadas'],
  ['es', 'slice', 'ham', 'loncha', 'lonchas'],
  ['es', 'slice', 'veal', 'filete', 'filetes'],
  ['es', 'stalk', 'celery', 'rama', 'ramas'],
  ['fr', 'stalk', 'celery', 'branche', 'branches'],
  ['fr', 'bunch', 'parsley', 'bouquet', 'bouquets'],
  ['es', 'cube', 'sugar', 'terrón', 'terrones'],
  ['es', 'cube', 'ice', 'cubito', 'cubitos'],
  ['fr', 'cube', 'ice', '', ''],
  ['fr', 'cube', 'rice', 'cube', 'cubes'],
  ['fr', 'cube', 'ice-cream', 'cube', 'cubes'],
  ['en-GB', 'slice', 'bacon', 'rasher', 'rashers'],
  ['en-US', 'slice', 'bacon', 'slice', 'slices'],
  ['en-GB', 'slice', 'turkey-bacon', 'slice', 'slices'],
  ['en-GB', 'slice', 'bacon-bits', 'slice', 'slices'],
  ['en-GB', 'slice', 'lemon-zest', 'strip', 'strips'],
  ['en-US', 'slice', 'lemon-zest', 'strip', 'strips'],
  ['es', 'slice', 'lemon-zest', 'tira', 'tiras'],
  ['fr', 'slice', 'lemon-zest', 'lanière', 'lanières'],
  ...['cucumber', 'grapefruit', 'lemon', 'lime', 'orange'].map(
    (id) => ['fr', 'slice', id, 'rondelle', 'rondelles'] as [Language, Unit, string, string, string],
  ),
  ['fr', 'slice', 'lemongrass', 'tranche', 'tranches'],
  ['fr', 'slice', 'preserved-lemon', 'tranche', 'tranches'],
  ['fr', 'piece', 'lemon', '', ''],
  ['es', 'dash', 'angostura-bitters', 'golpe', 'golpes'],
  ['es', 'dash', 'tabasco', 'golpe', 'golpes'],
  ['es', 'dash', 'worcestershire-sauce', 'golpe', 'golpes'],
  ['es', 'dash', 'milk', 'chorrito', 'chorritos'],
])('in %s a %s of %s is a “%s”, and several are “%s”', (language, unit, id, one, many) => {
  expect(unitForms(unit, language, id)).toEqual([one, many]);
});

it.each<[Language, string, string]>([
  ['en-GB', 'to taste', 'as needed'],
  ['en-US', 'to taste', 'as needed'],
  ['es', 'al gusto', 'lo necesario'],
  ['fr', 'selon le goût', 'selon besoin'],
])('no amount has its words in %s', (language, taste, need) => {
  expect([TO_TASTE[language], AS_NEEDED[language]]).toEqual([taste, need]);
  expect([taste, need, 'a few'].map(isNoAmount)).toEqual([true, true, false]);
  expect([taste, need, 'a few'].map(isAsNeeded)).toEqual([false, true, false]);
});
