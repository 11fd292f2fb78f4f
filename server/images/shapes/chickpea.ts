import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const { random } = d;
  const whole = blob(random, 4, 0, 88, 82, { wobble: 0.07, points: 11 });
  const seam = mix(darken(colour, 0.3), '#a8641c', 0.4);
  return (
    path(whole, `transform="translate(4 12)" fill="${darken(colour, 0.55)}" fill-opacity=".6"`) +
    // The beak, where the root would come.
    path('M-70 -22C-92 -22 -106 -8 -108 4C-96 10 -80 22 -66 24Z', `fill="${body(pen, colour, 0.4, 0.34)}"`) +
    path(whole, `fill="${body(pen, colour, 0.4, 0.34)}"`) +
    // Its two halves press through the skin.
    path(
      `M-74 2C-30 ${random.between(-26, -8).toFixed(1)} 16 ${random.between(4, 20).toFixed(1)} 54 -8`,
      line(seam, 6, 0.42),
    ) +
    ellipse(-22, -38, 32, 15, `fill="${d.spot(lighten(colour, 0.9), 0.2)}" fill-opacity=".62"`, -24 - pen.turn)
  );
};

/** A chickpea: round, wrinkled, with a beak and the seam between its halves. */
export const chickpea: PieceKind = { size: 15, count: 36, spin: 180, shadow: [96, 84], colour: '#e2bf78', draw };
