import type { Tongue } from '../tongue';
import { decimalOf, withJoinedThousands, withPlainFractions } from './lineNumbers';

it.each<[string, string, Tongue, number]>([
  ['1.250.000', ' g', 'es', 1_250_000],
  ['1,250,000', ' g', 'en', 1_250_000],
  ['1,250.5', ' g', 'en', 1250.5],
  ['12,001,250.5', ' g', 'en', 12_001_250.5],
  ['1,250.500', ' kg', 'en', 1250.5],
  ['1234,567', ' g', 'es', 1234.567],
  ['1,250', 'kg', 'en', 1.25],
  ['1,250', ' kilo', 'en', 1.25],
  ['1,250', ' almonds, 2 kg', 'en', 1250],
  ['1.250', ' almendras en 2 tazas', 'es', 1250],
  ['1.250', ' cuillerées', 'fr', 1.25],
  ['1,000', 'g', 'fr', 1000],
  ['1,000', ' gm', 'es', 1000],
  ['1,000', ' g', 'en', 1000],
  ['1,000', ' g', 'fr', 1000],
  ['1.250', ' kg', 'es', 1.25],
  ['1,250', ' kg', 'en', 1.25],
  ['1.250', ' g', 'es', 1250],
  ['1,250', ' lb', 'es', 1.25],
  ['0,125', ' l', 'fr', 0.125],
  ['1,5', ' kg', 'fr', 1.5],
  ['2.5', ' cups', 'en', 2.5],
])('reads %s%s in %s as %d', (text, behind, tongue, value) => {
  expect(decimalOf(text, behind, tongue)).toBe(value);
});

/** Units of which no recipe takes a thousand, so three digits after a comma are decimals. */
const LARGE =
  'kg|kgs|kilo|kilos|kilogram|kilogramos|l|lt|lts|ltr|ltrs|liter|litre|litro|liters|litres|litros|lb|lbs|pound|pounds|libra|libras|livre|livres|oz|ounce|ounces|onza|onzas|cup|cups|taza|tazas|tasse|tasses|tbsp|tbsps|tsp|tsps|tablespoon|tablespoons|teaspoon|teaspoons|cda|cds|cdas|cdta|cdtas|cucharada|cucharaditas|cuillère|c. à s.|pint|pints|quart|quarts';

it.each(LARGE.split('|'))('1,250 %s are one and a quarter to a Spaniard', (unit) => {
  for (const behind of [unit, ` ${unit}`, ` ${unit.toUpperCase()} más`])
    expect(decimalOf('1.250', behind, 'es')).toBe(1.25);
});

it.each(['kg', 'kilos', 'kilograms', 'l', 'lt', 'lts', 'ltr', 'ltrs', 'liter', 'liters', 'litre', 'litres'])(
  '1,250 %s are one and a quarter even in English',
  (unit) => {
    expect(decimalOf('1,250', ` ${unit}`, 'en')).toBe(1.25);
    expect(decimalOf('1.250', ` ${unit}`, 'en')).toBe(1.25);
  },
);

it.each([
  'mg',
  'g',
  'gr',
  'gs',
  'grs',
  'gm',
  'gms',
  'gram',
  'grams',
  'gramos',
  'ml',
  'mls',
  'mililitros',
  'millilitres',
  'cc',
])('1,250 %s are more than a thousand in every language', (unit) => {
  for (const tongue of ['en', 'es', 'fr'] as const) expect(decimalOf('1,250', ` ${unit}`, tongue)).toBe(1250);
});

it.each<[string, string, Tongue, number]>([
  ['1,250', ' almonds', 'en', 1250],
  ['1,250', ' almendras', 'es', 1.25],
  ['1.250', ' almendras', 'es', 1250],
  ['1.250', ' almonds', 'en', 1.25],
  ['0,250', ' g', 'es', 0.25],
  ['1,25', ' g', 'es', 1.25],
  ['1,2500', ' g', 'es', 1.25],
  ['1,250', ' cups', 'en', 1250],
  ['1250', ' g', 'en', 1250],
])('%s%s in %s are %d', (text, behind, tongue, value) => {
  expect(decimalOf(text, behind, tongue)).toBe(value);
});

describe('a space between thousands', () => {
  it.each<[Tongue, string, string]>([
    ['fr', '1 500 g de farine', '1500 g de farine'],
    ['fr', '1 250 000 ml', '1250000 ml'],
    ['es', '1 500 g', '1500 g'],
    ['en', '1 500 g', '1 500 g'],
    ['en', '1 000 g', '1000 g'],
    ['en', '1\u202f500 g', '1500 g'],
    ['en', '1\u2009500 g', '1500 g'],
    ['fr', '1\u00a0500 g', '1500 g'],
    ['fr', '1 500 kg', '1 500 kg'],
    ['fr', '1 500 œufs', '1 500 œufs'],
    ['fr', '0 500 g', '0 500 g'],
    ['fr', '2,1 500 g', '2,1 500 g'],
    ['fr', '1 500', '1 500'],
    ['fr', 'farine, 1 000 g', 'farine, 1000 g'],
    ['fr', '12 500 g', '12500 g'],
    ['fr', '1 000g de sel', '1000g de sel'],
    ['fr', '1 500 g de farine en sachets', '1500 g de farine en sachets'],
    ['fr', '2 400g boîtes', '2 400g boîtes'],
    ['fr', '2 400 ml bouteilles', '2 400 ml bouteilles'],
    ['en', '1 000 000 g', '1000000 g'],
    ['en', '1 250 000 g', '1 250 000 g'],
    ['en', '1 000 250 g', '1 000 250 g'],
  ])('in %s: %s', (tongue, line, joined) => {
    expect(withJoinedThousands(line, tongue)).toBe(joined);
  });

  it.each(
    'tin|tins|can|cans|jar|jars|pack|packs|packet|packets|package|packages|bag|bags|box|boxes|bottle|bottles|lata|latas|bote|botes|tarro|tarros|paquete|paquetes|bolsa|bolsas|sobre|sobres|caja|cajas|boîte|boîtes|boite|conserve|conserves|pot|pots|sachet|sachets|paquet|paquets|barquette|barquettes|bocal|bocaux|brique|briques|bouteille|bouteilles'.split(
      '|',
    ),
  )('is none before a container: %s', (container) => {
    for (const line of [`2 400 g ${container}`, `2 400 g. ${container} de thon`, `2 400 g de ${container}`])
      expect(withJoinedThousands(line, 'fr')).toBe(line);
  });
});

it.each([
  ['½', '1/2'],
  ['12½', '12 1/2'],
  ['1¹⁄₂', '1 1/2'],
  ['1¹₂', '1 1/2'],
  ['¹²/₁₆', '12/16'],
  ['³∕₄', '3/4'],
  ['⅟4', '1/4'],
  ['2⅟4', '2 1/4'],
])('%s in plain digits is %s', (written, plain) => {
  expect(withPlainFractions(written)).toBe(plain);
});
