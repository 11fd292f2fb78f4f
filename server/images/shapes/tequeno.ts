import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** Turns of the dough about the cheese. */
const TURNS = 6;

const CHEESE = '#fdf3d6';

/** The end that was bitten off: cheese that draws out in strings. */
const bitten = () =>
  path('M66 -18C82 -16 92 -8 104 4C92 4 86 14 66 18Z', `fill="${darken(CHEESE, 0.3)}"`) +
  path('M62 -17C76 -16 84 -8 96 0C84 2 78 14 62 16Z', `fill="${CHEESE}"`) +
  path('M80 -4C96 2 108 14 128 16M78 4C92 10 100 22 116 26', line(CHEESE, 5)) +
  path('M66 -10q10 2 14 8', line('#ffffff', 3, 0.8));

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const step = 188 / TURNS;
  const isBitten = d.random.chance(0.28);
  const fried = mix(darken(colour, 0.2), '#9a5212', 0.45);
  const count = isBitten ? TURNS - 1 : TURNS;
  const bands = Array.from({ length: count }, (_, i) => {
    const x = -94 + i * step;
    const band = `M${n(x - 8)} 20C${n(x - 4)} 4 ${n(x + 12)} -14 ${n(x + 18)} -22C${n(x + step)} -27 ${n(x + step + 18)} -22 ${n(x + step + 16)} -14C${n(x + step + 10)} 2 ${n(x + step - 4)} 18 ${n(x + step - 8)} 23C${n(x + 12)} 28 ${n(x - 6)} 26 ${n(x - 8)} 20Z`;
    const blister = blob(d.random, x + d.random.between(8, 24), d.random.between(-10, 10), 6, 4, {
      wobble: 0.3,
      points: 6,
    });
    return (
      path(band, `transform="translate(2 6)" fill="${darken(colour, 0.6)}" fill-opacity=".75"`) +
      path(band, `fill="${d.run([lighten(colour, 0.34), colour, fried])}"`) +
      path(band, line(fried, 3, 0.55)) +
      path(blister, `fill="${lighten(colour, 0.4)}" stroke="${fried}" stroke-width="1.500" stroke-opacity=".6"`) +
      ellipse(x + step * 0.6, -14, 9, 3, 'fill="#fff6dc" fill-opacity=".6"', -8)
    );
  }).join('');
  return (isBitten ? bitten() : '') + bands;
};

/** A stick of cheese in a spiral of fried dough; some are bitten off. Recipes write `fried-roll` with the flour. */
export const tequeno: PieceKind = { size: 112, count: 7, spin: 16, shadow: [98, 26], colour: '#dca24c', draw };
