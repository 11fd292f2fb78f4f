import { grown, pointsIn } from '../canvas/areas';
import type { Drawing } from '../canvas/drawing';
import { contact } from '../canvas/light';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { ellipse, line, path, placed } from '../canvas/svg';
import { drawPiece } from '../pieces/drawPiece';
import type { PictureItem } from '../pictureSpec';
import { browning } from '../textures/browning';
import type { Filling, FillNeeds } from './filling';

/** What is in the roll, packed into its cut end and bulging out of it; without pieces, crumbs of the filling. */
const stuffing = (d: Drawing, pieces: readonly PictureItem[], filling: string, turn: number): string =>
  Array.from({ length: pieces.length > 0 ? 15 : 30 }, (_, i) => {
    const angle = d.random.next() * 6.283;
    const reach = Math.sqrt(d.random.next());
    const at = { x: 97 + Math.cos(angle) * 25 * reach, y: Math.sin(angle) * 38 * reach };
    const item = pieces[i % Math.max(1, pieces.length)];
    if (item) return drawPiece(d, item, at, d.random.between(15, 21), d.random.between(0, 360), 0.5);
    const crumb = blob(d.random, at.x, at.y, d.random.between(5, 10), d.random.between(4, 8), {
      wobble: 0.24,
      points: 6,
    });
    return path(crumb, `fill="${d.shade(filling, { light: 0.3, dark: 0.25, turn })}"`);
  }).join('');

/** Rolled flatbreads cut across, their filling showing at the ends. */
export const wrap = ({ d, ground, colours, pieces }: FillNeeds): Filling => {
  const [bread = '#ecd2a0', filling = '#8a4a2c'] = colours;
  const size = Math.min(ground.rx * 0.66, ground.ry * 0.78);
  const base = d.random.between(-34, -22);
  const spots = [-1, 1].map((side) => ({
    x: ground.x + side * size * 0.22,
    y: ground.y + side * size * 0.5,
    turn: base + side * d.random.between(3, 8),
  }));
  let surface = '';
  for (const { x, y, turn } of spots) {
    const roll =
      'M-128 -12C-126 -34 -104 -46 -76 -49C-20 -54 50 -54 96 -50C112 -26 112 26 96 50C50 55 -20 55 -78 50C-106 46 -128 34 -128 12Z';
    const end =
      ellipse(92, 0, 44, 57, `fill="${darken(bread, 0.3)}"`) +
      ellipse(93, 0, 40, 53, `fill="${lighten(bread, 0.3)}"`) +
      ellipse(94, 0, 35, 48, `fill="${darken(filling, 0.45)}"`) +
      stuffing(d, pieces, filling, turn);
    surface +=
      contact(d, x, y + 4, size * 1.28, size * 0.56, 0.62, turn) +
      placed(
        x,
        y,
        turn,
        path(roll, `fill="${d.run([lighten(bread, 0.6), bread, darken(bread, 0.34)])}"`) +
          d.clipped(
            path(roll, ''),
            browning(d, pointsIn(d.random, { x: -10, y: -4, rx: 110, ry: 40, corner: 1 }, 22, 0.95), 10, bread, 0.42) +
              path('M-128 4C-110 -8 -96 -26 -84 -49M-128 8C-112 16 -98 30 -88 50', line(darken(bread, 0.5), 4, 0.5)) +
              path('M-112 24C-60 38 20 14 104 28', line(darken(bread, 0.45), 4, 0.5)) +
              [-58, -22, 14, 50]
                .map((at) => path(`M${at} -56L${at - 24} 58`, line(mix(bread, '#5a2a0c', 0.6), 7, 0.26)))
                .join('') +
              path('M-120 -34H92', line('#ffffff', 6, 0.4)),
          ) +
          end,
        size / 100,
      );
  }
  return { surface, areas: [grown(ground, 0.9)], garnished: { ...ground, rx: size * 1.1, ry: size * 0.8 }, pieces: [] };
};
