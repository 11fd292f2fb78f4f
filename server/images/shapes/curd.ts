import { sliver } from '../canvas/light';
import { blob } from '../canvas/outlines';
import { mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** Where the folds of one curd lie, those behind first: x, y and half length. */
const FOLDS = [
  [0, -20, 84],
  [-42, 12, 58],
  [40, 16, 60],
  [2, 22, 44],
] as const;

/** The crest of a fold in the light and the hollow below it; neither has an edge. */
const bulge = ({ d, turn }: Pen, tone: string, [x, y, half]: readonly [number, number, number], lean: number) =>
  ellipse(
    x + half * 0.12,
    y + half * 0.3,
    half * 0.7,
    half * 0.24,
    `fill="${d.spot(mix(tone, '#d4820f', 0.55), 0)}" fill-opacity=".6"`,
    lean,
  ) +
  ellipse(
    x - half * 0.16,
    y - half * 0.2,
    half * 0.56,
    half * 0.22,
    `fill="${d.spot(mix(tone, '#fff3c4', 0.8), 0.1)}" fill-opacity=".7"`,
    lean,
  ) +
  sliver(x - half * 0.3, y - half * 0.3, half * 0.14, 0.7, -24 - turn);

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const deep = mix(colour, '#cf861a', 0.5);
  return FOLDS.map(([x, y, half], i) => {
    const at = [x + d.random.between(-16, 16), y + d.random.between(-12, 12), half] as const;
    const tone = mix(colour, d.random.chance(0.5) ? '#fdf2c4' : '#f6c440', d.random.between(0.06, 0.3));
    const turn = d.random.between(-40, 40);
    // Torn by the spoon while they set: no fold is an oval.
    const fold = blob(d.random, at[0], at[1], half, half * d.random.between(0.58, 0.8), {
      wobble: 0.24,
      points: 9,
      turn,
    });
    return (
      path(fold, `transform="translate(2 6)" fill="${deep}" fill-opacity=".34"`) +
      path(fold, `fill="${body(pen, tone, 0.3, 0.14)}"`) +
      // The one behind is hidden by the others.
      (i > 0 ? bulge(pen, tone, at, turn) : '')
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
