import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { line, path, rect } from '../canvas/svg';
import { speckled } from '../textures/speckled';
import type { PieceKind } from './pieceKind';

const SHAPE = 'rx="16"';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const brown = mix(darken(colour, 0.34), '#8a4412', 0.4);
  let pits = '';
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 5; column++) {
      const [x, y] = [-82 + column * 34, -82 + row * 34];
      pits +=
        rect(x, y, 27, 27, `rx="6" fill="${brown}"`) +
        rect(x + 4, y + 6, 22, 20, `rx="5" fill="${mix(colour, brown, 0.35)}"`) +
        path(`M${x + 2} ${y + 28}H${x + 25}`, line(lighten(colour, 0.5), 3, 0.6));
    }
  }
  return (
    rect(-93, -85, 194, 190, `${SHAPE} fill="${darken(colour, 0.62)}"`) +
    rect(-97, -97, 194, 194, `${SHAPE} fill="${body(pen, colour, 0.4, 0.3)}"`) +
    pits +
    d.clipped(rect(-97, -97, 194, 194, SHAPE), speckled(pen, 30, 96, 5)) +
    path('M-90 40V-80Q-90 -90 -80 -90H30', line('#fff6e0', 5, 0.5))
  );
};

/** A waffle with the deep squares of its iron. */
export const waffle: PieceKind = { size: 104, count: 2, spin: 14, shadow: [98, 98], colour: '#d8973e', draw };
