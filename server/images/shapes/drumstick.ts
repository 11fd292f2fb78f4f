import { darken, mix } from '../canvas/palette';
import { body, type Pen, span } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';
import { scorched } from '../textures/scorched';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const meat =
    'M-98 -2C-102 -44 -66 -62 -28 -56C10 -50 30 -26 56 -15C66 -10 66 11 56 15C32 24 10 54 -28 57C-68 60 -96 38 -98 -2Z';
  const bone = 'M46 -10L88 -9C92 -25 113 -21 108 -3C116 10 101 24 90 12L46 12Z';
  const dark = mix(darken(colour, 0.4), '#6a2a0c', 0.4);
  return (
    path(bone, `transform="translate(2 5)" fill="${darken('#d9c3a0', 0.5)}" fill-opacity=".6"`) +
    path(bone, `fill="${span(pen, ['#fffaf0', '#d9c3a0'])}"`) +
    path(meat, `transform="translate(2 8)" fill="${darken(colour, 0.64)}"`) +
    path(meat, `fill="${body(pen, colour, 0.42, 0.44)}"`) +
    d.clipped(
      path(meat, ''),
      scorched(pen, 12, [84, 46], 20, 0.5) + ellipse(48, 0, 26, 20, `fill="${d.spot(dark, 0.2)}" fill-opacity=".6"`),
    ) +
    path('M-82 -18C-76 -40 -52 -48 -26 -44', line('#ffffff', 7, 0.45)) +
    path('M-14 28Q12 20 36 6', line('#fff3d0', 4, 0.3))
  );
};

/** A roast chicken leg. */
export const drumstick: PieceKind = { size: 92, count: 4, spin: 180, shadow: [92, 56], colour: '#c07a30', draw };
