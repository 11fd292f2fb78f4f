import { isClearStep } from './lineKinds';
import { readRecipeText } from './readRecipeText';

const line = { text: '', plain: 'melted butter for frying', isListed: false, isApart: false, words: 4 };

it.each([
  [3, 5, false],
  [3, 3, true],
  [5, 3, true],
])(
  'a line without an amount that scores %s as a step and %s as an ingredient is a step: %s',
  (step, ingredient, is) => {
    expect(isClearStep({ ...line, step, ingredient })).toBe(is);
  },
);

it('an ingredient with a colon among others is the heading of those below', () => {
  const { lines } = readRecipeText(
    'Brownies\n\n200 g flour\n2 eggs\nCream cheese:\n300 g cream cheese\n1 tbsp sugar\n\nMix the flour and the eggs and bake for 30 minutes.',
    'en-GB',
  );
  expect(lines.find(({ text }) => text === 'Cream cheese:')?.kind).toBe('heading');
});

it('sentences below a list are its method, though none of them begins with what to do', () => {
  const { steps } = readRecipeText(
    'Fruit salad\n\n3 oranges\n2 apples\n1 mango\n\nAll of it peeled and in small pieces.\n\nThat is all there is to it, and it keeps for a day.',
    'en-GB',
  );
  expect(steps).toEqual([
    'All of it peeled and in small pieces.',
    'That is all there is to it, and it keeps for a day.',
  ]);
});
