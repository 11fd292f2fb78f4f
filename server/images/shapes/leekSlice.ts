import { n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** The sheaths of a leek from the outside inwards: half their length and width. */
const SHEATHS = [
  [96, 62],
  [78, 46],
  [56, 31],
  [34, 16],
] as const;

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const pale = mix(colour, '#f6f3d2', 0.74);
  let [x, y] = [0, 0];
  const rings = SHEATHS.map(([rx, ry], i) => {
    // Cooked, the sheaths come apart and lie askew in each other, some torn open.
    if (i > 0) [x, y] = [x + d.random.between(-9, 9), y + d.random.between(-5, 5)];
    const tilt = d.random.between(-9, 9);
    const gap = d.random.between(6, 40);
    const oval = `M${n(x - rx)} ${n(y)}C${n(x - rx)} ${n(y - ry * 1.3)} ${n(x + rx)} ${n(y - ry * 1.3 + tilt)} ${n(x + rx)} ${n(y)}C${n(x + rx)} ${n(y + ry * 1.3)} ${n(x - rx + gap)} ${n(y + ry * 1.3)} ${n(x - rx)} ${n(y)}Z`;
    const tone = i === 0 ? darken(colour, 0.16) : mix(colour, pale, i * 0.26);
    return (
      path(oval, `fill="${i % 2 ? mix(pale, colour, 0.34) : pale}"`) +
      path(oval, `${line(darken(tone, 0.36), 10 - i, 0.5)} transform="translate(2 4)"`) +
      path(oval, line(tone, 9 - i)) +
      path(oval, line(lighten(tone, 0.6), 2.4, 0.6))
    );
  }).join('');
  return (
    path(
      'M-98 4C-98 -76 98 -80 98 4C98 84 -98 84 -98 4Z',
      `transform="translate(3 9)" fill="${darken(colour, 0.6)}" fill-opacity=".5"`,
    ) +
    rings +
    path('M-64 -34Q-20 -54 30 -48', line('#ffffff', 5, 0.55))
  );
};

/** A slanting slice of leek, softened: its sheaths loose in each other. Recipes write `ring`. */
export const leekSlice: PieceKind = { size: 33, count: 15, spin: 180, shadow: [94, 62], colour: '#9fbf5f', draw };
