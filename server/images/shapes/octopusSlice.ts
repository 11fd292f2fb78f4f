import { blob } from '../canvas/outlines';
import { darken, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { circle, ellipse, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const shape = blob(d.random, 0, 0, 92, 84, { wobble: 0.06, points: 12 });
  const suckers = [-40, -8, 26]
    .map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      const [x, y] = [Math.cos(angle) * 80, Math.sin(angle) * 76];
      return (
        circle(x, y, 19, `fill="${body(pen, mix(colour, '#f0c8d0', 0.5), 0.5, 0.35)}"`) +
        circle(x + 1, y, 8, `fill="${darken(colour, 0.4)}" fill-opacity=".7"`)
      );
    })
    .join('');
  return (
    path(shape, `transform="translate(3 9)" fill="${darken(colour, 0.62)}"`) +
    path(shape, `fill="${body(pen, colour, 0.3, 0.35)}"`) +
    suckers +
    path(shape, 'transform="translate(-3 -2) scale(.8)" fill="#f6e0cf"') +
    ellipse(4, 6, 46, 40, `fill="${d.spot('#e2b9a8', 0)}" fill-opacity=".5"`) +
    shine(pen, 40, 22, 9, 0.8)
  );
};

/** A slice of octopus arm: white flesh, a purple rim, suckers along one side. */
export const octopusSlice: PieceKind = { size: 38, count: 14, spin: 180, shadow: [96, 88], colour: '#a8486a', draw };
