import type { StepPart } from '@contracts/recipe';
import type { Language, MeasurementSystem } from '@contracts/vocabulary';
import { displayPart } from './units';

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
    [11, 'tbsp', '11 tablespoons'],
    [1.5, 'tsp', '1½ teaspoons'],
    [1, 'tsp', '1 teaspoon'],
    [2, 'tsp', '2 teaspoons'],
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
    [0.5, 'tbsp', '½ cuillerée à soupe'],
    [11, 'tbsp', '11 cuillerées à soupe'],
    [3.5, 'tsp', '3½ cuillerées à café'],
    [1, 'tsp', '1 cuillerée à café'],
    [2, 'tsp', '2 cuillerées à café'],
  ] as const)('spells out %d %s in a French sentence', (amount, unit, text) => {
    expect(part({ kind: 'amount', id: 'olive-oil', amount, unit, text: '' }, 'metric', 'fr')).toBe(text);
  });

  it.each([
    [180, '350°F'],
    [190, '375°F'],
    [200, '400°F'],
    [220, '425°F'],
    [250, '475°F'],
    [95, '200°F'],
    [90, '195°F'],
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
