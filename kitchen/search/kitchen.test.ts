import { ingredientNumbers } from './ingredientNumbers';
import { kitchenOf } from './kitchen';
import { buildIndex, type IndexEntry } from './matchIndex';
import { KITCHEN_KINDS } from './relevance/kitchenKind';
import { ABOUT, DRINK_IN_A_DRINK, FRUIT_IN_A_MEAL, RARITY } from './relevance/score';

const entry = (ingredients: string): IndexEntry => ({
  ingredientIds: ingredientNumbers(ingredients.split(' ')),
  popularity: 50,
  mask: 0,
});
const index = buildIndex(['leek rice', 'leek cod', 'leek', 'leek potato'].map(entry));
const weightsOf = (ids: string, of = index) =>
  kitchenOf(ids.split(' '), of, () => true).held.map(({ weight }) => weight);

it('weighs what few recipes have more than what all have', () => {
  const [leek, cod, courgette] = weightsOf('leek cod courgette');
  expect(leek).toBeCloseTo(ABOUT.vegetable * (1 - RARITY));
  expect(cod).toBeCloseTo(ABOUT.main * (1 - RARITY + RARITY / 2));
  expect(courgette).toBeCloseTo(ABOUT.vegetable);
});

it.each([
  ['no recipes', [] as string[]],
  ['one recipe', ['leek']],
])('weighs everything as rare in a collection of %s', (_size, recipes) => {
  expect(weightsOf('leek', buildIndex(recipes.map(entry)))[0]).toBeCloseTo(ABOUT.vegetable);
});

it.each([
  ['fruit less in a meal', 'duck orange', FRUIT_IN_A_MEAL],
  ['fruit as usual where it is sweet', 'sugar orange', ABOUT.fruit],
  ['a drink more in a drink', 'lime gin', DRINK_IN_A_DRINK],
  ['a drink as usual in a meal', 'duck gin', ABOUT.drink],
])('weighs %s: %s', (_what, ids, weight) => {
  expect(weightsOf(ids)[1]).toBeCloseTo(weight);
});

it('knows what each food is, and what it may stand in for if the cook eats it', () => {
  const { held, kind } = kitchenOf(['onion', 'chicken-thigh'], index, (id) => id !== 'onion');
  const [onion, thigh] = held;
  expect(onion!.standIns).toEqual([]);
  expect(kitchenOf(['onion'], index, () => true).held[0]!.standIns).toEqual(
    expect.arrayContaining(ingredientNumbers(['shallot'])),
  );
  expect(thigh!.numbers).toEqual(expect.arrayContaining(ingredientNumbers(['chicken-thigh', 'chicken'])));
  expect(KITCHEN_KINDS[kind]).toBe('meal');
});
