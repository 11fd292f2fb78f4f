import type { Tongue } from '@kitchen/reading/tongue';

/** Every base with every product, as a row of `ALLERGEN_WORDS`. */
const row = (letters: string, bases: string, products: string, named: (base: string, product: string) => string) =>
  `${letters}=${bases
    .split('|')
    .flatMap((base) => products.split('|').map((product) => named(base, product)))
    .join('|')}`;

const english = (base: string, product: string) => `${base} ${product}`;
/** Links such as "de" do not count in a name; with "à" or "aux" it is milk with the plant in it (`allergenNames`). */
const romance = (base: string, product: string) => `${product} ${base}`;

const CHEESES = 'cheese|cream cheese|ricotta|feta|mozzarella|parmesan|cheddar|sour cream|creme fraiche';
const QUESOS = 'queso|queso crema|requeson|mozzarella|parmesano|nata agria|crema agria';
const FROMAGES = 'fromage|fromage frais|ricotta|feta|mozzarella|parmesan|creme fraiche';

/**
 * What is made of a plant in place of milk, in the form of `ALLERGEN_WORDS`. A yoghurt named for a nut, for oats or, in
 * French, for coconut is made of it in one shop and only tastes of it in another, so it may have milk. All others
 * deny the milk of the ingredient that their line is read as. "Crème d'amande" and the like are left out, because they are fillings with butter.
 */
export const ALLERGEN_PLANT_DAIRY: Readonly<Record<Tongue | 'any', string>> = {
  any: '',
  en: [
    row('S', 'soy|soya', `${CHEESES}|yoghurt|yogurt|kefir|creamer|custard|cream|single cream|double cream`, english),
    row('S', 'tofu', 'feta|ricotta|cream cheese|sour cream|mayo', english),
    row('N', 'cashew|almond|macadamia|nut', CHEESES, english),
    row('N;D', 'cashew|almond|hazelnut|walnut', 'yoghurt|yogurt', english),
    row('G', 'oat', `${CHEESES}|creamer`, english),
    row('G;D', 'oat', 'yoghurt|yogurt', english),
  ].join('\n'),
  es: [
    row('S', 'soja|soya', `${QUESOS}|yogur|yogurt|nata|crema|kefir`, romance),
    row('N', 'anacardo|almendra', QUESOS, romance),
    row('N;D', 'anacardo|almendra|avellana|nuez', 'yogur|yogurt', romance),
    row('G', 'avena', `${QUESOS}|nata`, romance),
    row('G;D', 'avena', 'yogur|yogurt', romance),
  ].join('\n'),
  fr: [
    row('S', 'soja', `${FROMAGES}|yaourt|kefir`, romance),
    row('N', 'cajou|noix de cajou|amande', FROMAGES, romance),
    row('N', 'cajou|noix de cajou', 'creme', romance),
    row('N;D', 'cajou|noix de cajou|amande|noisette|noix', 'yaourt', romance),
    row('G', 'avoine', FROMAGES, romance),
    row('G;D', 'avoine', 'yaourt', romance),
    row(';D', 'coco|noix de coco', 'yaourt', romance),
  ].join('\n'),
};
