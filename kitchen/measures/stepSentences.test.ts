import type { StepPart } from '@contracts/recipe';
import type { Language, MeasurementSystem } from '@contracts/vocabulary';
import { displayParts } from './units';

describe('the article before a number', () => {
  it.each<[string, number, MeasurementSystem, Language, string]>([
    ['Line a ', 20, 'imperial', 'en-US', 'Line an 8 inches'],
    ['Line a ', 20, 'metric', 'en-GB', 'Line a 20 cm'],
    ['Line a ', 23, 'imperial', 'en-US', 'Line a 9 inches'],
    ['Line a ', 28, 'imperial', 'en-GB', 'Line an 11 in'],
    ['An ', 20, 'metric', 'en-GB', 'A 20 cm'],
    ['An ', 18, 'metric', 'en-GB', 'An 18 cm'],
    ['For a ', 80, 'metric', 'en-GB', 'For an 80 cm'],
    ['For a ', 110, 'metric', 'en-GB', 'For a 110 cm'],
    ['Ve a ', 8, 'metric', 'es', 'Ve a 8 cm'],
    ['Pasta ', 8, 'metric', 'en-GB', 'Pasta 8 cm'],
    ['Line a ', 28, 'metric', 'en-GB', 'Line a 28 cm'],
    ['Line a tin and a ', 18, 'metric', 'en-GB', 'Line a tin and an 18 cm'],
  ])('%s%s cm in %s %s: %s', (before, cm, system, language, said) => {
    const parts: StepPart[] = [before, { kind: 'length', cm, text: '' }];
    expect(displayParts(parts, { factor: 1, system, language }).join('')).toBe(said);
  });
});

it.each<[string, string]>([
  [' pan with paper', 'Line an 8-inch pan with paper'],
  [' non-stick skillet', 'Line an 8-inch non-stick skillet'],
  [' thick', 'Line an 8 inches thick'],
  [' to the edge', 'Line an 8 inches to the edge'],
  [' thick, in a pan', 'Line an 8 inches thick, in a pan'],
  ['.', 'Line an 8 inches.'],
])('American lengths are hyphenated before what they describe: “%s”', (next, said) => {
  const parts: StepPart[] = ['Line a ', { kind: 'length', cm: 20, text: '' }, next];
  expect(displayParts(parts, { factor: 1, system: 'imperial', language: 'en-US' }).join('')).toBe(said);
});

it.each(
  'baking dish|bowl|cake|cube|cubes|cutter|dish|Dutch oven|length|lengths|loaf|mold|pan|pie|piece|pieces|plate|pot|ring|round|rounds|saucepan|skillet|slice|slices|springform|square|stick|sticks|strip|strips|tart|tin|paella|round pan|square tin|deep dish|loose pan|nonstick pan|non-stick pan|cast-iron skillet|springform pan|spring-form pan|ovenproof dish|heavy pot'.split(
    '|',
  ),
)('an American length before “%s” is hyphenated', (thing) => {
  const parts: StepPart[] = ['a ', { kind: 'length', cm: 2.5, text: '' }, ` ${thing}`];
  expect(displayParts(parts, { factor: 1, system: 'imperial', language: 'en-US' }).join('')).toBe(`a 1-inch ${thing}`);
});

it('hyphenates no amount before what a length would describe', () => {
  const flour: StepPart = { kind: 'amount', id: 'flour', amount: 240, unit: 'ml', text: '' };
  const parts: StepPart[] = ['Sift ', flour, ' cake flour'];
  expect(displayParts(parts, { factor: 1, system: 'imperial', language: 'en-US' }).join('')).toBe(
    'Sift 1 cup cake flour',
  );
});

it('leaves the article before a word with a number further on', () => {
  const parts: StepPart[] = ['Add an ', { kind: 'ingredient', id: 'egg', text: 'egg of 60 g' }];
  expect(displayParts(parts, { factor: 1, system: 'metric', language: 'en-GB' }).join('')).toBe('Add an egg of 60 g');
});

it.each([' × ', '×', ' by ', 'x', ' to '])('says the unit of two American lengths once: “%s”', (sign) => {
  const length = (cm: number): StepPart => ({ kind: 'length', cm, text: '' });
  const parts: StepPart[] = ['cut ', length(23), sign, length(33), '.'];
  expect(displayParts(parts, { factor: 1, system: 'imperial', language: 'en-US' }).join('')).toBe(
    `cut 9${sign}13 inches.`,
  );
});

