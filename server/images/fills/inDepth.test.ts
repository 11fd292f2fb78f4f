import { Drawing } from '../canvas/drawing';
import { inDepth, rowsOf } from './inDepth';

const ROOM = { x: 400, y: 300, rx: 240, ry: 160 };

describe('a batch put down by hand', () => {
  it('has no more in front than behind', () => {
    expect(rowsOf(5, 3)).toEqual([3, 2]);
    expect(rowsOf(7, 2)).toEqual([2, 2, 2, 1]);
  });

  it('grows towards the front, with its hero on the left of the front row', () => {
    const stands = inDepth(new Drawing('a dish'), ROOM, 5, 3);
    const hero = stands.find(({ isHero }) => isHero)!;
    expect(hero.x).toBeLessThan(ROOM.x);
    expect(hero.y).toBeGreaterThan(ROOM.y + ROOM.ry / 3);
    expect(Math.max(...stands.map(({ scale }) => scale))).toBe(hero.scale);
    expect(stands[4]!.scale).toBeGreaterThan(stands[0]!.scale);
  });

  it('puts no two side by side at the same height', () => {
    const heights = inDepth(new Drawing('a dish'), ROOM, 8, 3).map(({ y }) => y);
    expect(new Set(heights).size).toBe(8);
  });
});
