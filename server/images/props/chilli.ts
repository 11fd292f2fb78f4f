import type { Pen } from '../canvas/pen';
import { line, path, placed } from '../canvas/svg';
import { body, type PropKind } from './propKind';

const draw = (pen: Pen) => {
  const green = /green|jalap|verde/i.test(pen.ingredient);
  const colour = green ? '#5a9a3a' : pen.colour;
  const one = (turn: number, dx: number, dy: number) =>
    placed(
      dx,
      dy,
      turn,
      path(
        'M-70 -22C-40 -34 10 -22 50 6C74 22 96 40 110 66C84 62 50 56 14 36C-20 20 -60 18 -74 6C-82 -2 -80 -16 -70 -22Z',
        `fill="${body(pen, colour, 0.4, 0.42)}"`,
      ) +
        path('M-58 -14C-30 -22 14 -8 52 18', line('#ffffff', 6, 0.55)) +
        path('M-82 -14C-74 -26 -58 -24 -54 -8C-60 4 -74 8 -82 2Z', 'fill="#4f8a38"') +
        path('M-78 -8C-92 -10 -104 -22 -112 -34', line('#4a7a30', 10)),
    );
  return one(-10, 4, -24) + one(24, -6, 18);
};

/** A chilli. */
export const chilli: PropKind = { shadow: [100, 50], spin: 30, scale: 0.94, colour: '#cf2a1c', draw };
