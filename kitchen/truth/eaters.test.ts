import type { Language, RecipeCategory } from '@contracts/vocabulary';
import { cookingSteps } from './cookingSteps';
import { isAlcoholic, strongOf, unsafeForEater } from './eaterRules';
import { eatersOf } from './eaters';
import { lineFacts } from './lineFacts';
import type { Eater } from './types';

describe('the eaters that a text mentions', () => {
  it.each<[Language, string, Eater[]]>([
    ['en-GB', 'carrots for my baby', ['infant']],
    ['en-GB', 'carrots for our little baby', ['infant']],
    ['en-GB', 'weaning purée', ['infant']],
    ['en-GB', 'food for an 8-month-old', ['infant']],
    ['en-GB', 'purée for newborns', ['infant']],
    ['es', 'puré para bebés', ['infant']],
    ['es', 'puré para un lactante', ['infant']],
    ['es', 'puré para 7 meses', ['infant']],
    ['es', 'comida del bebé', ['infant']],
    ['fr', 'purée pour bébé', ['infant']],
    ['fr', 'repas pour nourrissons', ['infant']],
    ['fr', 'un repas pour bébé', ['infant']],
    ['es', 'ponche de vino para niños', ['child']],
    ['es', 'jamón serrano para embarazadas', ['pregnant']],
    ['en-GB', 'lunch for the kids', ['child']],
    ['en-GB', 'cake for my 6-year-old', ['child']],
    ['en-GB', 'cake for my little son', ['child']],
    ['es', 'cena para niños', ['child']],
    ['es', 'merienda para los niños', ['child']],
    ['es', 'menú infantil', ['child']],
    ['fr', 'goûter pour enfants', ['child']],
    ['fr', 'gâteau pour mon fils', ['child']],
    ['en-GB', 'dinner during pregnancy', ['pregnant']],
    ['es', 'cena para embarazadas', ['pregnant']],
    ['fr', 'dîner pour femme enceinte', ['pregnant']],
    ['en-GB', 'for a pregnant mum, her toddler and my baby', ['infant', 'child', 'pregnant']],
  ])('in %s: %s', (language, text, eaters) => {
    expect(eatersOf(text, language)).toEqual(eaters);
  });

  it.each<[Language, string]>([
    ['en-GB', 'baby spinach and baby carrots'],
    ['en-GB', 'baby back ribs'],
    ['en-GB', 'Dutch baby with jelly babies'],
    ['en-GB', 'kid goat curry'],
    ['en-GB', 'not suitable for children'],
    ['en-GB', 'infant formula'],
    ['es', 'espinacas bebé'],
    ['es', 'niños envueltos'],
    ['es', 'no apto para niños'],
    ['es', 'mermelada que dura 6 meses'],
    ['fr', 'confiture, se garde 6 mois'],
    ['fr', 'pas pour les enfants'],
    ['en-GB', 'eggs and rice'],
  ])('are none in %s: %s', (language, text) => {
    expect(eatersOf(text, language)).toEqual([]);
  });
});

const linesOf = (lines: readonly string[]) =>
  lines.map((line) => {
    const [quantity, name] = line.split('|') as [string, string];
    return lineFacts({ name, quantity, note: '' }, 'en-GB');
  });

describe('what an eater may not have', () => {
  const HEAT = 'Simmer for 30 minutes at a boil.';
  const fault = (eater: Eater, lines: readonly string[], step = HEAT, category: RecipeCategory = 'Meals') =>
    unsafeForEater([eater], linesOf(lines), cookingSteps([{ text: step }]), category);

  it.each<[Eater, string[], string, RecipeCategory, RegExp]>([
    ['child', ['50 ml|vodka'], 'Mix and serve.', 'Drinks', /^alcohol is not for this eater \(child\)/],
    ['child', ['50 ml|vodka'], 'Mix and serve.', 'Meals', /^alcohol/],
    ['child', ['50 ml|vodka'], HEAT, 'Drinks', /^alcohol/],
    ['pregnant', ['50 ml|red wine'], 'Mix and serve.', 'Meals', /^alcohol/],
    ['infant', ['50 ml|red wine'], HEAT, 'Meals', /^alcohol/],
    ['child', ['250 ml|energy drink'], 'Mix and serve.', 'Drinks', /^energy drinks/],
    ['infant', ['1 tbsp|honey'], HEAT, 'Meals', /^honey can give infants botulism/],
    ['infant', ['50 g|almonds'], HEAT, 'Meals', /almonds: infants can choke on whole nuts/],
    ['infant', ['50 g|peanuts'], HEAT, 'Meals', /choke/],
    ['pregnant', ['200 g|chicken livers'], HEAT, 'Meals', /is not for pregnant women$/],
    ['pregnant', ['200 g|swordfish'], HEAT, 'Meals', /is not for pregnant women$/],
    ['pregnant', ['100 g|brie'], 'Slice and serve.', 'Meals', /brie is not for pregnant women$/],
    ['pregnant', ['100 g|blue cheese'], 'Slice and serve.', 'Meals', /is not for pregnant women$/],
  ])('%s: %j, “%s” (%s)', (eater, lines, step, category, expected) => {
    expect(fault(eater, lines, step, category)).toMatch(expected);
  });

  it.each<[Eater, string[], string]>([
    ['child', ['50 ml|red wine'], HEAT],
    ['pregnant', ['50 ml|red wine'], HEAT],
    ['child', ['1 tbsp|honey'], HEAT],
    ['pregnant', ['1 tbsp|honey'], HEAT],
    ['child', ['50 g|almonds'], HEAT],
    ['infant', ['50 g|ground almonds'], HEAT],
    ['pregnant', ['100 g|brie'], HEAT],
    ['pregnant', ['50 g|almonds'], HEAT],
    ['child', ['100 g|brie'], 'Slice and serve.'],
  ])('allows %s: %j, “%s”', (eater, lines, step) => {
    expect(fault(eater, lines, step)).toBeUndefined();
  });
});

describe('alcohol', () => {
  it.each<[string, boolean]>([
    ['50 ml|vodka', true],
    ['150 ml|red wine', true],
    ['5 ml|vanilla extract', false],
    ['30 ml|cider vinegar', false],
    ['10 ml|Angostura bitters', false],
    ['11 ml|Angostura bitters', true],
    ['50 ml|zorblax schnapps', true],
    ['50 ml|zorblax liqueur', true],
    ['50 ml|alcohol-free zorblax liqueur', false],
    ['50 ml|non-alcoholic gin', false],
    ['50 ml|rum 0%', false],
    ['50 ml|licor sin alcohol', false],
    ['50 ml|rhum sans alcool', false],
    ['200 ml|orange juice', false],
  ])('%s: %s', (line, expected) => {
    expect(isAlcoholic(linesOf([line]))).toBe(expected);
  });

  it('is listed by ingredient', () => {
    expect(strongOf(linesOf(['50 ml|vodka', '100 ml|orange juice', '20 ml|white rum']))).toEqual([
      'vodka',
      'white-rum',
    ]);
  });
});
