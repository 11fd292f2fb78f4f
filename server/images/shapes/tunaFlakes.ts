import { n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import { type Pen, span } from '../canvas/pen';
import { line, path, placed } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** One flake, broken along its layers. */
const flake = (pen: Pen, length: number) => {
  const { d, colour } = pen;
  const r = () => d.random.between(-7, 7);
  const shape = `M${n(-length)} ${n(4 + r())}L${n(-length * 0.5 + r())} ${n(-24 + r())}L${n(length * 0.5 + r())} ${n(-26 + r())}L${n(length)} ${n(-4 + r())}L${n(length * 0.6 + r())} ${n(22 + r())}L${n(-length * 0.6 + r())} ${n(24 + r())}Z`;
  const tone = mix(colour, '#f6e4d0', d.random.between(0, 0.55));
  const edge = (fill: string) => `fill="${fill}" stroke="${fill}" stroke-width="9" stroke-linejoin="round"`;
  const layers = [-10, 3, 14]
    .map((y) =>
      path(
        `M${n(-length * 0.8)} ${n(y + r() / 2)}Q0 ${n(y - 9)} ${n(length * 0.8)} ${n(y + r() / 2)}`,
        line(darken(tone, 0.26), 2.6, 0.5),
      ),
    )
    .join('');
  return (
    path(shape, `transform="translate(2 8)" ${edge(darken(colour, 0.5))} fill-opacity=".6" stroke-opacity=".6"`) +
    path(shape, edge(span(pen, [lighten(tone, 0.5), tone, darken(tone, 0.12)]))) +
    layers +
    path(`M${n(-length * 0.6)} -16Q0 -26 ${n(length * 0.5)} -17`, line('#fff8ee', 4, 0.6))
  );
};

const draw = (pen: Pen) =>
  (
    [
      [-34, 18, 24],
      [38, 20, -18],
      [0, -26, -8],
      [12, 8, 34],
    ] as const
  )
    .map(([x, y, turn]) =>
      placed(
        x + pen.d.random.between(-9, 9),
        y + pen.d.random.between(-7, 7),
        turn + pen.d.random.between(-24, 24),
        flake(pen, pen.d.random.between(38, 58)),
      ),
    )
    .join('');

/** Tinned tuna as it falls out of the tin: a few pale flakes together. */
export const tunaFlakes: PieceKind = { size: 46, count: 11, spin: 180, shadow: [88, 60], colour: '#dcb595', draw };
