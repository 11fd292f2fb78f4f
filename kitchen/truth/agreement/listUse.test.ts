import type { Allergen } from '@contracts/vocabulary';
import { foldText } from '../../reading/foldWord';
import { lineFacts } from '../lineFacts';
import { bringsSomething, isRelated, isUsed, stemsOf } from './listUse';

/** Whether the steps use a line; no step names an ingredient of the table unless it is mentioned. */
const used = (name: string, step: string, mentioned: readonly string[] = []) => {
  const whole = foldText(step);
  return isUsed(lineFacts({ name, quantity: '100 g', note: '' }, 'en-GB'), mentioned, stemsOf([whole]), whole);
};

describe('a line is used by a word for its group', () => {
  it.each([
    ['leek', 'vegetable|vegetables|veg|greens|salad|legumes|verdura|verduras|hortalizas|crudités|ensalada|salade'],
    [
      'cumin',
      'spice|spices|seasoning|seasonings|herb|herbs|season|seasoned|especia|especias|hierba|hierbas|sazona|sazonar|condimenta|condimentar|aliña|aliñar|épice|épices|herbes|aromates|assaisonnez|assaisonner|fines herbes|garnish|flavouring|flavourings',
    ],
    ['apple', 'fruit|fruits|berries|fruta|frutas|frutos rojos|agrumes|citrus'],
    [
      'beef-steak',
      'meat|meats|carne|carnes|viande|viandes|meatball|meatballs|patty|patties|burger|burgers|bird|filling|relleno|farce|stuffing',
    ],
    ['cod', 'fish|seafood|pescado|pescados|marisco|mariscos|poisson|poissons|fruits de mer'],
    [
      'walnut',
      'nuts|seeds|beans|pulses|frutos secos|semillas|legumbres|alubias|judías|noix|graines|légumineuses|haricots|légumes secs|dal',
    ],
  ])('%s', (id, words) => {
    const name = id.replaceAll('-', ' ');
    expect(words.split('|').filter((word) => !used(name, `Add the ${word} and stir.`))).toEqual([]);
    expect(used(name, 'Stir well and serve.')).toBe(false);
  });

  it.each([
    ['leek', 'Add the fruit.'],
    ['cumin', 'Add the greens.'],
    ['apple', 'Add the meat.'],
    ['beef steak', 'Add the fish.'],
    ['cod', 'Add the nuts.'],
    ['walnut', 'Add the spices.'],
  ])('but not %s in “%s”', (name, step) => {
    expect(used(name, step)).toBe(false);
  });
});

it.each<[string, string, string[], boolean]>([
  ['a staple, which need not be named', 'salt', [], true],
  ['a line whose ingredient a step names', 'leek', ['leek'], true],
  ['a line whose kind a step names', 'red onion', ['onion'], true],
  ['a chilli for another chilli', 'jalapeño', ['cayenne-pepper'], true],
  ['the juice of a lemon that a step squeezes', 'lime juice', ['lime'], true],
  ['the zest of an orange that a step grates', 'orange zest', ['orange'], true],
  ['the juice of apples that a step presses', 'apple juice', ['apple'], true],
  ['juice of another fruit', 'lime juice', ['orange'], false],
  ['juice of another apple', 'pineapple juice', ['apple'], false],
  ['a line that no step names', 'leek', ['carrot'], false],
])('%s counts as used: %s', (_what, name, mentioned, expected) => {
  expect(used(name, 'Stir well.', mentioned)).toBe(expected);
});

it.each([
  ['smoked tofu', 'Fry the tofus.', true],
  ['zorblax leaves', 'Scatter the zorblax.', true],
  ['fresh zorblax', 'Scatter fresh herbs of another kind on a fresh plate.', false],
  ['zorblax de la huerta', 'De la pan al plato.', false],
  ['ox zorb', 'Add the ox.', false],
])('“%s” is named by a word of its own in “%s”: %s', (name, step, expected) => {
  expect(used(name, step)).toBe(expected);
});

it.each([
  ['onion', ['onion'], true],
  ['onion', ['red-onion'], true],
  ['red-onion', ['onion'], true],
  ['red-onion', ['shallot'], false],
  ['chipotle', ['ancho-chilli', 'rice'], true],
  ['yeast', ['sourdough-starter'], true],
  ['yeast', ['yeast-extract'], false],
  ['prosecco', ['white-wine'], true],
  ['champagne', ['cava'], true],
  ['wine-vinegar', ['prosecco'], false],
  ['creme-fraiche', ['double-cream'], true],
  ['cream', ['cream-cheese'], true],
  ['mexican-crema', ['soured-cream'], true],
  ['double-cream', ['cream-of-tartar'], false],
  ['onion', [], false],
])('%s is a kind of what is listed, %j, or the other way round: %s', (id, listed, expected) => {
  expect(isRelated(id, listed)).toBe(expected);
});

describe('a forgotten ingredient matters to the eater', () => {
  it.each<[string, string, string[], Allergen[], boolean]>([
    ['prawns bring an allergen', 'prawn', ['rice'], [], true],
    ['milk brings milk', 'milk', ['rice'], [], true],
    ['and nothing new beside cream', 'milk', ['double-cream'], ['Dairy'], false],
    ['bacon brings meat', 'bacon', ['rice'], [], true],
    ['bacon is meat of its own beside beef', 'bacon', ['beef-steak'], [], true],
    ['a stock is no meat of its own beside chicken', 'chicken-stock', ['chicken'], ['Celery'], false],
    ['lard is no meat of its own beside pork', 'lard', ['pork-chop'], [], false],
    ['suet is no meat of its own beside beef', 'suet', ['beef-steak'], ['Wheat', 'Gluten'], false],
    ['chicken is related to its breast', 'chicken', ['chicken-breast'], [], false],
    ['honey brings an animal product', 'honey', ['rice'], [], true],
    ['and none beside eggs', 'honey', ['egg'], ['Eggs'], false],
    ['rum brings alcohol', 'rum', ['rice'], [], true],
    ['and none beside wine', 'rum', ['red-wine'], ['Sulphites'], false],
    ['a carrot brings nothing', 'carrot', ['rice'], [], false],
    ['the “meat” of an aubergine brings nothing', 'meat', ['aubergine'], [], false],
    ['an unknown word brings nothing', 'unobtainium', ['rice'], [], false],
  ])('%s: %s to %j', (_what, id, listed, allergens, expected) => {
    expect(bringsSomething(id, listed, allergens)).toBe(expected);
  });
});
