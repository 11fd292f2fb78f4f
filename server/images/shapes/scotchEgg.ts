import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { circle, ellipse } from '../canvas/svg';
import { speckled } from '../textures/speckled';
import type { PieceKind } from './pieceKind';

const MEAT = '#b5755a';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const crumb = mix(colour, '#8a4a14', 0.3);
  return (
    circle(4, 8, 97, `fill="${darken(crumb, 0.6)}"`) +
    circle(0, 0, 98, `fill="${body(pen, crumb, 0.3, 0.4)}"`) +
    speckled(pen, 70, 95, 6) +
    circle(0, 0, 84, `fill="${body(pen, MEAT, 0.3, 0.24)}"`) +
    d.clipped(circle(0, 0, 84, ''), speckled({ ...pen, colour: MEAT }, 30, 82, 6)) +
    ellipse(1, 1, 63, 58, `fill="${darken(MEAT, 0.3)}" fill-opacity=".6"`) +
    ellipse(0, 0, 62, 57, `fill="${body(pen, '#fffaf0', 0.9, 0.12)}"`) +
    ellipse(4, 2, 36, 34, `fill="${body(pen, '#f2a024', 0.35, 0.18)}"`) +
    ellipse(4, 2, 34, 32, `fill="none" stroke="${lighten('#f2a024', 0.5)}" stroke-width="3" stroke-opacity=".6"`) +
    shine(pen, 52, 14, 6, 0.8)
  );
};

/** Half an egg in sausage meat and crumbs, cut side up. */
export const scotchEgg: PieceKind = { size: 84, count: 4, spin: 180, shadow: [98, 98], colour: '#c98438', draw };
