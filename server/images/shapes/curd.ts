import { sliver } from '../canvas/light';
import { blob } from '../canvas/outlines';
import { mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** Where the lumps of one curd lie, those behind first: x, y and half length. */
const LUMPS = [
  [-48, -26, 40],
  [6, -36, 46],
  [52, -20, 38],
  [-64, 10, 34],
  [-20, 2, 46],
  [34, 8, 44],
  [-38, 34, 34],
  [12, 36, 38],
  [60, 30, 28],
] as const;

const draw = (pen: Pen) => {
  const { d, colour, turn } = pen;
  const { random } = d;
  const deep = mix(colour, '#c9780f', 0.5);
  return LUMPS.map(([x, y, half], i) => {
    const at = { x: x + random.between(-12, 12), y: y + random.between(-10, 10) };
    const size = half * random.between(0.8, 1.2);
    const tone = mix(colour, random.chance(0.6) ? '#fdf0b8' : '#f4bf3e', random.between(0.06, 0.32));
    const lump = blob(random, at.x, at.y, size, size * random.between(0.66, 0.86), {
      wobble: 0.16,
      points: 8,
      turn: random.between(-40, 40),
    });
    return (
      path(lump, `transform="translate(2 7)" fill="${deep}" fill-opacity=".5"`) +
      path(lump, `fill="${body(pen, tone, 0.4, 0.16)}"`) +
      (i % 3 === 1 ? sliver(at.x - size * 0.3, at.y - size * 0.36, size * 0.2, 0.7, -24 - turn) : '')
    );
  }).join('');
};

/** Soft lumps of scrambled egg that run into those beside them: they have no shadow of their own. */
export const curd: PieceKind = {
  size: 41,
  count: 24,
  spin: 180,
  isOpen: true,
  shadow: [92, 72],
  colour: '#f6cf52',
  draw,
};
