import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import { wetPatches } from '../textures/wetPatches';
import type { PieceKind } from './pieceKind';

const SKIN = 'M-98 -14C-92 46 -44 74 4 72C54 70 94 38 98 -18C60 6 -60 8 -98 -14Z';
const FLESH = 'M-98 -14C-80 -44 -36 -56 4 -55C46 -56 82 -46 98 -18C70 22 -64 26 -98 -14Z';
/** Where the stone lay. */
const HOLLOW = 'M-40 -20C-28 -40 30 -42 44 -22C34 0 -26 2 -40 -20Z';

const draw = (pen: Pen) => {
  const { colour } = pen;
  const flesh = mix(colour, '#f0983c', 0.62);
  return (
    path(SKIN, `transform="translate(3 11)" fill="${darken(colour, 0.7)}" fill-opacity=".7"`) +
    path(SKIN, `fill="${body(pen, colour, 0.3, 0.4)}"`) +
    path(FLESH, `fill="${body(pen, flesh, 0.44, 0.2)}" stroke="${darken(colour, 0.2)}" stroke-width="4"`) +
    path(HOLLOW, `fill="${mix(flesh, colour, 0.55)}" fill-opacity=".8"`) +
    path('M-70 -24Q-56 -36 -44 -38M52 -38Q70 -34 80 -24M-30 4Q0 10 34 4', line(lighten(flesh, 0.5), 4, 0.6)) +
    wetPatches(pen, { reach: [70, 34], count: 4, glow: '#ffd8a0', gloss: 0.7 })
  );
};

/** A quarter of a plum, baked or fried: its dark skin, its amber flesh, the hollow of its stone. Recipes write `wedge`. */
export const plumWedge: PieceKind = { size: 52, count: 7, spin: 40, shadow: [96, 60], colour: '#7a1f40', draw };
