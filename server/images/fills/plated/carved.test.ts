import { Drawing } from '../../canvas/drawing';
import type { PictureItem } from '../../pictureSpec';
import { carved, isCarved } from './carved';

const steak = { kind: 'steak', ingredient: 'steak' } as PictureItem;

/** Where each part of a cut piece is moved in the piece's own box: the rest of it first, then its slices from the end on. */
const parts = (drawn: string) =>
  [
    ...drawn.matchAll(
      /translate\((-?[\d.]+) (-?[\d.]+)\)[^>]*>(?:<g transform[^>]*><ellipse[^>]*\/><\/g>)?<g clip-path/g,
    ),
  ].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

const drawnFrom = (item: PictureItem) => parts(carved(new Drawing('a plate'), item, { x: 400, y: 300 }, 150, 0));

describe('a carved piece', () => {
  it('is fanned out in slices to the left of the rest, each further in front than the one that was cut after it', () => {
    const [rest, ...fallen] = drawnFrom(steak);
    const slices = fallen.reverse();
    expect(slices).toHaveLength(4);
    for (const [i, slice] of slices.entries()) {
      const before = slices[i - 1] ?? rest!;
      expect(slice.x).toBeLessThan(before.x);
      expect(slice.y).toBeGreaterThan(before.y);
    }
  });

  it('is broken in two where it would fall apart in slices', () => {
    const [rest, end] = drawnFrom({ ...steak, kind: 'battered-fish' });
    expect(end!.x).toBeLessThan(rest!.x);
    expect(end!.y).toBeGreaterThan(rest!.y);
  });

  it('shows the inside of what is served whole, not of what is cut already or shows its flakes', () => {
    expect(isCarved(steak)).toBe(true);
    expect(isCarved({ ...steak, kind: 'meat-slices' })).toBe(false);
    expect(isCarved({ ...steak, kind: 'fish-fillet' })).toBe(false);
  });
});
