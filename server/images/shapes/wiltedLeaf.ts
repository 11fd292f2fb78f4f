import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, deepen, lighten } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** Folds of a leaf that has collapsed, from side to side. */
const FOLDS = [-34, -8, 20, 44];

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const cooked = deepen(colour, 0.3);
  const shape = blob(d.random, 0, 0, 96, 62, { wobble: 0.26, points: 9 });
  const top = blob(d.random, -8, -10, 66, 36, { wobble: 0.3, points: 7 });
  const folds = FOLDS.map((y) => {
    const reach = 84 - Math.abs(y) * 0.8;
    return `M${n(-reach)} ${n(y + d.random.between(-8, 8))}q${n(reach * 0.5)} ${n(d.random.between(-26, 4))} ${n(reach)} ${n(d.random.between(-6, 6))}t${n(reach * 0.8)} ${n(d.random.between(-12, 12))}`;
  });
  return (
    path(shape, `transform="translate(3 9)" fill="${darken(cooked, 0.6)}" fill-opacity=".7"`) +
    path(shape, `fill="${body(pen, cooked, 0.18, 0.4)}"`) +
    path(top, `fill="${body(pen, lighten(cooked, 0.1), 0.28, 0.24)}"`) +
    path(folds.join(''), line(darken(cooked, 0.45), 6, 0.5)) +
    path(folds[0]! + folds[2]!, `${line(lighten(cooked, 0.6), 4, 0.5)} transform="translate(-2 -6)"`)
  );
};

/** Spinach or greens after a minute in the pan: dark, folded on itself, wet. Recipes write `leaf`. */
export const wiltedLeaf: PieceKind = {
  size: 34,
  count: 12,
  spin: 180,
  shadow: [92, 58],
  colour: '#3f7a34',
  draw,
  layer: 1,
};
