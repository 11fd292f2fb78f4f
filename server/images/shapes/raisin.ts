import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const tone = mix(colour, '#5e2a2c', 0.4);
  const shape = blob(d.random, 0, 0, 92, 72, { wobble: 0.2, points: 8 });
  // Its skin has fallen into folds from the stalk: a line along it would make it a coffee bean.
  const folds = [-1, 0, 1]
    .map((i) => {
      const [x, y] = [i * 34 + d.random.between(-8, 8), d.random.between(-4, 10)];
      return `M${n(x - 14)} ${n(y + 26)}Q${n(x + 8)} ${n(y + 4)} ${n(x + 2 + i * 10)} ${n(y - 28)}`;
    })
    .join('');
  return (
    path(shape, `fill="${body(pen, tone, 0.5, 0.5)}"`) +
    path(folds, line(darken(tone, 0.6), 8, 0.5)) +
    path(folds, `${line(lighten(tone, 0.6), 6, 0.4)} transform="translate(-9 -4)"`)
  );
};

/** A raisin, a currant: small, dark and wrinkled. */
export const raisin: PieceKind = {
  size: 12,
  count: 24,
  spin: 180,
  shadow: [90, 64],
  colour: '#4a2a24',
  draw,
  layer: 1,
};
