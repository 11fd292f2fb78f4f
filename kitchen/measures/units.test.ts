import type { StepPart } from '@contracts/recipe';
import type { Language, MeasurementSystem, Unit } from '@contracts/vocabulary';
import { displayPart, displayParts, displayQuantity, type DisplayOptions } from './units';

const shown = (
  amount: number,
  unit: Unit,
  options: Partial<DisplayOptions> = {},
  measures: { id?: string; grams?: number; ml?: number } = {},
) =>
  displayQuantity(
    { name: 'food', quantity: '', amount, unit, ...measures },
    { factor: 1, system: 'metric', language: 'en-GB', ...options },
  );

describe('metric quantities', () => {
  it.each<[number, Unit, number, Language, string]>([
    [400, 'g', 1, 'en-GB', '400 g'],
    [400, 'g', 2.5, 'en-GB', '1 kg'],
    [700, 'g', 1.5, 'es', '1,05 kg'],
    [128, 'g', 1, 'en-GB', '128 g'],
    [100, 'g', 1 / 3, 'en-GB', '33 g'],
    [500, 'g', 1 / 3, 'en-GB', '165 g'],
    [7, 'g', 1 / 2, 'fr', '3,5 g'],
    [22.5, 'ml', 1, 'en-GB', '22.5 ml'],
    [22.5, 'ml', 1, 'fr', '22,5 ml'],
    [22.5, 'g', 1, 'en-GB', '23 g'],
    [0.55, 'g', 1, 'en-GB', '0.6 g'],
    [1, 'g', 1, 'en-GB', '1 g'],
    [9.8, 'g', 1, 'en-GB', '10 g'],
    [10.4, 'g', 1, 'en-GB', '10 g'],
    [99.6, 'g', 1, 'en-GB', '100 g'],
    [102.4, 'g', 1, 'en-GB', '100 g'],
    [122.5, 'ml', 1, 'en-GB', '125 ml'],
    [998, 'g', 1, 'en-GB', '998 g'],
    [1, 'kg', 1, 'fr', '1 kg'],
    [1, 'tsp', 4.5, 'en-GB', '1½ tbsp'],
    [1, 'tsp', 5, 'en-GB', '1¾ tbsp'],
    [1, 'tbsp', 12, 'en-GB', '12 tbsp'],
    [1, 'tbsp', 10.4, 'en-GB', '10 tbsp'],
    [1, 'tbsp', 9.7, 'en-GB', '9¾ tbsp'],
    [1, 'piece', 4.4, 'en-GB', '4½'],
    [1, 'piece', 3.3, 'en-GB', '3⅓'],
    [1, 'piece', 10.4, 'en-GB', '10'],
    [1, 'piece', 0.1, 'en-GB', '¼'],
    [1, 'sprig', 0.2, 'en-GB', '1 sprig'],
    [1, 'sheet', 2.4, 'en-GB', '2 sheets'],
    [1, 'dash', 0.2, 'en-GB', '1 dash'],
    [1, 'slice', 2.4, 'en-GB', '2½ slices'],
    [1, 'bunch', 0.7, 'en-GB', '¾ bunch'],
    [3, 'bunch', 1, 'en-GB', '3 bunches'],
    [2, 'clove', 1, 'fr', '2 gousses'],
    [22.5, 'ml', 1 / 3, 'en-GB', '7.5 ml'],
    [4, 'tbsp', 1, 'en-US', '4 tbsp'],
    [1.2, 'l', 1, 'fr', '1,2 l'],
    [1, 'l', 1 / 4, 'en-GB', '250 ml'],
    [2, 'tbsp', 1 / 4, 'en-GB', '½ tbsp'],
    [1, 'tbsp', 1 / 3, 'en-GB', '1 tsp'],
    [1, 'tsp', 3, 'en-GB', '1 tbsp'],
    [1, 'tsp', 4, 'en-GB', '4 tsp'],
    [1, 'tsp', 1 / 10, 'en-GB', '⅛ tsp'],
    [1, 'tbsp', 1.5, 'es', '1½ cdas.'],
    [2, 'tsp', 1, 'fr', '2 c. à c.'],
    [4, 'piece', 1, 'en-GB', '4'],
    [1, 'piece', 1.5, 'en-GB', '1½'],
    [1, 'piece', 1 / 3, 'en-GB', '⅓'],
    [3, 'clove', 1, 'en-GB', '3 cloves'],
    [1, 'clove', 1, 'es', '1 diente'],
    [3, 'clove', 0.5, 'fr', '1½ gousse'],
    [1, 'can', 2, 'en-GB', '2 tins'],
    [1, 'can', 2, 'en-US', '2 cans'],
    [1, 'pinch', 0.25, 'es', '1 pizca'],
    [8, 'leaf', 1.2, 'fr', '10 feuilles'],
    [1, 'handful', 0.5, 'en-GB', '½ handful'],
    [1.5, 'tsp', 1, 'en-GB', '1½ tsp'],
    [0.75, 'tsp', 0.25, 'en-GB', '¼ tsp'],
    [0.75, 'tsp', 0.5, 'en-GB', '¼ tsp'],
    [0.004, 'g', 1, 'en-GB', '0.004 g'],
  ])('%s %s times %s in %s is “%s”', (amount, unit, factor, language, text) => {
    expect(shown(amount, unit, { factor, language })).toBe(text);
  });
});

