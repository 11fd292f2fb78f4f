import { darken, lighten } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PropKind } from './propKind';

const draw = (pen: Pen) => {
  const { colour } = pen;
  let squares = '';
  for (let i = 0; i < 3; i++) {
    for (let k = 0; k < 3; k++) {
      if (i === 2 && k === 0) continue;
      const [x, y] = [-90 + i * 62, -74 + k * 52];
      squares += `<rect x="${x + 3}" y="${y + 9}" width="60" height="50" rx="5" fill="${darken(colour, 0.55)}"/><rect x="${x}" y="${y}" width="60" height="50" rx="5" fill="${pen.d.sweep([lighten(colour, 0.26), colour, darken(colour, 0.3)], pen.turn)}"/><rect x="${x + 9}" y="${y + 8}" width="42" height="34" rx="4" fill="${pen.d.sweep([darken(colour, 0.2), lighten(colour, 0.14)], pen.turn)}"/>${path(`M${x + 4} ${y + 44}V${y + 5}H${x + 54}`, line('#ffffff', 2.4, 0.3))}`;
    }
  }
  return squares;
};

/** Squares of chocolate. */
export const chocolate: PropKind = { shadow: [96, 82], spin: 30, scale: 0.86, colour: '#5a3422', draw };
