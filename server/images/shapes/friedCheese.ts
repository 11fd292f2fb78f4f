import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, gleam, type Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** The cut through the round, and the soft cheese that runs out of it. */
const CUT = 'M-30 -34C10 -52 62 -44 88 -8C98 20 82 58 40 66C10 60 -24 20 -30 -34Z';
const MELT = 'M-14 -16C16 -34 58 -28 74 0C84 20 74 38 78 58C82 84 60 92 52 74C46 60 36 76 26 66C14 52 -10 20 -14 -16Z';
const HONEY = 'M-78 -30C-50 -58 -8 -62 4 -40C12 -22 -22 -14 -18 8C-16 34 -40 40 -46 18C-50 0 -82 4 -78 -30Z';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const whole = blob(d.random, 0, 0, 98, 78, { wobble: 0.05, points: 12 });
  const brown = mix(colour, '#8a4214', 0.55);
  const crumbs = Array.from({ length: 46 }, () => {
    const [angle, reach, r] = [d.random.next() * 6.28, Math.sqrt(d.random.next()), d.random.between(5, 11)];
    const tone = d.random.pick([lighten(colour, 0.4), brown, darken(colour, 0.2), lighten(colour, 0.2)]);
    return path(
      blob(d.random, Math.cos(angle) * reach * 90, Math.sin(angle) * reach * 70, r, r * 0.8, {
        wobble: 0.3,
        points: 6,
      }),
      `fill="${tone}" stroke="${darken(brown, 0.3)}" stroke-width="1.4" stroke-opacity=".45"`,
    );
  }).join('');
  return (
    path(whole, `transform="translate(3 16)" fill="${darken(brown, 0.4)}"`) +
    path(whole, `fill="${body(pen, colour, 0.4, 0.4)}"`) +
    d.clipped(path(whole, ''), crumbs + path(whole, `fill="${d.edge(brown, 0.6, 0.7)}"`)) +
    path(CUT, `fill="${darken(brown, 0.2)}"`) +
    path(CUT, `transform="translate(3 2) scale(.93)" fill="${lighten(colour, 0.3)}"`) +
    path(MELT, `transform="translate(2 5)" fill="${darken('#e6cf9a', 0.3)}" fill-opacity=".7"`) +
    path(MELT, `fill="${d.shade('#fdf4dc', { light: 0.7, dark: 0.2, turn: pen.turn })}"`) +
    path('M4 -8C26 -20 50 -14 62 6M44 20C46 38 52 48 58 64', line('#ffffff', 6, 0.7)) +
    path(HONEY, 'transform="translate(2 4)" fill="#7a3a08" fill-opacity=".5"') +
    path(HONEY, 'fill="#e09a1c" fill-opacity=".86"') +
    path('M-66 -30C-48 -46 -24 -50 -8 -42', line('#fff0b0', 6, 0.9)) +
    gleam(pen, 60, 16, 0.7)
  );
};

/** A round of goat's cheese fried in crumbs, cut so that it runs, with honey on it. */
export const friedCheese: PieceKind = { size: 96, count: 5, spin: 24, shadow: [98, 82], colour: '#d99b45', draw };