describe('imperial quantities', () => {
  it.each<[number, Unit, Language, string, { id?: string; grams?: number; ml?: number }?]>([
    [400, 'g', 'en-GB', '14 oz'],
    [60, 'g', 'en-GB', '2 oz'],
    [3, 'g', 'en-GB', '⅛ oz'],
    [7, 'g', 'en-GB', '¼ oz'],
    [14, 'g', 'en-GB', '½ oz'],
    [480, 'g', 'en-GB', '1 lb 1 oz'],
    [510, 'g', 'en-GB', '1 lb 2 oz'],
    [970, 'g', 'fr', '2 lb 2 oz'],
    [284, 'ml', 'en-GB', '10 fl oz'],
    [115, 'g', 'en-US', '1 stick', { id: 'butter' }],
    [4, 'tbsp', 'en-US', '¼ cup', { id: 'butter' }],
    [20, 'g', 'en-GB', '¾ oz'],
    [70, 'g', 'en-GB', '2½ oz'],
    [115, 'g', 'en-GB', '4 oz'],
    [450, 'g', 'en-GB', '1 lb'],
    [500, 'g', 'en-US', '1 lb'],
    [700, 'g', 'fr', '1½ lb'],
    [250, 'g', 'en-US', '2 cups', { ml: 472 }],
    [50, 'g', 'en-US', '3½ tbsp', { ml: 52 }],
    [250, 'g', 'en-GB', '9 oz', { ml: 472 }],
    [568, 'ml', 'en-GB', '1 pint'],
    [1, 'l', 'en-GB', '1¾ pints'],
    [300, 'ml', 'es', '11 fl oz'],
    [45, 'ml', 'en-GB', '1½ fl oz'],
    [50, 'ml', 'en-GB', '1¾ fl oz'],
    [60, 'ml', 'en-GB', '2 fl oz'],
    [70, 'ml', 'en-GB', '2½ fl oz'],
    [240, 'ml', 'en-GB', '8 fl oz'],
    [14, 'ml', 'en-GB', '½ fl oz'],
    [13, 'ml', 'en-GB', '2½ tsp'],
    [500, 'ml', 'en-GB', '18 fl oz'],
    [555, 'ml', 'en-GB', '1 pint'],
    [540, 'ml', 'en-GB', '19 fl oz'],
    [57, 'ml', 'en-US', '¼ cup'],
    [54, 'ml', 'en-US', '3½ tbsp'],
    [55, 'ml', 'en-US', '¼ cup'],
    [100, 'ml', 'en-US', '7 tbsp'],
    [1050, 'ml', 'en-US', '4½ cups'],
    [80, 'ml', 'en-US', '⅓ cup'],
    [16, 'tbsp', 'en-US', '1 cup'],
    [3, 'tbsp', 'en-US', '3 tbsp'],
    [12, 'tsp', 'en-US', '¼ cup'],
    [1, 'kg', 'en-GB', '2¼ lb'],
    [10, 'ml', 'en-GB', '2 tsp'],
    [45, 'ml', 'en-US', '3 tbsp'],
    [250, 'ml', 'en-US', '1 cup'],
    [400, 'ml', 'en-US', '1⅔ cups'],
    [200, 'ml', 'en-US', '¾ cup'],
    [4, 'tbsp', 'en-US', '¼ cup'],
    [5, 'tbsp', 'en-US', '5 tbsp'],
    [6.7, 'tbsp', 'en-US', '7 tbsp'],
    [3.9, 'tbsp', 'en-US', '4 tbsp'],
    [2, 'tbsp', 'en-GB', '2 tbsp'],
    [4, 'piece', 'en-US', '4'],
  ])('%s %s in %s is “%s”', (amount, unit, language, text, measures = {}) => {
    expect(shown(amount, unit, { language, system: 'imperial' }, measures)).toBe(text);
  });

  it('pours American drinks by the fluid ounce', () => {
    const bar = { language: 'en-US', system: 'imperial', category: 'Drinks' } as const;
    expect(shown(60, 'ml', bar)).toBe('2 fl oz');
    expect(shown(20, 'ml', bar)).toBe('¾ fl oz');
    expect(shown(1, 'l', bar)).toBe('4 cups');
  });

  it('scales cups too', () => {
    expect(shown(250, 'g', { language: 'en-US', system: 'imperial', factor: 0.5 }, { ml: 472 })).toBe('1 cup');
  });
});

