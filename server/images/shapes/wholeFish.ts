import { n } from '../canvas/drawing';
import { sliver } from '../canvas/light';
import { brightness, darken, lighten, mix } from '../canvas/palette';
import { type Pen } from '../canvas/pen';
import { circle, ellipse, line, path } from '../canvas/svg';
import { crisped } from '../textures/crisped';
import type { PieceKind } from './pieceKind';

const BODY =
  'M-100 7C-92 -12 -70 -30 -38 -35C0 -40 40 -24 72 -8C82 -14 94 -30 110 -35C104 -20 100 -8 101 2C102 12 108 24 113 33C97 31 83 19 72 9C52 23 26 35 -8 37C-50 39 -86 28 -100 7Z';
/** The head, down to the edge of the gill cover. */
const HEAD = 'M-100 7C-92 -12 -74 -28 -50 -33C-38 -18 -38 14 -52 33C-76 28 -92 18 -100 7Z';
const BACK_FIN = 'M-34 -34C-22 -49 6 -52 34 -38C40 -34 44 -26 46 -20C20 -32 -8 -38 -34 -34Z';
const BELLY_FIN = 'M-16 36C-8 48 12 50 30 40L34 24C18 32 0 36 -16 36Z';

/** From this brightness on the skin was steamed, not roast. */
const STEAMED = 0.72;

/** The slashes gape in the heat: flakes of white flesh between two curled lips of skin. */
const slashes = ({ d: { random }, colour }: Pen, lip: string) => {
  const flesh = mix('#fdf3e0', colour, 0.1);
  return [-22, 8, 36]
    .map((x, i) => {
      const tall = 25 - i * 4 + random.between(-2, 2);
      const [wide, lean] = [random.between(15, 19) - i * 2, random.between(8, 13)];
      const gash = `M${n(x + lean)} ${n(-tall)}C${n(x + lean + wide)} ${n(-tall * 0.3)} ${n(x + wide - lean)} ${n(tall * 0.5)} ${n(x - lean)} ${n(tall)}C${n(x - 5)} ${n(tall * 0.3)} ${n(x)} ${n(-tall * 0.5)} ${n(x + lean)} ${n(-tall)}Z`;
      const flakes = [-0.5, -0.16, 0.18, 0.5]
        .map((at) => `M${n(x + 1 - at * lean * 0.6)} ${n(at * tall)}q${n(wide * 0.3)} 5 ${n(wide * 0.7)} -1`)
        .join('');
      return (
        path(gash, `fill="${flesh}"`) +
        path(flakes, line(darken(mix(flesh, '#d9a860', 0.5), 0.2), 1.6, 0.7)) +
        path(gash, line(lip, 3.4, 0.75))
      );
    })
    .join('');
};

/** Scales: rows of arcs that fade towards the belly. */
const scalesOn = (colour: string, dark: string) => {
  let arcs = '';
  for (let row = 0; row < 5; row++)
    for (let x = -40 + (row % 2) * 6; x < 62 - row * 3; x += 12) arcs += `M${n(x)} ${n(-26 + row * 9)}q-6 4 0 9`;
  return (
    path(arcs, line(dark, 1.4, 0.3)) +
    path(arcs, `${line(lighten(colour, 0.5), 1.2, 0.34)} transform="translate(-2 -1)"`)
  );
};

const rays = (from: readonly [number, number], ends: readonly (readonly [number, number])[]) =>
  ends.map(([x, y]) => `M${from[0]} ${from[1]}L${x} ${y}`).join('');

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const isRoast = brightness(colour) < STEAMED;
  const dark = mix(darken(colour, 0.46), isRoast ? '#4a2410' : '#4c4640', 0.4);
  const side = isRoast ? mix(lighten(colour, 0.06), '#dca052', 0.4) : colour;
  const fin = mix(darken(colour, 0.3), isRoast ? '#7a4218' : '#6d675c', 0.5);
  const head = mix(side, dark, 0.34);
  return (
    path(BACK_FIN + BELLY_FIN, `fill="${fin}"`) +
    path(
      rays(
        [0, -30],
        [
          [-16, -47],
          [0, -49],
          [14, -48],
          [28, -41],
        ],
      ) +
        rays(
          [8, 30],
          [
            [-2, 44],
            [10, 47],
            [22, 44],
          ],
        ),
      line(dark, 1.8, 0.6),
    ) +
    path(BODY, `transform="translate(3 9)" fill="${darken(colour, 0.66)}" fill-opacity=".62"`) +
    path(
      BODY,
      `fill="${d.run([dark, mix(dark, side, 0.5), side, lighten(side, 0.26), mix(lighten(side, 0.5), '#fbe7c0', 0.4), mix(side, dark, 0.2)])}"`,
    ) +
    d.clipped(
      path(BODY, ''),
      scalesOn(side, dark) +
        path('M-46 -2C-10 -8 30 -6 70 0', line(dark, 2, 0.34)) +
        path(
          rays(
            [74, 0],
            [
              [106, -30],
              [101, -18],
              [99, -6],
              [99, 6],
              [103, 18],
              [108, 28],
            ],
          ),
          line(dark, 2.2, 0.5),
        ) +
        ellipse(98, 0, 18, 44, `fill="${d.spot(dark, 0.1)}" fill-opacity=".6"`),
    ) +
    path(HEAD, `fill="${d.run([dark, head, mix(head, lighten(side, 0.3), 0.5)])}" fill-opacity=".8"`) +
    path('M-50 -33C-38 -18 -38 14 -52 33', line(dark, 5, 0.55)) +
    path('M-47 -30C-34 -16 -34 14 -48 31', line(lighten(side, 0.5), 2.4, 0.5)) +
    path('M-64 -18C-56 -8 -56 10 -64 20', line(dark, 2.2, 0.36)) +
    (isRoast ? crisped({ ...pen, colour: side }, BODY, { reach: [86, 32], freckles: 46, opacity: 0.36 }) : '') +
    slashes(pen, dark) +
    path('M-66 8q16 -7 22 3q-8 10 -22 -3Z', `fill="${fin}" fill-opacity=".8"`) +
    // Cooked, the eye is small, dull and white; the corner of the mouth hangs.
    circle(-77, -6, 5, `fill="${dark}" fill-opacity=".8"`) +
    circle(-77, -6, 3.2, 'fill="#cfc3ae"') +
    circle(-77.6, -6.6, 1.1, 'fill="#efe8da"') +
    path('M-99 7Q-92 9 -87 15', line(dark, 2.2, 0.7)) +
    [-58, -26, 4, 30, 52]
      .map((x, i) =>
        sliver(
          x + d.random.between(-5, 5),
          -22 + (i % 2) * 5 + d.random.between(-3, 3),
          d.random.between(4, 10),
          0.6,
          -8,
        ),
      )
      .join('')
  );
};

/** A whole cooked fish with its head and tail, slashed along the side: its skin roast and blistered, or pale from the steam. */
export const wholeFish: PieceKind = { size: 190, count: 1, spin: 12, shadow: [100, 40], colour: '#b98a58', draw };
