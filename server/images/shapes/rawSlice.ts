import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { type Pen, span } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import { wetAlong } from '../textures/wetAlong';
import type { PieceKind } from './pieceKind';

/** The seams of the muscle, bent as they lie in the fish: white, with a breath of shade beside each. */
const seams = ({ d, colour }: Pen) => {
  let drawn = '';
  for (let x = -112; x < 112; x += d.random.between(17, 27)) {
    const bend = d.random.between(12, 22);
    const route = `M${n(x - 8)} -46Q${n(x + bend)} -6 ${n(x - 4)} 46`;
    drawn +=
      path(route, `${line(mix(darken(colour, 0.2), '#d98f84', 0.5), 3, 0.4)} transform="translate(3 0)"`) +
      path(route, line('#ffffff', 2.6, 0.8));
  }
  return drawn;
};

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const shape = blob(d.random, 0, 0, 98, 38, { wobble: 0.05, points: 14 });
  const blush = mix(colour, '#eeb6a8', 0.5);
  return (
    path(shape, `transform="translate(2 5)" fill="${darken(colour, 0.55)}" fill-opacity=".5"`) +
    path(shape, `fill="${span(pen, [lighten(colour, 0.6), colour, mix(colour, blush, 0.5)])}" fill-opacity=".93"`) +
    d.clipped(
      path(shape, ''),
      seams(pen) +
        // The dark line of the fish runs along one edge of each slice.
        path('M-96 22Q-20 44 92 24', line(blush, 13, 0.75)) +
        path('M-90 31Q-20 46 84 31', line('#cf7f74', 4, 0.45)) +
        path(shape, line('#ffffff', 5, 0.7)),
    ) +
    wetAlong(pen, { reach: [82, 26], count: 5, bow: 4, gloss: 0.85 })
  );
};

/** Raw fish cut thin across the grain: flat, wet, half clear, pink along one edge. Recipes write `thin-slice`. */
export const rawSlice: PieceKind = { size: 84, count: 9, spin: 180, shadow: [97, 38], colour: '#f8efe4', draw };
