import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { line, path, rect } from '../canvas/svg';
import { speckled } from '../textures/speckled';
import { wallBelow } from '../textures/wallBelow';
import type { PieceKind } from './pieceKind';

/** The outline of its upper face. */
const BAR = 'M-82 -48H82Q98 -48 98 -32V28Q98 44 82 44H-82Q-98 44 -98 28V-32Q-98 -48 -82 -48Z';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const brown = mix(darken(colour, 0.36), '#8a4412', 0.5);
  const face = rect(-98, -48, 196, 92, 'rx="16"');
  return (
    wallBelow(pen, BAR, 34, mix(colour, brown, 0.5), darken(brown, 0.45)) +
    rect(-98, -48, 196, 92, `rx="16" fill="${body(pen, colour, 0.34, 0.24)}"`) +
    d.clipped(
      face,
      rect(-98, -48, 196, 92, `rx="16" fill="none" stroke="${brown}" stroke-width="22" stroke-opacity=".6"`) +
        speckled(pen, 40, 96, 6),
    ) +
    rect(-68, -26, 136, 46, `rx="12" fill="${lighten(colour, 0.3)}" fill-opacity=".5"`) +
    path('M-50 -4C-20 -16 -6 4 20 -6C34 -12 46 -4 56 -8', line(darken(colour, 0.35), 5, 0.35)) +
    path('M-84 -34H40', line('#fff6e0', 6, 0.5))
  );
};

/** A small cake in the shape of a bar of gold, pale in the middle and brown at its edges. */
export const ingot: PieceKind = {
  size: 82,
  count: 6,
  spin: 7,
  shadow: [98, 50],
  colour: '#e0b060',
  side: { lean: 0.78 },
  draw,
};
