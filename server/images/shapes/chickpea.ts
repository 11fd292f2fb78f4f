import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const { random } = d;
  const whole = blob(random, 2, 0, 92, 86, { wobble: 0.05, points: 11 });
  const crease = mix(darken(colour, 0.34), '#a8641c', 0.4);
  return (
    path(whole, `transform="translate(4 12)" fill="${darken(colour, 0.55)}" fill-opacity=".6"`) +
    path(whole, `fill="${body(pen, lighten(colour, 0.08), 0.4, 0.36)}"`) +
    // The beak, where the root would come: a nub and the short crease beside it, not a line over the whole pea.
    ellipse(-66, 6, 19, 14, `fill="${d.spot(crease, 0.1)}" fill-opacity=".7"`, 30) +
    path('M-84 -12C-72 -18 -58 -14 -54 -4C-52 6 -62 14 -74 14', `fill="${body(pen, lighten(colour, 0.2), 0.4, 0.2)}"`) +
    path(`M-52 2q${random.between(18, 30).toFixed(1)} -8 44 4`, line(crease, 6, 0.36)) +
    ellipse(30, 34, 50, 36, `fill="${d.spot(mix(darken(colour, 0.3), '#b8741c', 0.4), 0)}" fill-opacity=".4"`) +
    ellipse(-14, -40, 34, 17, `fill="${d.spot(lighten(colour, 0.9), 0.2)}" fill-opacity=".7"`, -24 - pen.turn)
  );
};

/** A chickpea: round, with a small beak and a crease beside it. */
export const chickpea: PieceKind = { size: 15, count: 36, spin: 180, shadow: [96, 84], colour: '#e2bf78', draw };
