import { Drawing } from '../canvas/drawing';
import { crownOf, type Nest, strandsOver } from './nest';

const nest: Nest = { area: { x: 400, y: 300, rx: 200, ry: 180 }, rise: 50 };

/** Where the strands begin, in the order in which they are drawn. */
const starts = (drawn: string) =>
  [...drawn.matchAll(/d="M(-?[\d.]+) (-?[\d.]+)A/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

describe('a nest of pasta', () => {
  const at = starts(strandsOver(new Drawing('nest'), nest, { colour: '#f0bd5a', width: 10, count: 90 }));
  const away = (points: typeof at) =>
    points.reduce((sum, { x, y }) => sum + Math.hypot(x - crownOf(nest).x, y - crownOf(nest).y), 0) / points.length;

  it('narrows towards its crown, which is drawn last and lies above its foot', () => {
    expect(away(at.slice(-60))).toBeLessThan(away(at.slice(0, 60)) * 0.7);
    expect(crownOf(nest).y).toBeLessThan(nest.area.y);
  });

  it('has no two strands with one outline', () => {
    const routes = [
      ...strandsOver(new Drawing('nest'), nest, { colour: '#f0bd5a', width: 10, count: 90 }).matchAll(
        /d="([^"]+)" fill="none" stroke="[^"]+" stroke-width="10"/g,
      ),
    ].map(([, route]) => route);
    expect(new Set(routes).size).toBe(routes.length);
    expect(routes).toHaveLength(90);
  });
});
