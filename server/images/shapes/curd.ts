import { blob } from '../canvas/outlines';
import { lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** Where the folds lie, the lower first: x, y and half length. */
const FOLDS = [
  [-8, 22, 84],
  [44, 2, 56],
  [-48, -2, 54],
  [4, -12, 62],
  [-22, -36, 40],
  [34, -34, 36],
] as const;

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const deep = mix(colour, '#d08a20', 0.6);
  return FOLDS.map(([x, y, half]) => {
    const at = { x: x + d.random.between(-12, 12), y: y + d.random.between(-10, 10) };
    const tone = mix(colour, d.random.chance(0.4) ? '#fdf0b4' : '#f0bc3c', d.random.between(0.05, 0.3));
    const turn = d.random.between(-30, 30);
    const fold = blob(d.random, at.x, at.y, half, half * 0.66, { wobble: 0.2, points: 11, turn });
    return (
      path(fold, `transform="translate(1 7)" fill="${deep}" fill-opacity=".3"`) +
      path(fold, `fill="${body(pen, tone, 0.5, 0.06)}"`) +
      ellipse(
        at.x - half * 0.2,
        at.y - half * 0.3,
        half * 0.26,
        half * 0.07,
        `fill="${lighten(tone, 0.9)}" fill-opacity=".6"`,
        turn,
      )
    );
  }).join('');
};

/** Soft folds of scrambled egg that run into those beside them: they have no shadow of their own. */
export const curd: PieceKind = {
  size: 50,
  count: 16,
  spin: 180,
  isOpen: true,
  shadow: [92, 72],
  colour: '#f6cf52',
  draw,
};
