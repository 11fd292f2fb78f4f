import { n } from '../canvas/drawing';
import { type Point, smooth } from '../canvas/outlines';
import { darken, deepen, lighten, mix } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** Along a sausage: x and its share of the full thickness, as the filling stands in its skin. */
const ALONG = [
  [-97, 0.4],
  [-88, 0.82],
  [-62, 1],
  [-20, 0.95],
  [24, 1.02],
  [62, 0.98],
  [88, 0.84],
  [97, 0.4],
] as const;

const HALF = 25;

/** The twist of skin where one sausage was parted from the next. */
const twist = (pen: Pen, side: number, y: number) =>
  path(
    `M${n(side * 94)} ${n(y - 5)}Q${n(side * 104)} ${n(y - 3)} ${n(side * 111)} ${n(y - 8)}Q${n(side * 109)} ${n(y + 1)} ${n(side * 112)} ${n(y + 8)}Q${n(side * 103)} ${n(y + 4)} ${n(side * 94)} ${n(y + 6)}Z`,
    `fill="${mix(darken(pen.colour, 0.4), '#5a2408', 0.4)}"`,
  );

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const bend = d.random.between(-34, -12);
  const middle = (x: number) => bend * (0.5 - (x / 100) ** 2) + 4;
  const side = (sign: number): Point[] =>
    ALONG.map(([x, share]) => ({ x, y: middle(x) + sign * HALF * share * d.random.between(0.95, 1.05) }));
  const shape = smooth([...side(-1), ...side(1).toReversed()]);
  const seared = mix(darken(deepen(colour, 0.4), 0.5), '#3a1406', 0.4);
  const along = (from: number, to: number, off: number) =>
    `M${n(from)} ${n(middle(from) + off)}Q${n((from + to) / 2)} ${n(2 * middle((from + to) / 2) - (middle(from) + middle(to)) / 2 + off)} ${n(to)} ${n(middle(to) + off)}`;
  // It lay on one side, was turned, and lay on the other: two bands of brown, and blisters between them.
  const bands = Array.from({ length: 15 }, (_, i) => {
    const x = d.random.between(-86, 86);
    const [rx, ry] = [d.random.between(10, 30), d.random.between(4, 8)];
    const off = i % 3 === 0 ? d.random.between(-4, 4) : d.random.between(7, 17);
    return ellipse(x, middle(x) + off, rx, ry, `fill="${d.spot(seared, 0.15)}" fill-opacity=".7"`, (x * -bend) / 90);
  }).join('');
  const blisters = Array.from({ length: 16 }, () => {
    const x = d.random.between(-88, 88);
    const r = d.random.between(1.2, 3.4);
    const tone = d.random.chance(0.5) ? seared : lighten(colour, 0.5);
    return ellipse(x, middle(x) + d.random.between(-18, 18), r * 1.5, r, `fill="${tone}" fill-opacity=".55"`);
  }).join('');
  const lit = d.random.between(-70, -46);
  return (
    twist(pen, -1, middle(-97)) +
    twist(pen, 1, middle(97)) +
    path(shape, `transform="translate(2 7)" fill="${darken(colour, 0.62)}" fill-opacity=".85"`) +
    path(shape, `fill="${d.run([lighten(colour, 0.34), colour, mix(darken(colour, 0.3), seared, 0.3)])}"`) +
    d.clipped(
      path(shape, ''),
      path(along(-96, 96, 24), line(seared, 22, 0.34)) +
        path(along(-90, 90, -11), line(lighten(colour, 0.3), 13, 0.4)) +
        bands +
        blisters +
        path(shape, line(seared, 5, 0.4)),
    ) +
    path(along(lit, lit + 46, -15), line('#fff3dc', 5, 0.75)) +
    path(along(lit + 60, lit + 78, -15), line('#fff3dc', 4, 0.6)) +
    path(along(lit + 90, lit + 118, -14), line('#fff3dc', 3, 0.5))
  );
};

/** A fried sausage, bent a little, browned where it lay in the pan, its skin twisted at the ends. */
export const sausage: PieceKind = { size: 92, count: 3, spin: 30, shadow: [98, 28], colour: '#a8522c', draw };
