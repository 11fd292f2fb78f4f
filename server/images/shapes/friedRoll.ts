import { darken, lighten, mix } from '../canvas/palette';
import { type Pen } from '../canvas/pen';
import { ellipse, line, path, rect } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const dark = mix(darken(colour, 0.42), '#8a4a14', 0.3);
  let blisters = '';
  for (let i = 0; i < 26; i++) {
    blisters += ellipse(
      d.random.between(-84, 84),
      d.random.between(-20, 20),
      d.random.between(3, 11),
      d.random.between(2, 6),
      `fill="${d.random.chance(0.55) ? dark : lighten(colour, 0.5)}" fill-opacity="${d.random.between(0.14, 0.4).toFixed(2)}"`,
    );
  }
  const roll = 'rx="17"';
  return (
    rect(-95, -22, 192, 54, `rx="20" fill="${darken(colour, 0.62)}"`) +
    rect(
      -97,
      -27,
      194,
      54,
      `${roll} fill="${d.run([lighten(colour, 0.3), lighten(colour, 0.12), colour, darken(colour, 0.3)])}"`,
    ) +
    d.clipped(rect(-97, -27, 194, 54, roll), blisters) +
    path('M-70 26C-56 6 -28 -10 16 -26', line(dark, 3, 0.55)) +
    path('M-66 27C-52 8 -24 -8 20 -24', line(lighten(colour, 0.4), 2, 0.5)) +
    path('M-92 -16C-97 -6 -97 8 -92 17', line(dark, 5, 0.5)) +
    path('M93 -14C97 -5 97 8 93 16', line(dark, 5, 0.6)) +
    path('M-74 -18C-30 -22 30 -22 72 -18', line('#fff6e0', 5, 0.5))
  );
};

/** A smooth roll fried golden, or a poached quenelle in a pale colour. */
export const friedRoll: PieceKind = { size: 96, count: 5, spin: 16, shadow: [98, 30], colour: '#d6a04e', draw };
