import { contact } from '../canvas/light';
import type { Pen } from '../canvas/pen';
import { placed } from '../canvas/svg';
import { pieceKind } from '../pieces/pieceKinds';

/** Where three pieces lie: x, y and size. */
export const TRIO = [
  [-42, 24, 46],
  [44, 30, 50],
  [2, -40, 48],
] as const;

/** Where six pieces lie: x, y and size. */
export const HANDFUL = [
  [-58, 20, 36],
  [8, 40, 40],
  [62, 4, 38],
  [-12, -32, 36],
  [44, -52, 32],
  [-72, -40, 28],
] as const;

/** Several of one kind of piece lying together. */
export const several =
  (kind: string, spots: readonly (readonly [number, number, number])[], ingredient?: string) => (pen: Pen) => {
    const piece = pieceKind(kind, pen.ingredient);
    return spots
      .map(([x, y, size]) => {
        const turn = pen.d.random.between(0, 360);
        const [rx, ry] = piece.shadow;
        return (
          contact(pen.d, x, y, (rx * size) / 100, (ry * size) / 100, 0.5, turn) +
          placed(
            x,
            y,
            turn,
            piece.draw({ ...pen, turn: pen.turn + turn, ingredient: ingredient ?? pen.ingredient }),
            size / 100,
          )
        );
      })
      .join('');
  };
