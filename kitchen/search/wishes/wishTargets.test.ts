import type { Language } from '@contracts/vocabulary';
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
    ['no onions', 'en-GB', 'onion red-onion shallot spring-onion'],
  ])('everything of that kind: “%s” (%s)', (text, language, ids) => {
    expect(ruledOutBy(text, language)).toEqual(expect.arrayContaining(ids.split(' ')));
  });

  it.each<[string, string]>([
    ['no cheese', 'milk butter cream egg'],
    ['no red meat', 'chicken turkey duck-breast salmon'],
    ['no poultry', 'beef pork'],
    ['no onions', 'garlic rice leek'],
  ])('nothing else: “%s”', (text, ids) => {
    const ruledOut = ruledOutBy(text, 'en-GB');
    expect(ids.split(' ').filter((id) => ruledOut.includes(id))).toEqual([]);
  });
});
