import { type Area, grown, pointsIn } from '../canvas/areas';
import { type Drawing, n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { circle, ellipse, path } from '../canvas/svg';
import { colourOf } from '../pieces/drawPiece';
import { browning } from '../textures/browning';
import { gloss } from '../textures/gloss';
import { cutRound } from './cutRound';
import type { Filling, FillNeeds } from './filling';
import { onRing, roundRoom } from './rooms';

/** Lumps of crushed potato that hold together, golden where they stood up into the heat of the pan. */
const lumps = (d: Drawing, local: Area, colour: string) =>
  pointsIn(d.random, local, 96, 0.98)
    .map(({ x, y }) => {
      const r = d.random.between(13, 32);
      const tone = mix(colour, d.random.chance(0.5) ? lighten(colour, 0.5) : '#b8741e', d.random.between(0.1, 0.5));
      const lump = { wobble: 0.2, points: 8, turn: d.random.between(0, 180) };
      return (
        path(blob(d.random, x + 2, y + 5, r, r * 0.78, lump), `fill="${darken(colour, 0.55)}" fill-opacity=".4"`) +
        path(blob(d.random, x, y, r, r * 0.76, lump), `fill="${d.shade(tone, { light: 0.4, dark: 0.24 })}"`) +
        ellipse(x - r * 0.3, y - r * 0.3, r * 0.34, r * 0.12, 'fill="#fff6dc" fill-opacity=".4"', -30)
      );
    })
    .join('');

/** Torn leaves of cabbage among the lumps: a crinkled edge, a pale vein. */
const tornLeaves = (d: Drawing, local: Area, green: string) =>
  pointsIn(d.random, local, 44, 0.94)
    .map(({ x, y }) => {
      const r = d.random.between(10, 22);
      const turn = d.random.between(0, 180);
      const tone = mix(green, d.random.chance(0.5) ? '#d3dd9a' : darken(green, 0.3), d.random.between(0.1, 0.5));
      return (
        path(
          blob(d.random, x + 1, y + 4, r * 1.2, r * 0.68, { wobble: 0.4, points: 11, turn }),
          `fill="${darken(green, 0.6)}" fill-opacity=".5"`,
        ) +
        path(blob(d.random, x, y, r * 1.2, r * 0.66, { wobble: 0.4, points: 11, turn }), `fill="${tone}"`) +
        ellipse(x, y, r * 0.7, 1.2, `fill="#eef0c4" fill-opacity=".5"`, turn + 20)
      );
    })
    .join('');

/**
 * A round cake of crushed potato and cabbage, fried in the pan until it has a crust. Colours: the potato, the inside that
 * a cut shows. The shreds among the pieces are the cabbage.
 */
export const crushedCake = (needs: FillNeeds): Filling => {
  const { d, colours, pieces } = needs;
  const [colour = '#dcb45a', inside = lighten(colour, 0.4)] = colours;
  const cabbage = pieces.find(({ kind }) => kind === 'shred');
  const room = roundRoom(needs, 1.1);
  const r = Math.min(room.rx, room.ry) * 0.94;
  const face: Area = { x: room.x, y: room.y - 8, rx: r, ry: r };
  const local: Area = { x: 0, y: 0, rx: r, ry: r };
  const top =
    lumps(d, local, colour) +
    (cabbage ? tornLeaves(d, local, colourOf(cabbage)) : '') +
    browning(d, pointsIn(d.random, local, 44, 0.94), 24, colour, 0.6) +
    browning(d, onRing(d, local, 0.86, 1, 44), 24, colour, 0.7);
  const draw = (shape: string) =>
    path(shape, `fill="${d.shade(mix(colour, '#a8641c', 0.4), { light: 0.2, dark: 0.2 })}"`) +
    d.clipped(
      path(shape, ''),
      top + circle(0, 0, r * 0.98, `fill="none" stroke="#8a4a14" stroke-opacity=".4" stroke-width="${n(r * 0.05)}"`),
    );
  const layers = [mix(colour, '#a8601c', 0.5), inside, lighten(inside, 0.3), inside, mix(colour, '#a8601c', 0.3)];
  return {
    surface: cutRound(d, face, { layers, crust: layers[0]!, height: 32, draw }) + gloss(grown(face, 0.96), 0.12),
    areas: [grown(face, 0.7)],
    garnished: grown(face, 0.74),
    pieces: pieces.filter((item) => item !== cabbage),
    crowd: 0.7,
  };
};
