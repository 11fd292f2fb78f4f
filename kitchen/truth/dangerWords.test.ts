import { addsNoFood, namesChemical, namesNoFood, namesPoison } from './dangerWords';

it.each(['bleach', 'a splash of lejía', 'eau de javel', 'b l e a c h', 'bl3ach', 'dry ice'])(
  'recognises a chemical, also in disguise: %s',
  (text) => {
    expect(namesChemical(text)).toBe(true);
  },
);

it.each(['death cap mushrooms', 'foxglove tea', 'adelfa', 'muguet'])('recognises a poison: %s', (text) => {
  expect(namesPoison(text)).toBe(true);
});

it.each(['soap', 'pegamento', 'dentifrice', 'paracetamol', 'sand', 'some paint'])(
  'knows what is no food: %s',
  (text) => {
    expect(namesNoFood(text)).toBe(true);
  },
);

it.each(['edible glue', 'meat glue', 'sand dabs', 'tomatoes', 'champignons'])('takes food for food: %s', (text) => {
  expect([namesChemical(text), namesPoison(text), namesNoFood(text)]).toEqual([false, false, false]);
});

it.each([
  ['Stir in the glue and simmer.', true],
  ['Add a crushed aspirin.', true],
  ['Stir with a wooden spoon and line the tin with baking paper.', false],
])('says whether a step adds something inedible: %s %s', (step, expected) => {
  expect(addsNoFood(step)).toBe(expected);
});
