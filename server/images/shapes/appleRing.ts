import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, gleam, type Pen } from '../canvas/pen';
import { ellipse, path } from '../canvas/svg';
import { batterCrust } from '../textures/batterCrust';
import type { PieceKind } from './pieceKind';

/** Half the width of the hole where the core was. */
const CORE = 23;

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const outer = blob(d.random, 0, 0, 97, 92, { wobble: 0.05, points: 15 });
  const hole = blob(d.random, 0, 0, CORE, CORE * 0.9, { wobble: 0.1, points: 9 });
  const brown = mix(darken(colour, 0.34), '#8a4410', 0.5);
  return (
    path(outer, `transform="translate(3 12)" fill="${darken(brown, 0.22)}"`) +
    path(outer, `fill="${body(pen, mix(colour, '#d98f2e', 0.3), 0.46, 0.4)}"`) +
    d.clipped(path(outer, ''), batterCrust(pen, { reach: [88, 82], count: 10, size: 26 })) +
    path(outer, `fill="${d.edge(brown, 0.78, 0.4)}"`) +
    ellipse(1, 3, CORE + 12, CORE + 9, `fill="${d.spot(brown, 0.4)}" fill-opacity=".8"`) +
    path(hole, `fill="${darken(brown, 0.6)}"`) +
    // The wall of the hole is apple: the batter drew back from it.
    path(hole, `transform="translate(1.500 5) scale(.92 .8)" fill="${d.run(['#8a5a20', '#f6e2a0'])}"`) +
    path(hole, `transform="translate(-1 -6) scale(.8 .62)" fill="${darken(brown, 0.6)}"`) +
    gleam(pen, 62, 20, 0.6) +
    ellipse(-40, -44, 26, 12, `fill="${lighten(colour, 0.7)}" fill-opacity=".4"`, -38)
  );
};

/** A ring of apple in batter, fried. Recipes write `dough-ring` of the apples. */
export const appleRing: PieceKind = {
  size: 80,
  count: 7,
  spin: 180,
  shadow: [96, 90],
  colour: '#d8a04a',
  side: { lean: 0.82, high: 20, wall: 'bulging', foot: 0.94 },
  draw,
};
