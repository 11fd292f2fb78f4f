import { standApart } from './apart';

const area = { x: 0, y: 0, rx: 200, ry: 200 };
const at = (x: number, y: number) => ({ x, y, turn: 0 });

describe('pieces that stand apart', () => {
  it('leave each other room', () => {
    const [one, other] = standApart([at(-5, 0), at(5, 0)], area, 60, []);
    expect(other!.x - one!.x).toBeGreaterThan(54);
  });

  it('leave room for what already lies there', () => {
    const [piece] = standApart([at(10, 0)], area, 60, [at(0, 0)]);
    expect(piece!.x).toBeGreaterThan(44);
  });

  it('keep the places that have room enough', () => {
    expect(standApart([at(-80, 0), at(80, 0)], area, 60, [])).toEqual([at(-80, 0), at(80, 0)]);
  });

  it('stay inside the area', () => {
    const [piece] = standApart([at(195, 0)], area, 60, []);
    expect(piece!.x).toBeLessThan(170);
  });

  it('are fewer where there is no room for all', () => {
    const crowded = Array.from({ length: 30 }, (_, i) => at(i % 6, Math.floor(i / 6)));
    expect(standApart(crowded, { ...area, rx: 60, ry: 60 }, 60, []).length).toBeLessThan(8);
  });
});
