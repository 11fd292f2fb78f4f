import { sliver } from '../canvas/light';
import { brightness, darken, lighten, mix } from '../canvas/palette';
import { type Pen } from '../canvas/pen';
import { circle, ellipse, line, path } from '../canvas/svg';
import { crisped } from '../textures/crisped';
import type { PieceKind } from './pieceKind';
import { rays, scalesOn, slashes } from './wholeFishSkin';

const BODY =
  'M-100 7C-92 -12 -70 -30 -38 -35C0 -40 40 -24 72 -8C82 -14 94 -30 110 -35C104 -20 100 -8 101 2C102 12 108 24 113 33C97 31 83 19 72 9C52 23 26 35 -8 37C-50 39 -86 28 -100 7Z';
/** The head, down to the edge of the gill cover. */
const HEAD = 'M-100 7C-92 -12 -74 -28 -50 -33C-38 -18 -38 14 -52 33C-76 28 -92 18 -100 7Z';
const BACK_FIN = 'M-34 -34C-22 -49 6 -52 34 -38C40 -34 44 -26 46 -20C20 -32 -8 -38 -34 -34Z';
const BELLY_FIN = 'M-16 36C-8 48 12 50 30 40L34 24C18 32 0 36 -16 36Z';

/** Where the rays of the fins and of the tail end. */
const BACK_RAYS = [
  [-16, -47],
  [0, -49],
  [14, -48],
  [28, -41],
] as const;
const BELLY_RAYS = [
  [-2, 44],
  [10, 47],
  [22, 44],
] as const;
const TAIL_RAYS = [
  [106, -30],
  [101, -18],
  [99, -6],
  [99, 6],
  [103, 18],
  [108, 28],
] as const;

/** From this brightness on the skin was steamed, not roast. */
const STEAMED = 0.66;

/** What the fish is coloured with: its dark back, its side, its fins and its head. */
interface Tones {
  dark: string;
  side: string;
  fin: string;
  head: string;
}

const tonesOf = (colour: string, isRoast: boolean): Tones => {
  const dark = mix(darken(colour, isRoast ? 0.46 : 0.3), isRoast ? '#4a2410' : '#8e6a5c', isRoast ? 0.4 : 0.5);
  const side = isRoast ? mix(lighten(colour, 0.06), '#dca052', 0.4) : mix(lighten(colour, 0.3), '#f8ead8', 0.35);
  const fin = mix(darken(colour, 0.24), isRoast ? '#7a4218' : '#b08472', 0.5);
  return { dark, side, fin, head: mix(side, dark, 0.34) };
};

const fins = ({ dark, fin }: Tones) =>
  path(BACK_FIN + BELLY_FIN, `fill="${fin}"`) +
  path(rays([0, -30], BACK_RAYS) + rays([8, 30], BELLY_RAYS), line(dark, 1.8, 0.6));

/** Its side, from the dark back to the pale belly, with its scales and the rays of its tail. */
const sideOf = ({ d, colour }: Pen, { dark, side }: Tones) =>
  path(BODY, `transform="translate(3 9)" fill="${darken(colour, 0.66)}" fill-opacity=".62"`) +
  path(
    BODY,
    `fill="${d.run([dark, mix(dark, side, 0.5), side, lighten(side, 0.26), mix(lighten(side, 0.5), '#fbe7c0', 0.4), mix(side, dark, 0.2)])}"`,
  ) +
  d.clipped(
    path(BODY, ''),
    scalesOn(side, dark) +
      path('M-46 -2C-10 -8 30 -6 70 0', line(dark, 2, 0.34)) +
      path(rays([74, 0], TAIL_RAYS), line(dark, 2.2, 0.5)) +
      ellipse(98, 0, 18, 44, `fill="${d.spot(dark, 0.1)}" fill-opacity=".6"`),
  );

const headOf = ({ d }: Pen, { dark, side, head }: Tones) =>
  path(HEAD, `fill="${d.run([dark, head, mix(head, lighten(side, 0.3), 0.5)])}" fill-opacity=".8"`) +
  path('M-50 -33C-38 -18 -38 14 -52 33', line(dark, 5, 0.55)) +
  path('M-47 -30C-34 -16 -34 14 -48 31', line(lighten(side, 0.5), 2.4, 0.5)) +
  path('M-64 -18C-56 -8 -56 10 -64 20', line(dark, 2.2, 0.36));

/** Cooked, the eye is small, dull and white; the corner of the mouth hangs. */
const eyeAndMouth = (dark: string) =>
  circle(-77, -6, 5, `fill="${dark}" fill-opacity=".8"`) +
  circle(-77, -6, 3.2, 'fill="#cfc3ae"') +
  circle(-77.6, -6.6, 1.1, 'fill="#efe8da"') +
  path('M-99 7Q-92 9 -87 15', line(dark, 2.2, 0.7));

const wetLights = ({ d: { random } }: Pen) =>
  [-58, -26, 4, 30, 52]
    .map((x, i) =>
      sliver(x + random.between(-5, 5), -22 + (i % 2) * 5 + random.between(-3, 3), random.between(4, 10), 0.6, -8),
    )
    .join('');

const draw = (pen: Pen) => {
  const isRoast = brightness(pen.colour) < STEAMED;
  const tones = tonesOf(pen.colour, isRoast);
  const { dark, side, fin } = tones;
  return (
    fins(tones) +
    sideOf(pen, tones) +
    headOf(pen, tones) +
    (isRoast ? crisped({ ...pen, colour: side }, BODY, { reach: [86, 32], freckles: 46, opacity: 0.36 }) : '') +
    slashes(pen, dark) +
    path('M-66 8q16 -7 22 3q-8 10 -22 -3Z', `fill="${fin}" fill-opacity=".8"`) +
    eyeAndMouth(dark) +
    wetLights(pen)
  );
};

/** A whole cooked fish with its head and tail, slashed along the side: its skin roast and blistered, or pale from the steam. */
export const wholeFish: PieceKind = { size: 190, count: 1, spin: 12, shadow: [100, 40], colour: '#b98a58', draw };
