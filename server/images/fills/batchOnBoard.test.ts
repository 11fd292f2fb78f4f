import { Drawing } from '../canvas/drawing';
import type { PictureItem } from '../pictureSpec';
import { pieceKind } from '../pieces/pieceKinds';
import { batchOnBoard } from './batchOnBoard';

const room = { x: 400, y: 322, rx: 250, ry: 140 };

const laid = (kind: string, count?: number) => {
  const base: PictureItem = { kind, ingredient: 'flour', ...(count === undefined ? {} : { count }) };
  const batch = { base, kind: pieceKind(kind, 'flour'), tops: [] };
  return batchOnBoard(new Drawing('a batch'), batch, room, { size: 95, count: count ?? 5, columns: 3 });
};

describe('a batch on a board that is seen from the side', () => {
  it('has a stack of flat things, higher than the single ones', () => {
    const tops = laid('cookie').map(({ crown }) => crown.y);
    expect(tops).toHaveLength(4);
    expect(tops[0]!).toBeLessThan(tops[3]! - 80);
  });

  it('has no stack where the recipe says how many there are, nor of buns', () => {
    expect(laid('cookie', 3)).toHaveLength(3);
    expect(laid('crossed-bun')).toHaveLength(5);
  });

  it('shows what is in front larger', () => {
    const wide = laid('crossed-bun').map(({ crown }) => crown.rx);
    expect(Math.max(...wide.slice(3))).toBeGreaterThan(Math.max(...wide.slice(0, 3)));
  });

  it('lays toppings on the dome of a muffin, above its middle', () => {
    const [muffin] = laid('muffin');
    expect(muffin!.crown.ry).toBeLessThan(muffin!.crown.rx * 0.7);
  });
});
