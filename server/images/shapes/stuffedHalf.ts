import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const SHELL = 'M-98 4C-96 -34 -64 -48 -20 -53C34 -58 90 -46 98 0C92 46 34 58 -20 53C-64 48 -98 38 -98 4Z';
const STALK = 'M-94 0C-104 -4 -112 -12 -116 -8C-120 0 -110 10 -94 10Z';
const FLESH = '#efe0a8';
const CHEESE = '#e6b04e';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  let top = '';
  for (let i = 0; i < 60; i++) {
    const [x, y, r] = [d.random.between(-78, 80), d.random.between(-34, 34), d.random.between(7, 17)];
    const tone = d.random.pick([CHEESE, lighten(CHEESE, 0.3), mix(CHEESE, '#9a4f1c', 0.5), '#a8582a']);
    top +=
      path(
        blob(d.random, x + 1, y + 3, r, r * 0.75, { wobble: 0.3, points: 7 }),
        `fill="${darken(tone, 0.4)}" fill-opacity=".4"`,
      ) + path(blob(d.random, x, y, r, r * 0.72, { wobble: 0.3, points: 7 }), `fill="${tone}"`);
  }
  const inner = 'transform="scale(.9 .84)"';
  return (
    path(STALK, `fill="${mix(colour, '#6f8a3a', 0.7)}" stroke="${darken(colour, 0.4)}" stroke-width="2"`) +
    path(SHELL, `transform="translate(3 9)" fill="${darken(colour, 0.66)}"`) +
    path(SHELL, `fill="${body(pen, colour, 0.4, 0.44)}"`) +
    path(SHELL, `${inner} fill="${FLESH}"`) +
    path(SHELL, `transform="scale(.86 .74)" fill="${body(pen, CHEESE, 0.3, 0.36)}"`) +
    d.clipped(path(SHELL, 'transform="scale(.88 .78)"'), top) +
    ellipse(-24, -24, 40, 8, 'fill="#fff6dc" fill-opacity=".4"', -4) +
    path('M-84 -28C-62 -44 -32 -48 0 -50', line('#ffffff', 4, 0.4))
  );
};

/** Half an aubergine or courgette, hollowed, filled and browned under cheese; its colour is the skin's. */
export const stuffedHalf: PieceKind = { size: 112, count: 3, spin: 8, shadow: [100, 56], colour: '#4c2c50', draw };