it('counts pieces when a line names no unit', () => {
  const eggs = { name: 'eggs', quantity: '2', amount: 2 };
  expect(displayQuantity(eggs, { factor: 1.5, system: 'metric', language: 'en-GB' })).toBe('3');
});

it('keeps the text of a line without an amount', () => {
  const line = { name: 'salt', quantity: 'al gusto' };
  expect(displayQuantity(line, { factor: 3, system: 'imperial', language: 'es' })).toBe('al gusto');
  expect(displayQuantity({ ...line, amount: 0 }, { factor: 3, system: 'metric', language: 'es' })).toBe('al gusto');
});

it.each<[Unit, string]>([
  ['tsp', '2 tsp, 2 tsp, 2 cdtas., 2 c. à c.'],
  ['clove', '2 cloves, 2 cloves, 2 dientes, 2 gousses'],
  ['slice', '2 slices, 2 slices, 2 rodajas, 2 tranches'],
  ['sprig', '2 sprigs, 2 sprigs, 2 ramitas, 2 brins'],
  ['leaf', '2 leaves, 2 leaves, 2 hojas, 2 feuilles'],
  ['stalk', '2 stalks, 2 stalks, 2 tallos, 2 tiges'],
  ['bunch', '2 bunches, 2 bunches, 2 manojos, 2 bottes'],
  ['handful', '2 handfuls, 2 handfuls, 2 puñados, 2 poignées'],
  ['pinch', '2 pinches, 2 pinches, 2 pizcas, 2 pincées'],
  ['dash', '2 dashes, 2 dashes, 2 chorritos, 2 traits'],
  ['can', '2 tins, 2 cans, 2 latas, 2 boîtes'],
  ['sheet', '2 sheets, 2 sheets, 2 láminas, 2 feuilles'],
  ['cube', '2 cubes, 2 cubes, 2 cubitos, 2 cubes'],
  ['scoop', '2 scoops, 2 scoops, 2 bolas, 2 boules'],
])('two of the unit %s are %s', (unit, texts) => {
  const languages = ['en-GB', 'en-US', 'es', 'fr'] as const;
  expect(languages.map((language) => shown(2, unit, { language })).join(', ')).toBe(texts);
});

it.each<[Unit, string, Language, string]>([
  ['slice', 'lemon-zest', 'en-GB', '2 strips'],
  ['slice', 'lemon-zest', 'en-US', '2 strips'],
  ['slice', 'lemon-zest', 'es', '2 tiras'],
  ['slice', 'lemon-zest', 'fr', '2 lanières'],
  ['slice', 'bacon', 'en-US', '2 slices'],
  ['dash', 'angostura-bitters', 'es', '2 golpes'],
  ['bunch', 'parsley', 'fr', '2 bouquets'],
  ['bunch', 'asparagus', 'fr', '2 bottes'],
  ['stalk', 'celery', 'es', '2 ramas'],
  ['stalk', 'lemongrass', 'es', '2 tallos'],
  ['slice', 'white-bread', 'es', '2 rebanadas'],
  ['slice', 'ham', 'es', '2 lonchas'],
  ['slice', 'lemon', 'es', '2 rodajas'],
  ['slice', 'bacon', 'en-GB', '2 rashers'],
  ['cube', 'ice', 'fr', '2'],
  ['stalk', 'celery', 'fr', '2 branches'],
])('a %s of %s has its own word in %s', (unit, id, language, text) => {
  expect(shown(2, unit, { language }, { id })).toBe(text);
});

