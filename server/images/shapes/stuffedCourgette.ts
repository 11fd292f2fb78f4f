import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** A long half with a blunt end and a stump of its stalk, and its cut face, seen from a little above. */
const SKIN = 'M-100 -4C-98 -24 -64 -33 0 -34C60 -34 92 -26 98 -6C100 22 66 46 0 48C-64 46 -102 24 -100 -4Z';
const FACE = 'M-96 -7C-92 -24 -60 -31 0 -32C58 -31 88 -24 93 -8C90 10 58 22 0 23C-60 22 -92 12 -96 -7Z';
const FLESH = '#e9e8b4';

/** What was fried for the filling: red, brown and green from its foot up. */
const LOW = ['#8f3a1c', '#7a2f16', '#a54a22'] as const;
const HIGH = ['#d4612c', '#b8481f', '#c98a3c', '#5f8a34', '#e0a24a'] as const;

const mound = ({ d }: Pen) =>
  Array.from({ length: 64 }, (_, i) => {
    const height = i / 64;
    const x = d.random.between(-1, 1) * 78;
    const room = Math.sqrt(1 - (x / 90) ** 2);
    const y = 2 + d.random.between(-0.5, 0.5) * 30 * room - height * 22 * room;
    const r = d.random.between(6, 11);
    const lump = blob(d.random, x, y, r * 1.25, r * 0.84, { wobble: 0.36, points: 7, turn: d.random.between(-60, 60) });
    return (
      path(lump, 'transform="translate(2 4)" fill="#35100a" fill-opacity=".45"') +
      path(
        lump,
        `fill="${d.shade(height < 0.3 ? d.random.pick(LOW) : d.random.pick(HIGH), { light: 0.26, dark: 0.2 })}"`,
      )
    );
  }).join('');

/** Cheese that melted over the filling, browned where it stands up. */
const melted = ({ d }: Pen) =>
  [-56, -14, 28, 64]
    .map((x) => {
      const [cx, cy] = [x + d.random.between(-7, 7), -21 + Math.abs(x) * 0.12 + d.random.between(-3, 4)];
      const patch = blob(d.random, cx, cy, d.random.between(20, 28), d.random.between(11, 15), {
        wobble: 0.24,
        points: 9,
      });
      return (
        path(patch, 'transform="translate(1 4)" fill="#7a3a10" fill-opacity=".5"') +
        path(patch, `fill="${d.shade('#f6cf68', { light: 0.5, dark: 0.16 })}"`) +
        ellipse(
          cx + 4,
          cy - 1,
          12,
          6,
          `fill="${d.spot('#b4621c', 0.1)}" fill-opacity=".75"`,
          d.random.between(-20, 20),
        ) +
        ellipse(cx - 8, cy - 5, 6, 2, 'fill="#fffdf0" fill-opacity=".8"', -20)
      );
    })
    .join('');

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const stripes = [8, 17, 26, 35]
    .map((y) => `M${-94 + y * 0.5} ${y}C-50 ${y + 14} 50 ${y + 14} ${92 - y * 0.5} ${y - 2}`)
    .join('');
  return (
    path(
      'M-96 -8C-108 -12 -118 -10 -118 -2C-118 6 -108 8 -96 6Z',
      `fill="${mix(darken(colour, 0.2), '#a9b06a', 0.4)}"`,
    ) +
    path(SKIN, `transform="translate(3 9)" fill="${darken(colour, 0.7)}" fill-opacity=".8"`) +
    path(SKIN, `fill="${d.run([lighten(colour, 0.3), colour, darken(colour, 0.46)])}"`) +
    d.clipped(path(SKIN, ''), path(stripes, line(lighten(colour, 0.5), 2.6, 0.4))) +
    path(FACE, `fill="${body(pen, FLESH, 0.3, 0.24)}"`) +
    path(FACE, line(mix(FLESH, colour, 0.5), 2.5, 0.8)) +
    mound(pen) +
    melted(pen) +
    path('M-70 36C-40 43 -10 45 20 44', line('#ffffff', 3.5, 0.4))
  );
};

/** Half a courgette, hollowed and filled above its pale rim, cheese browned on it. Recipes write `stuffed-half`. */
export const stuffedCourgette: PieceKind = {
  size: 124,
  count: 4,
  spin: 5,
  shadow: [100, 44],
  colour: '#5f9440',
  draw,
};
