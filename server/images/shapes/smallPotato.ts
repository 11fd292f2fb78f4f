import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const skin = mix(darken(colour, 0.12), '#b98a3c', 0.4);
  const shape = blob(d.random, 0, 0, 98, 78, { wobble: 0.05, points: 10 });
  const eyes = Array.from({ length: 6 }, () =>
    ellipse(
      d.random.between(-70, 70),
      d.random.between(-50, 50),
      d.random.between(4, 8),
      3,
      `fill="${darken(skin, 0.4)}" fill-opacity=".4"`,
      d.random.between(0, 180),
    ),
  ).join('');
  const isCut = d.random.chance(0.45);
  const cut = blob(d.random, 8, -10, 80, 54, { wobble: 0.06, points: 10 });
  return (
    path(shape, `transform="translate(3 9)" fill="${darken(colour, 0.6)}"`) +
    path(shape, `fill="${body(pen, skin, 0.4, 0.36)}"`) +
    eyes +
    (isCut
      ? path(cut, `fill="${body(pen, lighten(colour, 0.2), 0.5, 0.12)}" stroke="${skin}" stroke-width="4"`) +
        path('M-40 -22Q0 -36 52 -24M-30 6Q10 -4 50 4', line(darken(colour, 0.2), 3, 0.3))
      : '') +
    shine(pen, 46, 24, 9, 0.5)
  );
};

/** A small potato boiled in its skin, whole or halved. */
export const smallPotato: PieceKind = { size: 40, count: 9, spin: 180, shadow: [96, 78], colour: '#edd089', draw };