describe('parts of a sentence', () => {
  const part = (value: StepPart, system: MeasurementSystem, language: Language, factor = 1) =>
    displayPart(value, { factor, system, language });

  it('leaves plain text and ingredients unchanged', () => {
    expect(part('Stir.', 'imperial', 'en-US', 2)).toBe('Stir.');
    expect(part({ kind: 'ingredient', id: 'egg', text: 'the eggs' }, 'imperial', 'en-US', 2)).toBe('the eggs');
  });

  it('leaves a time as it was written', () => {
    expect(part({ kind: 'time', seconds: 600, text: '10 minutes' }, 'imperial', 'en-US', 2)).toBe('10 minutes');
  });

  it('scales and converts an amount', () => {
    const butter: StepPart = { kind: 'amount', id: 'butter', amount: 30, unit: 'g', grams: 30, ml: 31, text: '30 g' };
    expect(part(butter, 'metric', 'en-GB', 2)).toBe('60 g');
    expect(part(butter, 'imperial', 'en-US')).toBe('2 tablespoons');
    expect(part(butter, 'imperial', 'en-GB')).toBe('1 oz');
  });

  it.each([
    [1, 'tbsp', '1 tablespoon'],
    [2, 'tbsp', '2 tablespoons'],
    [0.5, 'tsp', '½ teaspoon'],
    [1.5, 'tbsp', '1½ tablespoons'],
  ] as const)('spells out %d %s in an English sentence', (amount, unit, text) => {
    expect(part({ kind: 'amount', id: 'olive-oil', amount, unit, text: '' }, 'imperial', 'en-US')).toBe(text);
    expect(part({ kind: 'amount', id: 'olive-oil', amount, unit, text: '' }, 'metric', 'en-GB')).toBe(text);
  });

  it.each([
    [1, 'tbsp', '1 cucharada'],
    [2, 'tbsp', '2 cucharadas'],
    [0.5, 'tsp', '½ cucharadita'],
    [1.5, 'tsp', '1½ cucharaditas'],
  ] as const)('spells out %d %s in a Spanish sentence', (amount, unit, text) => {
    expect(part({ kind: 'amount', id: 'olive-oil', amount, unit, text: '' }, 'metric', 'es')).toBe(text);
  });

  it.each([
    [1, 'tbsp', '1 cuillerée à soupe'],
    [2, 'tbsp', '2 cuillerées à soupe'],
    [0.5, 'tsp', '½ cuillerée à café'],
    [1.5, 'tbsp', '1½ cuillerée à soupe'],
    [12, 'tbsp', '12 cuillerées à soupe'],
  ] as const)('spells out %d %s in a French sentence', (amount, unit, text) => {
    expect(part({ kind: 'amount', id: 'olive-oil', amount, unit, text: '' }, 'metric', 'fr')).toBe(text);
  });

  it.each([
    [180, '350°F'],
    [190, '375°F'],
    [200, '400°F'],
    [220, '425°F'],
    [250, '475°F'],
    [60, '140°F'],
    [118, '245°F'],
  ])('%s °C is %s on the dial', (celsius, text) => {
    expect(part({ kind: 'temperature', celsius, text: '' }, 'imperial', 'en-US')).toBe(text);
  });

  it('writes degrees as each language does', () => {
    const oven: StepPart = { kind: 'temperature', celsius: 190, text: '' };
    expect(part(oven, 'metric', 'en-GB', 3)).toBe('190°C');
    expect(part(oven, 'metric', 'fr')).toBe('190 °C');
    expect(part(oven, 'metric', 'es')).toBe('190 °C');
  });

  it.each([
    [100, '100°C (80°C fan)'],
    [110, '110°C (90°C fan, gas ¼)'],
    [120, '120°C (100°C fan, gas ½)'],
    [140, '140°C (120°C fan, gas 1)'],
    [150, '150°C (130°C fan, gas 2)'],
    [160, '160°C (140°C fan, gas 3)'],
    [170, '170°C (150°C fan, gas 3)'],
    [180, '180°C (160°C fan, gas 4)'],
    [190, '190°C (170°C fan, gas 5)'],
    [200, '200°C (180°C fan, gas 6)'],
    [220, '220°C (200°C fan, gas 7)'],
    [230, '230°C (210°C fan, gas 8)'],
    [240, '240°C (220°C fan, gas 9)'],
  ])('gives British cooks the fan and the gas mark of a dial at %s °C', (celsius, text) => {
    const dial: StepPart = { kind: 'temperature', celsius, dial: true, text: '' };
    expect(part(dial, 'metric', 'en-GB')).toBe(text);
    expect(part(dial, 'imperial', 'en-GB')).toMatch(/^\d+°F$/);
    expect(part(dial, 'metric', 'fr')).toBe(`${celsius} °C`);
  });

  it('never scales a length', () => {
    const pan: StepPart = { kind: 'length', cm: 24, text: '' };
    expect(part(pan, 'metric', 'en-GB', 2)).toBe('24 cm');
    expect(part(pan, 'imperial', 'en-US', 2)).toBe('9½ inches');
    expect(part({ kind: 'length', cm: 2.5, text: '' }, 'metric', 'es')).toBe('2,5 cm');
    expect(part({ kind: 'length', cm: 2.5, text: '' }, 'imperial', 'es')).toBe('1 pulgada');
    expect(part({ kind: 'length', cm: 2, text: '' }, 'imperial', 'en-US')).toBe('¾ inch');
  });
});

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

it('says the unit of two American lengths once', () => {
  const length = (cm: number): StepPart => ({ kind: 'length', cm, text: '' });
  const parts: StepPart[] = ['a ', length(23), ' × ', length(33), ' dish'];
  expect(displayParts(parts, { factor: 1, system: 'imperial', language: 'en-US' }).join('')).toBe('a 9 × 13-inch dish');
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
