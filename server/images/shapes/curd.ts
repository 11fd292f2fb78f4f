import { n } from '../canvas/drawing';
import { sliver } from '../canvas/light';
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

/** Wrinkles across a fold, where it was pushed together: pointed strokes that follow its bulge. */
const creases = ({ d: { random } }: Pen, x: number, y: number, half: number) => {
  let route = '';
  for (const at of [-0.34, 0.06, 0.4]) {
    const [from, rise] = [random.between(-0.6, -0.2) * half, random.between(0.08, 0.2) * half];
    const [left, top, long] = [x + from, y + at * half * 0.8, half * random.between(0.6, 1.1)];
    route += `M${n(left)} ${n(top)}q${n(long * 0.5)} ${n(-rise - 5)} ${n(long)} ${n(rise * 0.4)}q${n(-long * 0.5)} ${n(-rise)} ${n(-long)} ${n(-rise * 0.4)}Z`;
  }
  return route;
};

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const deep = mix(colour, '#c9781a', 0.62);
  return FOLDS.map(([x, y, half], i) => {
    const at = { x: x + d.random.between(-14, 14), y: y + d.random.between(-12, 12) };
    const tone = mix(colour, i % 2 === 1 ? '#fdf2c4' : '#f6c850', d.random.between(0.14, 0.44));
    const turn = d.random.between(-34, 34);
    const fold = blob(d.random, at.x, at.y, half, half * d.random.between(0.62, 0.84), {
      wobble: 0.17,
      points: 11,
      turn,
    });
    return (
      path(fold, `transform="translate(3 9)" fill="${deep}" fill-opacity=".55"`) +
      path(fold, `fill="${body(pen, tone, 0.56, 0.2)}"`) +
      path(creases(pen, at.x, at.y, half), `fill="${deep}" fill-opacity=".2"`) +
      (i % 2
        ? sliver(at.x - half * 0.24, at.y - half * 0.26, half * 0.3, 0.7, -24 - pen.turn)
        : ellipse(
            at.x - half * 0.2,
            at.y - half * 0.26,
            half * 0.3,
            half * 0.1,
            `fill="${lighten(tone, 0.9)}" fill-opacity=".6"`,
            turn,
          ))
    );
  }).join('');
};

/** Soft folds of scrambled egg that run into those beside them: they have no shadow of their own. */
export const curd: PieceKind = {
  size: 41,
  count: 24,
  spin: 180,
  isOpen: true,
  shadow: [92, 72],
  colour: '#f6cf52',
  draw,
};
