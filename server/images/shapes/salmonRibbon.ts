import { smooth } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { type Pen, span } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** Half the width of the slice, where it lies flat. */
const HALF = 46;

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const phase = d.random.between(0, 6.28);
  const middle = (x: number) => Math.sin(x / 40 + phase) * 16;
  const edge = (sign: number) =>
    [-98, -70, -36, 0, 36, 70, 98].map((x, i) => ({
      x,
      y: middle(x) + sign * HALF * (i === 0 || i === 6 ? 0.55 : d.random.between(0.84, 1.14)),
    }));
  const [upper, lower] = [edge(-1), edge(1)];
  const shape = smooth([...upper, ...lower.toReversed()]);
  const fat = mix(lighten(colour, 0.7), '#fff2e4', 0.6);
  const fats = Array.from({ length: 8 }, (_, i) => {
    const x = -92 + i * 24 + d.random.between(-5, 5);
    const y = middle(x);
    return `M${x.toFixed(1)} ${(y - HALF).toFixed(1)}q${d.random.between(16, 26).toFixed(1)} ${HALF} ${d.random.between(-4, 6).toFixed(1)} ${HALF * 2}`;
  }).join('');
  const fold = d.random.between(-44, 44);
  const crease = `M${(fold - 22).toFixed(1)} ${(middle(fold) - HALF).toFixed(1)}Q${fold.toFixed(1)} ${middle(fold).toFixed(1)} ${(fold - 8).toFixed(1)} ${(middle(fold) + HALF).toFixed(1)}`;
  return (
    path(shape, `transform="translate(2 11)" fill="${darken(colour, 0.6)}" fill-opacity=".8"`) +
    path(shape, `fill="${span(pen, [lighten(colour, 0.3), colour, mix(darken(colour, 0.2), '#c8481c', 0.3)])}"`) +
    d.clipped(
      path(shape, ''),
      path(fats, line(fat, 3.4, 0.55)) +
        path(crease, `${line(darken(colour, 0.5), 17, 0.4)} transform="translate(9 3)"`) +
        path(crease, line(lighten(colour, 0.3), 14, 0.8)) +
        path(smooth(upper), line('#fff6ea', 5, 0.4)),
    ) +
    path('M-70 -24Q-44 -36 -14 -30', `${line('#ffffff', 6, 0.6)}`)
  );
};

/** A slice of smoked salmon, folded as it was laid: white lines of fat across it, a crease, a wet shine. */
export const salmonRibbon: PieceKind = { size: 60, count: 9, spin: 180, shadow: [94, 54], colour: '#ef8a5e', draw };
