import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, path } from '../canvas/svg';
import { drawCheeseRound } from './cheeseRound';
import type { PieceKind } from './pieceKind';

const BREAD = '#d79a4e';

/** A slice of baguette, toasted: a dark crust round an open crumb. */
const toast = (pen: Pen) => {
  const { d } = pen;
  const shape = blob(d.random, 0, 0, 99, 86, { wobble: 0.05, points: 12 });
  const crumb = blob(d.random, -1, -2, 89, 76, { wobble: 0.05, points: 12 });
  const holes = Array.from({ length: 16 }, () => {
    const angle = d.random.between(0, 6.28);
    const far = d.random.between(0.72, 0.96);
    return ellipse(
      Math.cos(angle) * far * 86,
      Math.sin(angle) * far * 74,
      d.random.between(3, 7),
      d.random.between(2, 5),
      `fill="${darken(BREAD, 0.4)}" fill-opacity=".45"`,
      d.random.between(0, 180),
    );
  }).join('');
  return (
    path(shape, `transform="translate(3 12)" fill="${darken(BREAD, 0.7)}"`) +
    path(shape, `fill="${mix(darken(BREAD, 0.3), '#8a4412', 0.4)}"`) +
    path(crumb, `fill="${body(pen, mix(BREAD, lighten(BREAD, 0.5), 0.5), 0.5, 0.2)}"`) +
    d.clipped(path(crumb, ''), path(crumb, `fill="${d.edge('#9a5418', 0.55, 0.7)}"`) + holes)
  );
};

const draw = (pen: Pen) => toast(pen) + drawCheeseRound(pen, 64);

/** A round of goat's cheese on toast, from the grill. */
export const cheeseToast: PieceKind = {
  size: 84,
  count: 4,
  spin: 40,
  shadow: [99, 90],
  colour: '#fbf1d8',
  draw,
  layer: 1,
};
