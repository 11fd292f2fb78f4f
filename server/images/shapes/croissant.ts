import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path, placed } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** From the tips to the middle: where on the bow, in degrees, half its width, half its height. */
const ROLLS = [
  [74, 17, 16],
  [58, 21, 26],
  [39, 25, 36],
  [19, 28, 44],
  [0, 30, 49],
] as const;
const BOW = 82;

/** One turn of the dough, its layers running over it. */
const roll = (pen: Pen, degrees: number, rx: number, ry: number) => {
  const { colour } = pen;
  const [dark, pale] = [mix(darken(colour, 0.4), '#8a4410', 0.4), lighten(mix(colour, '#f6dc9a', 0.6), 0.1)];
  const leaves = [-0.5, 0.05, 0.55]
    .map((share) => {
      const x = rx * share;
      const y = ry * Math.sqrt(1 - share * share) * 0.86;
      return path(`M${x} ${-y}Q${x - 7} 0 ${x} ${y}`, line(share < 0 ? pale : dark, 2.4, 0.5));
    })
    .join('');
  return (
    ellipse(2, 5, rx + 1, ry, `fill="${dark}"`) +
    ellipse(0, 0, rx, ry, `fill="${body({ ...pen, turn: pen.turn + degrees }, colour, 0.42, 0.34)}"`) +
    leaves +
    ellipse(-rx * 0.3, -ry * 0.42, rx * 0.3, ry * 0.3, 'fill="#fff3d6" fill-opacity=".42"')
  );
};

const draw = (pen: Pen) =>
  ROLLS.map(([degrees, rx, ry]) =>
    (degrees === 0 ? [0] : [-degrees, degrees])
      .map((angle) => {
        const radians = (angle * Math.PI) / 180;
        return placed(Math.sin(radians) * BOW * 1.04, 44 - Math.cos(radians) * BOW, angle, roll(pen, angle, rx, ry));
      })
      .join(''),
  ).join('');

/** A croissant from above: a bow of rolled dough, thick in the middle, brown and shining. */
export const croissant: PieceKind = {
  size: 92,
  count: 3,
  spin: 24,
  shadow: [96, 58],
  colour: '#d08a34',
  side: { lean: 0.86 },
  draw,
};
