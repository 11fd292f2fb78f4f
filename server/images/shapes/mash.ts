import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { ellipse, line, path, placed } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** Spoonfuls as they fell on each other, those behind first: x, y, half length, turn in degrees. */
const SPOONFULS = [
  [-40, -36, 56, -18],
  [36, -40, 58, 16],
  [-58, 8, 52, -30],
  [58, 6, 52, 26],
  [-18, 36, 58, -10],
  [34, 38, 54, 14],
  [2, -8, 60, -6],
] as const;

/** One spoonful: lit from the upper left, in its own shade below, with the edge that the spoon left. */
const spoonful = (pen: Pen, [x, y, half, turn]: (typeof SPOONFULS)[number]) => {
  const { d, colour } = pen;
  const at = { x: x + d.random.between(-6, 6), y: y + d.random.between(-5, 5) };
  const shape = blob(d.random, 0, 0, half, half * 0.72, { wobble: 0.13, points: 10 });
  return placed(
    at.x,
    at.y,
    turn + d.random.between(-10, 10),
    path(shape, `transform="translate(3 9)" fill="${darken(colour, 0.42)}" fill-opacity=".5"`) +
      path(shape, `fill="${body(pen, colour, 0.62, 0.24)}"`) +
      ellipse(
        half * 0.16,
        half * 0.3,
        half * 0.66,
        half * 0.26,
        `fill="${d.spot(darken(colour, 0.3), 0.1)}" fill-opacity=".6"`,
      ) +
      path(
        `M${n(-half * 0.7)} ${n(-half * 0.1)}C${n(-half * 0.5)} ${n(-half * 0.52)} ${n(half * 0.1)} ${n(-half * 0.62)} ${n(half * 0.5)} ${n(-half * 0.36)}`,
        line(lighten(colour, 0.72), 7, 0.7),
      ) +
      path(
        `M${n(-half * 0.4)} ${n(half * 0.06)}q${n(half * 0.4)} ${n(-half * 0.2)} ${n(half * 0.8)} 0`,
        line(darken(colour, 0.3), 4, 0.34),
      ),
  );
};

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const foot = blob(d.random, 0, 4, 98, 82, { wobble: 0.1, points: 15 });
  return (
    path(foot, `transform="translate(3 9)" fill="${darken(colour, 0.4)}"`) +
    path(foot, `fill="${body(pen, darken(colour, 0.06), 0.4, 0.3)}"`) +
    SPOONFULS.map((each) => spoonful(pen, each)).join('') +
    shine(pen, 44, 16, 6, 0.7)
  );
};

/** A heap of mashed potato, spoonful on spoonful. */
export const mash: PieceKind = { size: 110, count: 1, spin: 30, shadow: [98, 84], colour: '#f5e3ac', draw };
