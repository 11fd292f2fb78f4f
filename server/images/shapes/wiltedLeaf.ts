import { n } from '../canvas/drawing';
import { smooth } from '../canvas/outlines';
import { darken, deepen, lighten } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** Corners about a leaf that has collapsed; every other one is drawn in. */
const CORNERS = 16;

/** A crumpled outline: bays and tongues, no two alike. */
const crumpled = ({ d: { random } }: Pen, rx: number, ry: number, x = 0, y = 0) =>
  smooth(
    Array.from({ length: CORNERS }, (_, i) => {
      const angle = (i / CORNERS) * 6.283 + random.between(-0.12, 0.12);
      const reach = i % 2 ? random.between(0.72, 0.94) : random.between(0.86, 1.06);
      return { x: x + Math.cos(angle) * rx * reach, y: y + Math.sin(angle) * ry * reach };
    }),
  );

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const cooked = deepen(colour, 0.22);
  const shape = crumpled(pen, 98, 72);
  const folds = [
    crumpled(pen, 56, 34, d.random.between(-34, -16), -16),
    crumpled(pen, 46, 28, d.random.between(18, 36), 16),
  ];
  const creases = [-34, -10, 14, 38].map((y) => {
    const from = d.random.between(-80, -46);
    const wave = () => n(d.random.between(-20, 20));
    return `M${n(from)} ${n(y + d.random.between(-8, 8))}q24 ${wave()} 48 ${wave()}t44 ${wave()}t${n(d.random.between(10, 36))} ${wave()}`;
  });
  return (
    path(shape, `transform="translate(3 9)" fill="${darken(cooked, 0.6)}" fill-opacity=".7"`) +
    path(shape, `fill="${body(pen, cooked, 0.26, 0.42)}"`) +
    folds
      .map(
        (fold, i) =>
          path(fold, `transform="translate(3 6)" fill="${darken(cooked, 0.5)}" fill-opacity=".7"`) +
          path(fold, `fill="${body(pen, lighten(cooked, i ? 0.1 : 0.22), 0.42, 0.34)}"`),
      )
      .join('') +
    path(creases.join(''), line(darken(cooked, 0.5), 4.5, 0.55)) +
    path(creases[0]! + creases[2]!, `${line(lighten(cooked, 0.7), 3, 0.55)} transform="translate(-1 -5)"`)
  );
};

/** Spinach or greens after a minute in the pan: dark, crumpled, wet. Recipes write `leaf`. */
export const wiltedLeaf: PieceKind = {
  size: 33,
  count: 14,
  spin: 180,
  shadow: [92, 62],
  colour: '#3f7a34',
  draw,
  layer: 1,
};
