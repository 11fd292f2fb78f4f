import { darken, lighten } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { ellipse, line, path, placed } from '../canvas/svg';
import type { PropKind } from './propKind';

const draw = (pen: Pen) => {
  const { colour, d } = pen;
  const ear = (turn: number, dy: number) => {
    let kernels = path('M110 0Q10 8 -92 0', line(darken(colour, 0.15), 5));
    for (let i = 0; i < 7; i++) {
      const x = -84 + i * 19;
      for (const side of [-1, 1])
        kernels +=
          path(`M${x} ${side * 3}l-26 ${side * 26}`, line(lighten(colour, 0.3), 2)) +
          ellipse(
            x,
            side * 11,
            15,
            8,
            `fill="${d.shade(colour, { light: 0.45, dark: 0.34, turn: pen.turn + turn })}"`,
            side * -32,
          );
    }
    return placed(0, dy, turn, kernels);
  };
  return ear(-18, -26) + ear(2, 0) + ear(22, 24);
};

/** Ears of wheat. */
export const wheat: PropKind = { shadow: [92, 46], spin: 20, scale: 1.06, colour: '#dba94a', draw };
