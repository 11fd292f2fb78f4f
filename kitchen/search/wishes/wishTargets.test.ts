import type { Language } from '@contracts/vocabulary';
import { INGREDIENTS } from '@kitchen/ingredients/ingredientTable';
import { parseIngredients } from '@kitchen/reading/parseIngredients';
import { wishEffects } from './wishTargets';

const ruledOutBy = (text: string, language: Language): string[] =>
  parseIngredients(text, { language }).wishes.flatMap((wish) => [...wishEffects(wish, wish.also).ingredients]);

describe('a word for a kind of food rules out', () => {
  it.each<[string, Language, string]>([
    ['pasta, no cheese', 'en-GB', 'cheddar parmesan mozzarella feta brie stilton goat-cheese cream-cheese gruyere'],
    ['pasta sin queso', 'es', 'cheddar manchego parmesan mozzarella queso-fresco'],
    ['pâtes sans fromage', 'fr', 'comte gruyere roquefort camembert protected-cheese'],
    ['no meat', 'en-GB', 'chicken-breast beef-mince bacon lamb-chop gelatine'],
    ['no poultry', 'en-GB', 'chicken-breast turkey-mince duck-breast quail'],
    ['no red meat', 'en-GB', 'beef-steak pork-chop lamb-leg bacon'],
    ['no seafood', 'en-GB', 'salmon prawn mussel squid tinned-tuna'],
    ['no alcohol', 'en-GB', 'red-wine beer vodka mirin'],
    ['no sugar', 'en-GB', 'caster-sugar honey strawberry-jam'],
    ['no chilli', 'en-GB', 'jalapeno chilli-flakes harissa'],
    ['no onions', 'en-GB', 'onion red-onion shallot spring-onion onion-powder pickled-onion crispy-onion'],
    ['sin cebolla', 'es', 'onion crispy-onion'],
    ['sans oignon', 'fr', 'onion crispy-onion'],
    ['no beef', 'en-GB', 'beef-mince beef-stock minced-meat veal'],
    ['no pork', 'en-GB', 'bacon ham chorizo salami lard chinese-sausage minced-meat gelatine'],
  ])('everything of that kind: “%s” (%s)', (text, language, ids) => {
    expect(ruledOutBy(text, language)).toEqual(expect.arrayContaining(ids.split(' ')));
  });

  it.each<[string, string]>([
    ['no cheese', 'milk butter cream egg'],
    ['no red meat', 'chicken turkey duck-breast salmon'],
    ['no poultry', 'beef pork'],
    ['no onions', 'garlic rice leek'],
    ['no alcohol', 'red-wine-vinegar vanilla-extract grape-juice tonic-water'],
    ['no seafood', 'chicken egg tofu'],
    ['no meat', 'egg milk salmon tofu'],
    ['no sugar', 'flour milk apple'],
    ['no chilli', 'black-pepper paprika ginger'],
  ])('nothing else: “%s”', (text, ids) => {
    const ruledOut = ruledOutBy(text, 'en-GB');
    expect(ids.split(' ').filter((id) => ruledOut.includes(id))).toEqual([]);
  });
});

/**
 * Foods with the word in an English name that a cook who writes it does not mean: another food with such a name, or a
 * food that contains it only in one of its kinds.
 */
const OTHERS: readonly (readonly [text: string, word: RegExp, others: string])[] = [
  ['no onions', /\bonions?\b/, 'nigella-seed chutney'],
  ['no garlic', /\bgarlic\b/, 'garlic-chives chilli-paste'],
  ['no mushrooms', /\bmushrooms?\b/, ''],
  ['no tomatoes', /\btomato(?:es)?\b/, ''],
  ['no potatoes', /\bpotato(?:es)?\b/, 'sweet-potato glass-noodle'],
  ['no sweetcorn', /\b(?:sweet)?corn\b/, 'lambs-lettuce corn-husk corn-syrup vegetable-oil'],
  ['no coconut', /\bcoconuts?\b/, 'panela palm-sugar rum'],
  ['no honey', /\bhoney\b/, 'mustard drambuie'],
  ['no chicken', /\bchicken\b/, 'duck-fat stock-cube'],
  ['no pork', /\b(?:pork|bacon|ham|chorizo|sausages?|salami)\b/, ''],
  ['no chilli', /\b(?:chill?ies|chilli|jalapeños?|hot sauce)\b/, ''],
  ['no cheese', /\bcheese\b/, 'cold-cuts quince-paste'],
];

it.each(OTHERS)('%s rules out every food that is called so, new ones too', (text, word, others) => {
  const ruledOut = new Set(ruledOutBy(text, 'en-GB'));
  const left = INGREDIENTS.filter(
    ({ id, en, us = [] }) => !ruledOut.has(id) && [...en, ...us].some((name) => word.test(name)),
  );
  expect(left.map(({ id }) => id).join(' ')).toBe(others);
});

it('no sugar rules out every syrup', () => {
  const ruledOut = new Set(ruledOutBy('no sugar', 'en-GB'));
  const left = INGREDIENTS.filter(({ id }) => /-syrup$/.test(id) && !ruledOut.has(id));
  expect(left).toEqual([]);
});
