import { Drawing } from '../canvas/drawing';
import { type Dome, heroAt, layDome, nearer, raised } from './dome';
import { portionOf } from './portion';

const dome: Dome = { area: { x: 400, y: 300, rx: 200, ry: 160 }, rise: 50 };

describe('a heap with a height', () => {
  it('rises in its middle and not at its foot', () => {
    expect(raised(dome, { x: 400, y: 300 })).toEqual({ x: 400, y: 250, away: 0 });
    expect(raised(dome, { x: 600, y: 300 })).toEqual({ x: 600, y: 300, away: 1 });
  });

  it('has larger pieces in front than behind', () => {
    expect(nearer(dome.area, 460)).toBeGreaterThan(nearer(dome.area, 300));
    expect(nearer(dome.area, 300)).toBeGreaterThan(nearer(dome.area, 140));
  });

  it('has its hero in front of the top and to the left', () => {
    const hero = heroAt(dome);
    expect(hero.x).toBeLessThan(dome.area.x);
    expect(hero.y).toBeGreaterThan(raised(dome, dome.area).y);
  });

  it('has no two pieces of the same size', () => {
    const portion = portionOf({ kind: 'cube', ingredient: 'potatoes' }, dome.area, 1);
    const drawn = layDome(new Drawing('a dish'), dome, [portion], false);
    const placed = [...drawn.matchAll(/translate\([^)]*\)(?: rotate\([^)]*\))? scale\(([^)]*)\)/g)].map(([, at]) => at);
    expect(placed.length).toBeGreaterThan(20);
    expect(new Set(placed).size).toBeGreaterThan(placed.length * 0.95);
  });

  it('fills up the dish where the counted pieces are few', () => {
    const few = portionOf({ kind: 'cube', ingredient: 'potatoes', count: 9 }, dome.area, 1);
    expect(few.count).toBeGreaterThan(9);
  });
});