it('says both units when more than a sign is between two American lengths', () => {
  const length = (cm: number): StepPart => ({ kind: 'length', cm, text: '' });
  const parts: StepPart[] = ['cut ', length(23), ' long by ', length(33)];
  expect(displayParts(parts, { factor: 1, system: 'imperial', language: 'en-US' }).join('')).toBe(
    'cut 9 inches long by 13 inches',
  );
});

it.each([' × ', ' x ', ' by ', ' to ', '-', ' – '])(
  'leaves an American dish whose two sides are given, joined by “%s”, as it is',
  (sign) => {
    const length = (cm: number): StepPart => ({ kind: 'length', cm, text: '' });
    const parts: StepPart[] = ['a ', length(23), sign, length(33), ' dish'];
    expect(displayParts(parts, { factor: 1, system: 'imperial', language: 'en-US' }).join('')).toBe(
      `a 9${sign}13-inch dish`,
    );
  },
);

it.each([[' by hand, then ', 'roll to 9 inches by hand, then 13 inches']])(
  'says both units of two lengths with more than a sign between them: “%s”',
  (between, said) => {
    const length = (cm: number): StepPart => ({ kind: 'length', cm, text: '' });
    const parts: StepPart[] = ['roll to ', length(23), between, length(33)];
    expect(displayParts(parts, { factor: 1, system: 'imperial', language: 'en-US' }).join('')).toBe(said);
  },
);

it('names both sides of an American dish after a sign that joins no lengths', () => {
  const parts: StepPart[] = ['pour by the ladle into a ', { kind: 'length', cm: 30, text: '' }, ' baking dish'];
  expect(displayParts(parts, { factor: 1, system: 'imperial', language: 'en-US' }).join('')).toBe(
    'pour by the ladle into a 13-by-9-inch baking dish',
  );
});

it('says the unit of a length before a sign that nothing follows', () => {
  const parts: StepPart[] = ['roll to ', { kind: 'length', cm: 23, text: '' }, ' by ', 'as much'];
  expect(displayParts(parts, { factor: 1, system: 'imperial', language: 'en-US' }).join('')).toBe(
    'roll to 9 inches by as much',
  );
});

it.each([
  [' wide pan', 'a 12 inches wide pan'],
  [' pancake', 'a 12 inches pancake'],
  [' thick round', 'a 12 inches thick round'],
])('hyphenates no American length before “%s”', (next, said) => {
  const parts: StepPart[] = ['a ', { kind: 'length', cm: 30, text: '' }, next];
  expect(displayParts(parts, { factor: 1, system: 'imperial', language: 'en-US' }).join('')).toBe(said);
});

it.each([
  [' loose-bottomed tart', 'a 9-inch loose-bottomed tart'],
  [' removable-bottom tart', 'a 9-inch removable-bottom tart'],
  [' deep round cake', 'a 9-inch deep round cake'],
])('hyphenates an American length before “%s”', (next, said) => {
  const parts: StepPart[] = ['a ', { kind: 'length', cm: 23, text: '' }, next];
  expect(displayParts(parts, { factor: 1, system: 'imperial', language: 'en-US' }).join('')).toBe(said);
});

it.each<Language>(['es', 'fr'])('a word of %s before a number is no English article', (language) => {
  const parts: StepPart[] = ['a ', { kind: 'temperature', celsius: 80, text: '80 °C' }];
  expect(displayParts(parts, { factor: 1, system: 'metric', language })[0]).toBe('a ');
});

it.each([
  [30, ' baking dish and bake', 'a 13-by-9-inch baking dish and bake'],
  [33, ' ovenproof dish', 'a 13-by-9-inch ovenproof dish'],
  [26, ' baking dish', 'a 10-inch baking dish'],
  [30, ' skillet', 'a 12-inch skillet'],
])('names both sides of an American dish: %s cm%s', (cm, next, text) => {
  const parts: StepPart[] = ['a ', { kind: 'length', cm, text: '' }, next];
  expect(displayParts(parts, { factor: 1, system: 'imperial', language: 'en-US' }).join('')).toBe(text);
});
