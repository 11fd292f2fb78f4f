import { Drawing } from '../canvas/drawing';
import { NEAR } from './tilted';
import { drawTilted, isSeenTilted } from './tiltedKinds';

const SEEDS = Array.from({ length: 12 }, (_, i) => `dish ${i}`);

describe('a dish seen from the side', () => {
  it('is a stew in a pot or on a deep plate or a salad in a bowl, never rice on a plate or a dip or burnt cream in a bowl', () => {
    expect(isSeenTilted('pot', 'stew')).toBe(true);
    expect(isSeenTilted('plate', 'stew')).toBe(true);
    expect(isSeenTilted('plate', 'rice')).toBe(false);
    expect(isSeenTilted('plate', 'leaves')).toBe(false);
    expect(isSeenTilted('bowl-cream', 'leaves')).toBe(true);
    expect(isSeenTilted('bowl-cream', 'brulee')).toBe(false);
    expect(isSeenTilted('cup', 'foam-drink')).toBe(true);
    expect(isSeenTilted('bowl-terracotta', 'spread')).toBe(false);
  });

  it.each(['bowl-cream', 'bowl-slate', 'bowl-terracotta', 'pot', 'pan', 'plate', 'cup', 'mug'])(
    'shows all the food of a %s',
    (name) => {
      for (const seed of SEEDS) {
        const { ground } = drawTilted(new Drawing(seed), name, 400);
        const high = (y: number) => 300 + (y - 300) * NEAR;
        expect(ground.rx * NEAR).toBeLessThan(340);
        expect(high(ground.y - ground.ry)).toBeGreaterThan(30);
        expect(high(ground.y + ground.ry)).toBeLessThan(570);
      }
    },
  );

  it('has a flat surface', () => {
    const { ground } = drawTilted(new Drawing('a dish'), 'pot', 400);
    expect(ground.ry / ground.rx).toBeCloseTo(0.64);
  });
});
