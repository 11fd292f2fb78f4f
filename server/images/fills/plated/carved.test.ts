import { Drawing } from '../../canvas/drawing';
import type { PictureItem } from '../../pictureSpec';
import { carved, isCarved } from './carved';

const steak = { kind: 'steak', ingredient: 'steak' } as PictureItem;

/** Where each end of a cut piece is moved in the piece's own box: the rest of it first, then what was cut off. */
const ends = (drawn: string) =>
  [...drawn.matchAll(/translate\((-?[\d.]+) (-?[\d.]+)\)[^>]*><g clip-path/g)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }));

describe('a carved piece', () => {
  it('has its cut end in front of and to the left of the rest', () => {
    const [rest, end] = ends(carved(new Drawing('steak'), steak, { x: 400, y: 300 }, 150, 0));
    expect(end!.x).toBeLessThan(rest!.x);
    expect(end!.y).toBeGreaterThan(rest!.y);
  });

  it('shows the inside of what is served whole, not of what is cut already', () => {
    expect(isCarved(steak)).toBe(true);
    expect(isCarved({ ...steak, kind: 'meat-slices' })).toBe(false);
  });
});
