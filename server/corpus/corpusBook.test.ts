import * as facts from '@kitchen/facts/recipeFacts';
import { dish } from '../testing/dishes';
import { createCorpusBook, computedAhead, type CompiledRecipe } from './corpusBook';

jest.mock('@kitchen/facts/recipeFacts', () => {
  const actual = jest.requireActual<typeof facts>('@kitchen/facts/recipeFacts');
  return { ...actual, recipeFacts: jest.fn(actual.recipeFacts) };
});

const RECIPES = [
  dish({
    slug: 'rice-pudding',
    titles: ['Rice pudding', 'Arroz con leche', 'Riz au lait'],
    ingredients: { rice: 'rice, 200 g', milk: 'milk, 1 l', water: 'water, 1 l' },
  }),
  dish({ slug: 'boiled-rice', titles: ['Rice', 'Arroz', 'Riz'], ingredients: { rice: 'rice, 200 g' } }),
];

it('takes the facts that were computed when the program was built', () => {
  const computed = createCorpusBook(RECIPES).entries;
  expect(computed[0]!.mask).not.toBe(computed[1]!.mask);
  const stored = JSON.parse(JSON.stringify(RECIPES.map(computedAhead))) as CompiledRecipe[];
  jest.mocked(facts.recipeFacts).mockClear();
  expect(createCorpusBook(stored).entries).toEqual(JSON.parse(JSON.stringify(computed)));
  expect(facts.recipeFacts).not.toHaveBeenCalled();
});
