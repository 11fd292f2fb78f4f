import type { Language } from '@contracts/vocabulary';
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

const kindsIn = (text: string, language: Language) => readRecipeText(text, language).lines.map(({ kind }) => kind);

it.each([
  ['en-GB', 'Lemon tart\nMy mother made this every Sunday\n200 g flour\n3 lemons\nMix the flour and bake.'],
  ['es', 'Tarta de limón\nLa de mi madre, la de siempre\n200 g de harina\n3 limones\nMezcla la harina y hornea.'],
  ['fr', 'Tarte au citron\nCelle du dimanche chez nous\n200 g de farine\n3 citrons\nMélangez la farine et enfournez.'],
] as const)('a line without food between the name of a dish and its list is about the dish (%s)', (language, text) => {
  expect(kindsIn(text, language)).toEqual(['title', 'about', 'ingredient', 'ingredient', 'step']);
});

it('a line of the list without an amount stays in it', () => {
  const text = 'Pilaf\n2 onions\nwhatever herbs are about\n200 g rice\nFry the onions and add the rice.';
  expect(kindsIn(text, 'en-GB')).toEqual(['title', 'ingredient', 'ingredient', 'ingredient', 'step']);
});

it.each([
  ['en-GB', 'Serves two', 2],
  ['es', 'Para cuatro', 4],
  ['es', 'Para seis personas', 6],
  ['fr', 'Pour six personnes.', 6],
] as const)('servings may be a word (%s: %s)', (language, line, count) => {
  expect(readRecipeText(`Pilaf\n${line}\n200 g rice\n2 onions\nFry the onions.`, language).servings).toBe(count);
});

it('“For three spoonfuls” says nothing of servings', () => {
  expect(readRecipeText('Pilaf\nFor three spoonfuls\n200 g rice\n2 onions\nFry.', 'en-GB').servings).toBeUndefined();
});
