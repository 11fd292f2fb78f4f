import { Drawing } from '../canvas/drawing';
import { brightness } from '../canvas/palette';
import { plate } from './plate';

const SEEDS = Array.from({ length: 40 }, (_, i) => `dish ${i}`);

/** The brightness of the well's shaded side, the first colour of the last gradient. */
const wells = (food: string | undefined) =>
  SEEDS.map((seed) => {
    const d = new Drawing(seed);
    const { under } = plate(d, 400, 303, false, food);
    const colours = d.toSvg(under).match(/stop-color="(#[0-9a-f]{6})"/g) ?? [];
    return brightness(/#[0-9a-f]{6}/.exec(colours.at(-2) ?? '')?.[0] ?? '#000000');
  });

describe('a plate', () => {
  it('has a deep glaze under pale food, which would be lost on white', () => {
    expect(Math.max(...wells('#f6ead0'))).toBeLessThan(0.85);
  });

  it('is white under dark food and where the food is not known', () => {
    expect(Math.min(...wells('#5a2414'))).toBeGreaterThan(0.85);
    expect(Math.min(...wells(undefined))).toBeGreaterThan(0.85);
  });

  it('is now white, now deep under browned food', () => {
    const browned = wells('#c9a060');
    expect(Math.max(...browned)).toBeGreaterThan(0.85);
    expect(Math.min(...browned)).toBeLessThan(0.85);
  });
});
