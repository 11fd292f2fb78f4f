import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import { speckled } from '../textures/speckled';
import type { PieceKind } from './pieceKind';

/** The cut face: flat below, domed above, longer than wide. */
const FACE = 'M-98 22C-102 -6 -84 -30 -52 -38C-10 -48 46 -46 82 -30C102 -20 104 8 94 22C60 34 -64 36 -98 22Z';

const almond = ({ d }: Pen, x: number, y: number, turn: number) => {
  const shape = blob(d.random, x, y, 17, 8, { wobble: 0.1, points: 8, turn });
  return (
    path(shape, 'transform="translate(1 2)" fill="#8a4f22" fill-opacity=".7"') +
    path(shape, 'fill="#f7ead0" stroke="#a8642e" stroke-width="4"')
  );
};

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const crust = mix(darken(colour, 0.2), '#a8622a', 0.4);
  const almonds = [-68, -36, -4, 30, 64]
    .map((x) => almond(pen, x + d.random.between(-8, 8), d.random.between(-20, 16), d.random.between(-60, 60)))
    .join('');
  return (
    path(FACE, `transform="translate(3 14)" fill="${darken(crust, 0.45)}"`) +
    path(FACE, `transform="translate(0 7)" fill="${crust}"`) +
    path(FACE, `fill="${body(pen, lighten(colour, 0.2), 0.36, 0.16)}" stroke="${crust}" stroke-width="7"`) +
    d.clipped(path(FACE, ''), speckled(pen, 36, 92, 5) + almonds) +
    path('M-88 -16C-50 -40 40 -44 84 -22', line(crust, 8, 0.8)) +
    ellipse(-30, -34, 40, 4, 'fill="#fff" fill-opacity=".35"', -2)
  );
};

/** A long slice of twice-baked biscuit, cut almonds in its face. */
export const biscotto: PieceKind = { size: 108, count: 6, spin: 20, shadow: [98, 42], colour: '#dcae6e', draw };
