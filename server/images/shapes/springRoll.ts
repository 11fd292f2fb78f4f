import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const ROLL = 'M-88 -27C-58 -31 60 -30 86 -26C98 -20 100 18 88 27C60 32 -60 32 -88 28C-101 18 -100 -19 -88 -27Z';
/** The same, cut slantwise at its right. */
const CUT = 'M-88 -27C-58 -31 30 -30 66 -28C52 -10 50 12 62 31C30 33 -60 32 -88 28C-101 18 -100 -19 -88 -27Z';

/** Where the wrapper bubbled up in the oil: pale domes with a brown edge. */
const bubbles = ({ d, colour }: Pen, brown: string) =>
  Array.from({ length: 22 }, () => {
    const [x, y] = [d.random.between(-86, 84), d.random.between(-24, 24)];
    const r = d.random.between(2.5, 7);
    const bubble = blob(d.random, x, y, r * 1.4, r * 0.9, { wobble: 0.2, points: 7 });
    return (
      path(bubble, `transform="translate(1 2)" fill="${brown}" fill-opacity=".5"`) +
      path(bubble, `fill="${lighten(colour, 0.42)}" fill-opacity=".8"`)
    );
  }).join('');

/** What is rolled in: cabbage, carrot and meat, seen where it is cut. */
const filled = ({ d, colour }: Pen) => {
  const bits = Array.from({ length: 34 }, () => {
    const [angle, far] = [d.random.next() * 6.283, Math.sqrt(d.random.next())];
    const [x, y] = [61 + Math.cos(angle) * far * 12, 1 + Math.sin(angle) * far * 21];
    const tone = d.random.pick(['#e8822c', '#f0963a', '#bcd27a', '#8fae4a', '#a8683c', '#8a4f2a', '#f2ecc4']);
    return path(
      blob(d.random, x, y, d.random.between(3, 7), d.random.between(2, 4), {
        wobble: 0.3,
        points: 6,
        turn: d.random.between(0, 180),
      }),
      `fill="${tone}"`,
    );
  }).join('');
  return (
    ellipse(62, 1, 17, 30, `fill="${mix(darken(colour, 0.3), '#8a4a14', 0.4)}"`, -4) +
    ellipse(62, 1, 14, 26, `fill="${lighten(colour, 0.4)}"`, -4) +
    ellipse(61, 1, 12, 23, 'fill="#6a4020"', -4) +
    bits
  );
};

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const brown = mix(darken(colour, 0.32), '#8f4a12', 0.5);
  const isCut = d.random.chance(0.3);
  const shape = isCut ? CUT : ROLL;
  const scorched = Array.from({ length: 7 }, () =>
    ellipse(
      d.random.between(-84, 80),
      d.random.between(-14, 26),
      d.random.between(14, 30),
      d.random.between(6, 12),
      `fill="${d.spot(brown, 0.1)}" fill-opacity=".6"`,
      d.random.between(-14, 14),
    ),
  ).join('');
  const flap = d.random.between(-30, 20);
  const fold = `M${n(flap - 58)} 31C${n(flap - 30)} 8 ${n(flap + 4)} -14 ${n(flap + 44)} -30`;
  return (
    path(shape, `transform="translate(2 9)" fill="${darken(colour, 0.64)}" fill-opacity=".85"`) +
    path(
      shape,
      `fill="${d.run([lighten(colour, 0.16), lighten(colour, 0.44), colour, mix(colour, brown, 0.6), darken(brown, 0.2)])}"`,
    ) +
    d.clipped(
      path(shape, ''),
      scorched +
        bubbles(pen, brown) +
        path(fold, `${line(brown, 7, 0.5)} transform="translate(3 3)"`) +
        path(fold, line(lighten(colour, 0.55), 3.5, 0.9)) +
        path(shape, line(brown, 6, 0.5)),
    ) +
    // The end that was tucked in.
    path('M-86 -22C-78 -8 -78 10 -86 23', line(brown, 3.5, 0.8)) +
    path('M-83 -22C-74 -8 -74 10 -82 23', line(lighten(colour, 0.5), 2, 0.6)) +
    (isCut ? filled(pen) : path('M84 -20C77 -8 77 10 84 21', line(brown, 3.5, 0.7))) +
    path('M-70 -20C-30 -24 10 -24 44 -21', line('#fffbe8', 4, 0.62))
  );
};

/** A spring roll: a thin wrapper that bubbled in the oil, tucked in at its ends; some are cut. Recipes write `fried-roll`. */
export const springRoll: PieceKind = { size: 104, count: 6, spin: 8, shadow: [98, 32], colour: '#d6a04e', draw };
