import { Drawing } from '../canvas/drawing';
import { coated, isCoated } from './coated';
import { overPiece } from './overPiece';
import { pieceKind } from './pieceKinds';

const lying = { x: 0, y: 0, rx: 40, ry: 30, turn: 0 };
const SAUCE = '#b5481c';
/** How many of forty pieces carry sauce. */
const carrying = (ingredient: string, how: { sunk: number; drowned?: number }) => {
  const d = new Drawing('a curry');
  const item = { kind: 'chunk', ingredient };
  const piece = { away: 0, outwards: { x: 0, y: 1 }, kind: pieceKind('chunk', ingredient) };
  return Array.from({ length: 40 }, () => overPiece(d, item, lying, { sauce: SAUCE, ...how }, piece)).filter(Boolean)
    .length;
};

describe('sauce that clings', () => {
  it('clings to meat, not to vegetables', () => {
    expect(isCoated({ kind: 'chunk', ingredient: 'chicken' })).toBe(true);
    expect(isCoated({ kind: 'chunk', ingredient: 'potatoes' })).toBe(false);
  });

  it('lies on most pieces of a curry, not on all', () => {
    expect(carrying('chicken', { sunk: 0.3 })).toBeGreaterThan(20);
    expect(carrying('chicken', { sunk: 0.3 })).toBeLessThan(40);
  });

  it('runs off in a broth and where the sauce is only below', () => {
    expect(carrying('chicken', { sunk: 0.3, drowned: 1 })).toBe(0);
    expect(carrying('chicken', { sunk: 0.1 })).toBe(0);
  });

  it('stays within its piece', () => {
    const d = new Drawing('within');
    const reaches = Array.from({ length: 20 }, () => coated(d, lying, SAUCE)).flatMap((svg) =>
      [...svg.matchAll(/<ellipse cx="([-\d.]+)" cy="[-\d.]+" rx="([-\d.]+)"/g)].map(
        ([, x, rx]) => Math.abs(Number(x)) + Number(rx),
      ),
    );
    expect(Math.max(...reaches)).toBeLessThan(lying.rx * 1.2);
  });
});
