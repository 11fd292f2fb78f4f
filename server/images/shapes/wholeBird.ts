import { darken, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { circle, ellipse, line, path } from '../canvas/svg';
import { roastSkin } from '../textures/roastSkin';
import type { PieceKind } from './pieceKind';

const BREAST =
  'M-104 0C-106 -42 -72 -70 -24 -74C26 -76 64 -58 78 -30C86 -12 86 12 78 30C64 58 26 76 -24 74C-72 70 -106 42 -104 0Z';

/** A leg with its two knuckles, and the wing before it, on the far side (-1) or the near one (1). */
const limb = (pen: Pen, s: number) => {
  const leg = `M-12 ${66 * s}C-4 ${100 * s} 50 ${104 * s} 78 ${74 * s}C92 ${58 * s} 106 ${40 * s} 124 ${30 * s}L116 ${12 * s}C94 ${16 * s} 70 ${16 * s} 48 ${22 * s}C14 ${30 * s} -16 ${42 * s} -12 ${66 * s}Z`;
  const wing = `M-92 ${52 * s}C-92 ${84 * s} -52 ${102 * s} -26 ${90 * s}C-6 ${80 * s} -6 ${62 * s} -24 ${62 * s}C-44 ${62 * s} -58 ${46 * s} -72 ${38 * s}C-84 ${34 * s} -92 ${42 * s} -92 ${52 * s}Z`;
  const bone = (x: number, y: number, r: number) => circle(x, y * s, r, `fill="${body(pen, '#f3e3c4', 0.6, 0.3)}"`);
  return (
    bone(125, 14, 10) +
    bone(130, 27, 9.5) +
    roastSkin(pen, leg, {
      reach: [60, 38],
      at: [44, 60 * s],
      folds: `M78 ${24 * s}Q88 ${40 * s} 84 ${60 * s}M92 ${22 * s}Q100 ${34 * s} 98 ${46 * s}`,
    }) +
    roastSkin(pen, wing, { reach: [40, 26], at: [-54, 68 * s] })
  );
};

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const dark = mix(darken(colour, 0.5), '#5a1e08', 0.5);
  return (
    roastSkin(pen, BREAST, { reach: [88, 66], at: [-8, 0] }) +
    d.clipped(
      path(BREAST, ''),
      ellipse(-16, 4, 84, 13, `fill="${d.spot(dark, 0.2)}" fill-opacity=".6"`) +
        path('M-100 2Q-20 -4 66 2', line(dark, 3, 0.4)) +
        path('M-96 -8Q-20 -15 62 -9', line('#ffd790', 5, 0.4)) +
        ellipse(74, 0, 26, 22, `fill="${darken(colour, 0.72)}" fill-opacity=".75"`),
    ) +
    limb(pen, -1) +
    limb(pen, 1)
  );
};

/** A roast bird seen from above, breast up, its legs to the right. */
export const wholeBird: PieceKind = { size: 150, count: 1, spin: 10, shadow: [106, 84], colour: '#cf8a3a', draw };
