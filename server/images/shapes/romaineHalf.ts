import { n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import { type Pen, span } from '../canvas/pen';
import { smooth } from '../canvas/outlines';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** Its outline: the root at the left, ruffled leaves towards the right. */
const outlineOf = ({ d }: Pen, share: number) =>
  smooth(
    Array.from({ length: 26 }, (_, i) => {
      const angle = Math.PI + (i / 26) * Math.PI * 2;
      const x = Math.cos(angle);
      const ruffle = x > -0.6 ? d.random.between(-0.07, 0.1) * (x + 0.9) : 0;
      return {
        x: x * 98 * (1 + ruffle * 0.4) * share,
        y: Math.sin(angle) * (26 + (x + 1) * 9) * (1 + ruffle * 2) * share,
      };
    }),
  );

/** Leaves that lie in each other, cut through: each its edge from the root to its tip. */
const cutLeaves = (colour: string) =>
  [-30, -21, -12, -4, 5, 13, 22, 31]
    .map((y, i) => {
      const route = `M-84 ${n(y * 0.12)}C-40 ${n(y * 0.8)} 20 ${n(y * 1.1)} ${n(84 - Math.abs(y) * 0.5)} ${n(y)}`;
      return (
        path(route, line(i % 2 ? darken(colour, 0.3) : mix(colour, '#5d8a2c', 0.5), 6, 0.6)) +
        path(route, `${line('#f6f7d8', 3, 0.7)} transform="translate(0 -4)"`)
      );
    })
    .join('');

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const [outer, inner] = [outlineOf(pen, 1), outlineOf(pen, 0.86)];
  const heart = mix(lighten(colour, 0.3), '#f2f3c0', 0.6);
  const bars = [-50, -14, 22, 58]
    .map((x) => {
      const at = x + d.random.between(-5, 5);
      const route = `M${n(at - 12)} 44L${n(at + 12)} -44`;
      return path(route, line('#3a2208', 13, 0.32)) + path(route, line('#2c1806', 6, 0.66));
    })
    .join('');
  return (
    path(outer, `transform="translate(3 11)" fill="${darken(colour, 0.7)}"`) +
    path(
      outer,
      `fill="${span(pen, [mix(colour, '#4c7a24', 0.4), mix(colour, '#3f6d1e', 0.7), darken(colour, 0.5)])}"`,
    ) +
    path(inner, `fill="${d.run([heart, mix(heart, colour, 0.5), colour], true)}"`) +
    d.clipped(
      path(outer, ''),
      cutLeaves(colour) +
        bars +
        ellipse(60, 0, 50, 40, `fill="${d.spot('#6a4410', 0)}" fill-opacity=".34"`) +
        ellipse(-88, 0, 16, 18, `fill="${d.spot('#f7f1d6', 0.4)}"`),
    ) +
    path('M-60 -22C-30 -34 10 -36 44 -33', line('#ffffff', 4, 0.45))
  );
};

/** Half a head of romaine from the grill, its cut face with the marks of the bars. Recipes write `cabbage-wedge`. */
export const romaineHalf: PieceKind = { size: 118, count: 4, spin: 12, shadow: [100, 44], colour: '#9dbb54', draw };
