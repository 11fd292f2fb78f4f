import { n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** Where the four corners of the skin stand out. */
const TIPS = [
  [-92, -66],
  [92, -66],
  [98, 70],
  [-98, 70],
] as const;

const WHOLE =
  'M-92 -66C-62 -66 -34 -76 0 -76C34 -76 62 -66 92 -66C82 -40 84 -20 84 4C84 26 86 46 98 70C66 72 40 88 0 88C-40 88 -66 72 -98 70C-86 46 -84 26 -84 4C-84 -20 -82 -40 -92 -66Z';

/** The four plump sides between the seams: at the back, on the right, in front and on the left. */
const SIDES = [
  'M0 -8L-86 -62C-60 -62 -34 -72 0 -72C34 -72 60 -62 86 -62Z',
  'M0 -8L88 -62C80 -40 82 -20 82 4C82 26 84 44 94 66Z',
  'M0 -8L94 68C64 68 40 84 0 84C-40 84 -64 68 -94 68Z',
  'M0 -8L-88 -62C-80 -40 -82 -20 -82 4C-82 26 -84 44 -94 66Z',
] as const;

/** A seam pressed together with the fingers: a fin that stands up, wavy, brown along its crest. */
const fin = ({ d: { random }, colour }: Pen, x: number, y: number, brown: string) => {
  const [bx, by] = [x * 0.52 + random.between(-5, 5), (y + 8) * 0.52 - 8 + random.between(-5, 5)];
  const route = `M0 -10Q${n(bx)} ${n(by - 8)} ${n(x)} ${n(y)}`;
  return (
    path(route, `${line(brown, 20, 0.5)} transform="translate(3 8)"`) +
    path(route, line(mix(colour, brown, 0.34), 17)) +
    path(route, `${line(lighten(colour, 0.3), 11)} transform="translate(-1 -3)"`) +
    path(route, `${line(brown, 3, 0.7)} transform="translate(0 -9)"`) +
    ellipse(x * 0.97, y * 0.97, 9, 6, `fill="${brown}" fill-opacity=".6"`)
  );
};

/** Blisters that hot oil raised in the skin. */
const blisters = ({ d, colour }: Pen, brown: string) =>
  Array.from({ length: 20 }, () => {
    const [x, y, r] = [d.random.between(-76, 76), d.random.between(-60, 78), d.random.between(3, 8)];
    return (
      ellipse(x + 1, y + 2, r * 1.2, r, `fill="${brown}" fill-opacity=".36"`) +
      ellipse(x, y, r, r * 0.8, `fill="${lighten(colour, 0.4)}" fill-opacity=".7"`)
    );
  }).join('');

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const brown = mix(darken(colour, 0.4), '#8a4412', 0.55);
  const tones = [mix(colour, brown, 0.16), mix(colour, brown, 0.3), lighten(colour, 0.12), colour];
  const sides = SIDES.map((side, i) => path(side, `fill="${body(pen, tones[i]!, 0.5, 0.34)}"`)).join('');
  return (
    path(WHOLE, `transform="translate(4 12)" fill="${darken(colour, 0.62)}" fill-opacity=".75"`) +
    path(WHOLE, `fill="${mix(colour, brown, 0.4)}"`) +
    sides +
    d.clipped(
      path(WHOLE, ''),
      ellipse(0, 40, 44, 24, `fill="${d.spot(lighten(colour, 0.5), 0)}" fill-opacity=".7"`) +
        ellipse(0, 92, 96, 22, `fill="${d.spot(brown, 0.1)}" fill-opacity=".6"`) +
        blisters(pen, brown),
    ) +
    TIPS.map(([x, y]) => fin(pen, x, y, brown)).join('') +
    path('M-16 -16Q0 -34 16 -16Q8 0 -8 -2Z', `fill="${lighten(colour, 0.2)}" stroke="${brown}" stroke-width="4"`)
  );
};

/** A filled wonton skin, fried: plump, its four corners brought together over the filling, the seams standing up. */
export const wonton: PieceKind = { size: 72, count: 7, spin: 16, shadow: [90, 84], colour: '#e2ac58', draw };
