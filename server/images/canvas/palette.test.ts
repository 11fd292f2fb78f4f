import { brightness, darken, LIGHT, lighten, mix, SHADOW, shadeOn } from './palette';

/** How far the strongest and the weakest channel lie apart, as a share of the strongest. */
const fullness = (colour: string) => {
  const all = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return 1 - Math.min(...all) / Math.max(...all);
};

describe('a colour in the light', () => {
  it('keeps more of its tone than one mixed with light, so that meat and tomatoes do not turn chalky', () => {
    for (const colour of ['#8a5030', '#c83f1f', '#4b8a36'])
      expect(fullness(lighten(colour, 0.4))).toBeGreaterThan(fullness(mix(colour, LIGHT, 0.4)) + 0.05);
  });

  it('is brighter the more light falls on it, from its own colour to the light', () => {
    const steps = [0, 0.25, 0.5, 0.75, 1].map((share) => brightness(lighten('#8a5030', share)));
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    expect(lighten('#8a5030', 0)).toBe('#8a5030');
    expect(lighten('#8a5030', 1)).toBe(LIGHT);
  });
});

describe('a colour in the shade', () => {
  it('is warmer than one mixed with shadow where it is that of cream or dough', () => {
    for (const cream of ['#f6edd2', '#f3dc98'])
      expect(fullness(darken(cream, 0.4))).toBeGreaterThan(fullness(mix(cream, SHADOW, 0.29)) + 0.08);
  });

  it('stays grey where it is white or grey', () => {
    for (const grey of ['#ffffff', '#c8c8c8']) expect(fullness(darken(grey, 0.4))).toBeLessThan(0.1);
  });
});

describe('the shade on food', () => {
  it('keeps the tone of the food, where grey would look like soot', () => {
    for (const food of ['#e3c987', '#e0a23c', '#d8512a']) {
      expect(brightness(shadeOn(food))).toBeLessThan(brightness(food) * 0.6);
      expect(fullness(shadeOn(food))).toBeGreaterThan(0.4);
    }
  });
});
