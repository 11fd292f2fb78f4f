import { darken, lighten } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { circle, ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const EGG = /egg/i;

/** What fills it: an egg set in cream, or whatever its colour says, browned at the edge. */
const content = (pen: Pen) => {
  const { d, colour } = pen;
  if (!EGG.test(pen.ingredient))
    return (
      circle(0, 0, 76, `fill="${body(pen, colour, 0.34, 0.2)}"`) +
      circle(0, 0, 76, `fill="${d.edge(darken(colour, 0.5), 0.6, 0.5)}"`) +
      ellipse(-20, -26, 30, 10, 'fill="#fff" fill-opacity=".4"', -34)
    );
  return (
    circle(0, 0, 76, `fill="${body(pen, '#fdf8ea', 0.6, 0.12)}"`) +
    path('M-54 20C-40 46 10 58 44 36', line('#e6d8b4', 7, 0.5)) +
    circle(4, 8, 38, `fill="${darken('#f2a52a', 0.3)}" fill-opacity=".4"`) +
    circle(2, 2, 37, `fill="${d.shade('#f6ac2e', { light: 0.4, dark: 0.2, turn: pen.turn })}"`) +
    ellipse(-10, -12, 13, 7, 'fill="#fff" fill-opacity=".75"', -34)
  );
};

const draw = (pen: Pen) => {
  const { d } = pen;
  return (
    circle(4, 12, 98, `fill="${darken('#efe9dc', 0.55)}" fill-opacity=".5"`) +
    circle(0, 0, 98, `fill="${d.sweep(['#ffffff', '#efe9dc', '#c9c0ae'], pen.turn)}"`) +
    Array.from({ length: 28 }, (_, i) => {
      const angle = (i / 28) * 6.283;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      return `M${Math.round(cos * 90)} ${Math.round(sin * 90)}L${Math.round(cos * 97)} ${Math.round(sin * 97)}`;
    })
      .map((rib) => path(rib, line('#b5ab98', 4, 0.6)))
      .join('') +
    circle(0, 0, 82, `fill="${d.sweep(['#cfc6b4', lighten('#efe9dc', 0.6)], pen.turn)}"`) +
    content(pen) +
    shine(pen, 89, 26, 5, 0.9)
  );
};

/** A ribbed white ramekin with what was baked in it. */
export const ramekin: PieceKind = {
  size: 86,
  count: 4,
  spin: 0,
  shadow: [100, 100],
  colour: '#e6b95a',
  side: { lean: 0.6, high: 62, wall: 'china', foot: 0.92 },
  draw,
};
