import { Drawing } from '../canvas/drawing';
import { thickSauce } from './thickSauce';

const area = { x: 0, y: 0, rx: 200, ry: 120 };

/** The points that the outline of the sauce goes through. */
const edgeOf = (seed: string) => {
  const { shape } = thickSauce(new Drawing(seed), area, '#b8442a');
  return [...shape.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=C|Z)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
};

const reachOf = ({ x, y }: { x: number; y: number }) => Math.hypot(x / area.rx, y / area.ry);

describe('a thick sauce', () => {
  it('reaches the near wall and stands off the far one in bays', () => {
    for (const seed of ['one', 'two', 'three']) {
      const edge = edgeOf(seed);
      const near = edge.filter(({ y }) => y > area.ry * 0.7).map(reachOf);
      const far = edge.filter(({ y }) => y < -area.ry * 0.5).map(reachOf);
      expect(Math.min(...near)).toBeGreaterThan(0.99);
      expect(Math.max(...far)).toBeLessThan(1);
      expect(Math.max(...far) - Math.min(...far)).toBeGreaterThan(0.01);
    }
  });
});
