import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const COCOA = '#4a2614';
const SPONGE = '#e2b06a';
const SOAKED = '#8a4f26';

/** The front of the portion, soft at every corner, and its cut side, which leans away. */
const FRONT =
  'M-92 -14C-60 -20 10 -10 52 -17C58 10 53 50 57 78C44 88 20 81 -6 86C-38 90 -70 82 -92 84C-99 60 -90 20 -92 -14Z';
const SIDE = 'M50 -17C66 -34 82 -56 97 -66C101 -44 95 -4 98 20C86 44 70 66 56 80C54 50 58 10 50 -17Z';
const LID =
  'M-95 -14C-88 -34 -66 -56 -46 -68C-4 -75 52 -72 98 -68C90 -50 68 -28 52 -13C38 -4 28 -16 12 -10C-6 -3 -20 -16 -40 -9C-58 -4 -78 -5 -95 -14Z';
/** The cream that swelled out when it was cut, above each row of fingers. */
const SWELLS = [
  'M-92 -12C-50 -16 10 -8 52 -13L53 12C36 24 22 13 4 18C-20 26 -40 13 -60 19C-78 24 -88 18 -93 14Z',
  'M-92 38C-60 34 20 40 54 35L55 52C36 62 14 52 -8 57C-34 63 -62 53 -92 57Z',
];

/** A finger cut across: soaked at its rim and pale in the middle, with the holes of a sponge. */
const fingerEnd = ({ d }: Pen, x: number, y: number, rx: number) => {
  const shape = blob(d.random, x, y, rx, 13, { wobble: 0.08, points: 10 });
  const holes = Array.from({ length: 9 }, () =>
    ellipse(
      x + d.random.between(-0.7, 0.7) * rx,
      y + d.random.between(-8, 8),
      d.random.between(1.2, 2.8),
      d.random.between(1, 2),
      `fill="${darken(SOAKED, 0.2)}" fill-opacity=".55"`,
    ),
  ).join('');
  return (
    path(shape, `transform="translate(1 3)" fill="${darken(SOAKED, 0.5)}" fill-opacity=".55"`) +
    path(shape, `fill="${mix(SPONGE, SOAKED, 0.72)}"`) +
    ellipse(x - 1, y - 1, rx * 0.78, 9, `fill="${d.spot(lighten(SPONGE, 0.3), 0.3)}"`) +
    holes +
    path(`M${n(x - rx * 0.7)} ${n(y - 8)}Q${n(x)} ${n(y - 13)} ${n(x + rx * 0.6)} ${n(y - 9)}`, line('#f6d9a0', 2, 0.7))
  );
};

/** Cocoa, sieved: a velvet of grains, lighter in drifts, some of it down the front. */
const cocoa = ({ d }: Pen) => {
  const at = () => {
    const back = d.random.next();
    return { x: d.random.between(-92, 50) + back * 46, y: -10 - back * 58 };
  };
  const drifts = Array.from({ length: 12 }, () => {
    const { x, y } = at();
    return ellipse(
      x,
      y,
      d.random.between(14, 30),
      d.random.between(5, 10),
      `fill="${d.spot('#7d4a2a', 0)}" fill-opacity=".55"`,
      -12,
    );
  }).join('');
  const grains = Array.from({ length: 130 }, () => {
    const { x, y } = at();
    const r = d.random.between(0.8, 2.4);
    return ellipse(x, y, r * 1.3, r, `fill="${d.random.pick(['#8a5632', '#2c140a', '#6b3a20'])}" fill-opacity=".8"`);
  }).join('');
  return drifts + grains;
};

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const cream = mix(colour, '#fff3d2', 0.5);
  const shade = mix(darken(cream, 0.26), '#c99a5c', 0.35);
  const rows = [27, 70].map((y) =>
    [-74, -38, -1, 34].map((x, i) => fingerEnd(pen, x + d.random.between(-2, 2), y, i === 3 ? 17 : 19)).join(''),
  );
  // The fingers run back from the front: on the cut side each row is a band.
  const bars = ['M50 15Q74 -10 100 -36L100 -12Q76 14 50 40Z', 'M50 58Q76 34 100 6L100 30Q76 58 50 84Z']
    .map(
      (bar) =>
        path(bar, `fill="${d.run([mix(SPONGE, SOAKED, 0.55), mix(SPONGE, SOAKED, 0.85)], true)}"`) +
        path(bar, `transform="translate(0 4)" ${line(darken(SOAKED, 0.3), 2, 0.3)}`),
    )
    .join('');
  const spill = Array.from({ length: 26 }, () =>
    ellipse(
      d.random.between(-90, 52),
      d.random.between(-8, 10),
      d.random.between(0.8, 2),
      d.random.between(0.7, 1.6),
      `fill="${COCOA}" fill-opacity=".7"`,
    ),
  ).join('');
  return (
    path(
      'M-92 74C-104 92 -70 98 -40 92C-10 100 30 96 60 88C84 78 100 46 100 18Z',
      'transform="translate(6 6)" fill="#2a0f10" fill-opacity=".2"',
    ) +
    path('M-92 76C-102 90 -72 95 -44 90C-14 97 28 92 58 84L60 70Z', `fill="${shade}"`) +
    path('M-92 74C-100 86 -72 91 -44 86C-14 93 28 88 58 80L60 66Z', `fill="${cream}"`) +
    path(SIDE, `fill="${shade}"`) +
    d.clipped(path(SIDE, ''), bars) +
    path(FRONT, `fill="${d.run([lighten(cream, 0.3), cream, mix(cream, shade, 0.6)], true)}"`) +
    d.clipped(path(FRONT, ''), rows.join('')) +
    SWELLS.map(
      (swell) =>
        path(swell, `transform="translate(0 4)" fill="${darken(SOAKED, 0.3)}" fill-opacity=".35"`) +
        path(
          swell,
          `fill="${d.run([mix(cream, shade, 0.2), lighten(cream, 0.4), cream, mix(cream, shade, 0.5)], true)}"`,
        ) +
        path('M-82 2C-40 -2 -10 6 34 0', line('#ffffff', 3, 0.8)),
    ).join('') +
    path(LID, `transform="translate(0 5)" fill="${darken(shade, 0.4)}" fill-opacity=".5"`) +
    path(LID, `fill="${d.sweep(['#6b3a20', COCOA, '#351a0d'])}"`) +
    d.clipped(path(LID, ''), cocoa(pen)) +
    spill
  );
};

/** A portion of tiramisu: cocoa over soft cream, and two rows of sponge fingers, cut across. Recipes write `layered-slice`. */
export const tiramisuSlice: PieceKind = { size: 150, count: 1, spin: 0, shadow: [100, 78], colour: '#f8ecd2', draw };
