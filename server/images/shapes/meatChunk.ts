import { n } from '../canvas/drawing';
import { smooth } from '../canvas/outlines';
import { brightness, darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** Fibres along the piece, parallel and a little bent, from the upper edge to the lower. */
const fibres = ({ d, colour }: Pen, bend: number) =>
  Array.from({ length: 8 }, (_, i) => {
    const y = -58 + i * 16 + d.random.between(-3, 3);
    const from = d.random.between(-96, -50);
    const to = d.random.between(30, 96);
    return path(
      `M${n(from)} ${n(y - from * 0.16)}Q${n((from + to) / 2)} ${n(y + bend)} ${n(to)} ${n(y - to * 0.16)}`,
      line(i % 2 ? lighten(colour, 0.4) : darken(colour, 0.3), d.random.between(3, 5), 0.26),
    );
  }).join('');

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const isPale = brightness(colour) > 0.52;
  // Poultry browns to gold, red meat to nearly black.
  const seared = isPale ? mix(darken(colour, 0.1), '#b5681a', 0.6) : mix(darken(colour, 0.3), '#5a2810', 0.5);
  // Uneven enough that no two pieces are alike: neither a stone nor a tile.
  const outer = Array.from({ length: 9 }, (_, i) => {
    const angle = ((i + d.random.between(-0.24, 0.24)) / 9) * 6.283;
    const reach = d.random.between(0.8, 1.12);
    return { x: Math.cos(angle) * 96 * reach, y: 3 + Math.sin(angle) * 66 * reach };
  });
  const route = (share: number, rise: number) =>
    smooth(outer.map(({ x, y }) => ({ x: x * share - rise * 0.3, y: y * share - rise })));
  const whole = route(1, 0);
  const top = route(0.86, 11);
  return (
    path(whole, `transform="translate(3 11)" fill="${darken(colour, 0.6)}" fill-opacity=".85"`) +
    path(whole, `fill="${mix(darken(colour, 0.16), seared, isPale ? 0.34 : 0.3)}"`) +
    path(top, `fill="${body(pen, lighten(colour, isPale ? 0.34 : 0.22), 0.36, 0.2)}"`) +
    d.clipped(
      path(route(0.98, 4), ''),
      fibres(pen, d.random.between(-12, 12)) +
        [-1, 1, 1]
          .map((side) =>
            ellipse(
              side * d.random.between(34, 84),
              d.random.between(-56, 40),
              d.random.between(26, 50),
              d.random.between(14, 26),
              `fill="${d.spot(seared, 0.1)}" fill-opacity=".75"`,
              d.random.between(-40, 40),
            ),
          )
          .join(''),
    ) +
    ellipse(-22, -40, 30, 7, 'fill="#fff6e4" fill-opacity=".42"', -16)
  );
};

/** A piece of braised or roast meat: browned at its edges, its fibres along it, moist. */
export const meatChunk: PieceKind = { size: 36, count: 15, spin: 46, shadow: [94, 78], colour: '#8a5030', draw };
