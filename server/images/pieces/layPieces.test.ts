import { Drawing } from '../canvas/drawing';
import { graded } from '../canvas/grade';
import type { PictureItem } from '../pictureSpec';
import { layPieces } from './layPieces';

const AREA = { x: 400, y: 300, rx: 190, ry: 190 };

const laid = (items: readonly PictureItem[], how: Parameters<typeof layPieces>[3]) =>
  layPieces(new Drawing('a dish'), items, [AREA], how);

/** What only a wedge of citrus has: the lines between its segments. */
const wedgesIn = (drawing: string) => drawing.split('M-44 -17L-26 12').length - 1;

/** How far the pieces are scaled, from largest to smallest. */
const scalesIn = (drawing: string) =>
  [...drawing.matchAll(/scale\(([\d.]+)(?: ([\d.]+))?\)/g)]
    .map(([, along, across = along]) => Math.sqrt(Number(along) * Number(across)))
    .sort((a, b) => b - a);

describe('laying pieces', () => {
  it('puts only a few wedges of lemon beside a heap of fish', () => {
    const fish = { kind: 'fish-fillet', ingredient: 'hake' };
    const count = wedgesIn(laid([fish, { kind: 'wedge', ingredient: 'lemon' }], { isHeap: true }));
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(4);
  });

  it('heaps up wedges of potato, which are the dish', () => {
    const many = scalesIn(laid([{ kind: 'wedge', ingredient: 'potatoes' }], { isHeap: true }));
    expect(many.length).toBeGreaterThan(10);
  });

  it.each(['bacon', 'spear'])('cuts %s short in a sauce', (kind) => {
    const item = { kind, ingredient: 'belly' };
    const [dry] = scalesIn(laid([item], {}));
    const [sauced] = scalesIn(laid([item], { sauce: '#a03020', sunk: 0.3 }));
    expect(sauced!).toBeLessThan(dry! * 0.6);
  });

  it('gives food some of the colour of the sauce that it was cooked in, and what lies on top none', () => {
    const green = '#60a030';
    const inSauce = (kind: string) => {
      const d = new Drawing('a dish');
      const item = { kind, ingredient: 'vegetable', colour: green };
      return d.toSvg(layPieces(d, [item], [AREA], { sauce: '#a03020', sunk: 0.3 }));
    };
    expect(inSauce('pea')).not.toContain(graded(green));
    expect(inSauce('dollop')).toContain(graded(green));
  });

  it('lays more of the same when they should cover the dish, and never more than fill it', () => {
    const item = { kind: 'chunk', ingredient: 'beef' };
    const countAt = (cover: number) => scalesIn(laid([item], { cover })).length;
    expect(countAt(0.7)).toBeGreaterThan(countAt(0));
    expect(countAt(9)).toBeLessThanOrEqual(countAt(0) * 2.75);
  });

  it('leaves the number of great pieces as it is, however full the dish', () => {
    const legs = { kind: 'drumstick', ingredient: 'legs' };
    expect(scalesIn(laid([legs], { cover: 0.9 }))).toHaveLength(scalesIn(laid([legs], {})).length);
  });

  it('cuts pieces of different sizes and lengths, but counts out great ones of one size', () => {
    const chunks = scalesIn(laid([{ kind: 'chunk', ingredient: 'beef' }], { cover: 0.8 }));
    expect(chunks[0]! / chunks.at(-1)!).toBeGreaterThan(1.5);
    const legs = scalesIn(laid([{ kind: 'drumstick', ingredient: 'legs' }], {}));
    expect(legs[0]! / legs.at(-1)!).toBeLessThan(1.25);
  });

  it('heaps food about one place where it has a focus, closer there than at the edge', () => {
    const reaches = (focus: number) =>
      [
        ...laid([{ kind: 'pea', ingredient: 'peas' }], { focus, cover: 0.2 }).matchAll(
          /translate\(([\d.]+) ([\d.]+)\) scale/g,
        ),
      ].map(([, x, y]) => Math.hypot(Number(x) - AREA.x, Number(y) - AREA.y) / AREA.rx);
    const inside = (focus: number) => reaches(focus).filter((reach) => reach < 0.45).length / reaches(focus).length;
    expect(inside(0.6)).toBeGreaterThan(inside(0) * 1.3);
  });

  it('finishes a dish with one fried egg, and lays several where eggs are the dish', () => {
    const egg = { kind: 'egg-fried', ingredient: 'eggs' };
    const eggsIn = (others: readonly PictureItem[]) =>
      scalesIn(laid([...others, egg], {})).filter((scale) => scale > 0.5).length;
    expect(eggsIn([{ kind: 'bean', ingredient: 'beans' }])).toBe(1);
    expect(eggsIn([])).toBeGreaterThan(1);
  });

  it('lays most of what is small under a leg, not on it', () => {
    const legs = { kind: 'drumstick', ingredient: 'duck', colour: '#a8602c' };
    const olives = { kind: 'cube', ingredient: 'feta', colour: '#fefefe' };
    const after = laid([legs, olives], { cover: 1.4 }).split('scale(').length;
    expect(after).toBeLessThan(laid([olives], { cover: 1.4 }).split('scale(').length + 4);
  });

  it('shows some of a broth’s food under its surface, besides what stands out of it', () => {
    const count = (drowned: number) =>
      laid([{ kind: 'cube', ingredient: 'feta' }], { sauce: '#d0a050', sunk: 0.4, focus: 0.3, drowned }).split('rotate')
        .length;
    expect(count(0.4)).toBeGreaterThan(count(0));
  });

  it('leaves no hole in the middle of a heap of large pieces', () => {
    const heap = laid([{ kind: 'strip', ingredient: 'beef' }], { isHeap: true });
    const places = [...heap.matchAll(/translate\(([\d.]+) ([\d.]+)\)/g)].map(([, x, y]) =>
      Math.hypot(Number(x) - AREA.x, Number(y) - AREA.y),
    );
    expect(places.filter((reach) => reach < AREA.rx * 0.4).length).toBeGreaterThan(2);
  });
});
