import { FOOT } from '../glasses/glass';
import { glassOf } from '../glasses/glassKinds';
import { nearnessOf } from './nearGlass';

const seen = (name: string) => {
  const glass = glassOf(name);
  const near = nearnessOf(glass);
  const half = Math.max(...glass.profile.map(([, width]) => width));
  return { near, high: (FOOT - glass.profile[0]![0]) * near, wide: half * 2 * near };
};

describe('how near a glass is seen', () => {
  it('is nearer for a low glass than for a tall one', () => {
    expect(seen('tumbler').near).toBeGreaterThan(seen('highball').near);
  });

  it('is farther where something stands up out of the glass', () => {
    const glass = glassOf('highball');
    expect(nearnessOf(glass, true)).toBeLessThan(nearnessOf(glass));
  });

  it.each(['highball', 'coupe', 'wine-glass', 'flute', 'jug', 'jar', 'shot', 'copper-mug'])(
    'leaves room above and beside a %s',
    (name) => {
      expect(seen(name).near).toBeGreaterThanOrEqual(1);
      expect(seen(name).high).toBeLessThan(FOOT - 50);
      expect(seen(name).wide).toBeLessThanOrEqual(400);
    },
  );
});
