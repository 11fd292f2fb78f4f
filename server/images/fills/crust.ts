import { type Area, grown, pointsIn, spreadIn } from '../canvas/areas';
import { type Drawing } from '../canvas/drawing';
import { contact } from '../canvas/light';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { ellipse, line, path } from '../canvas/svg';
import { colourOf } from '../pieces/drawPiece';
import { browning } from '../textures/browning';
import { gloss } from '../textures/gloss';
import { wetLights } from '../textures/liquid';
import { tonalPatches } from '../textures/tonalPatches';
import type { Filling, FillNeeds } from './filling';
import { ovenRim } from './ovenRim';
import { onRing, roomFor } from './rooms';

/** Mozzarella, burrata or cream on a hot crust: flat, melted at the edge, freckled. */
const melted = (d: Drawing, area: Area, colour: string) =>
  spreadIn(d.random, area, 9, 0.92)
    .map(({ x, y }) => {
      const [rx, ry] = [d.random.between(28, 46), d.random.between(24, 36)];
      const shape = blob(d.random, x, y, rx, ry, { wobble: 0.16, points: 9 });
      return (
        contact(d, x, y, rx, ry, 0.36) +
        path(shape, `fill="${d.shade(colour, { light: 0.8, dark: 0.14 })}"`) +
        path(shape, line(mix(colour, '#e9a860', 0.5), 2.4, 0.5)) +
        browning(
          d,
          [
            { x: x + 7, y: y + 5 },
            { x: x - 10, y: y + 2 },
          ],
          9,
          colour,
          0.4,
        ) +
        ellipse(x - rx * 0.36, y - ry * 0.42, rx * 0.3, ry * 0.12, 'fill="#fff" fill-opacity=".8"', -24)
      );
    })
    .join('');

/** The bits in a sauce, or the folds of a cheese, that the oven has dried and browned. */
const cookedIn = (d: Drawing, area: Area, colour: string) =>
  pointsIn(d.random, area, 60, 0.95)
    .map(({ x, y }) => {
      const r = d.random.between(2.5, 8);
      const tone = d.random.chance(0.5) ? lighten(colour, 0.25) : mix(darken(colour, 0.25), '#7c3410', 0.3);
      return path(
        blob(d.random, x, y, r * 1.4, r * 0.8, { wobble: 0.3, points: 7, turn: d.random.between(0, 180) }),
        `fill="${tone}" fill-opacity=".55"`,
      );
    })
    .join('');

/** Pizza, flatbread, tart: colours are the topping and the dough. */
export const crust = (needs: FillNeeds): Filling => {
  const { d, colours, pieces } = needs;
  const [topping = '#c83f1f', dough = '#dd9f55'] = colours;
  const room = roomFor(needs, 1.24);
  const edge = blob(d.random, room.x, room.y, room.rx, room.ry, { wobble: 0.032, points: 22 });
  const inner = grown(room, 0.84);
  const sauce = blob(d.random, inner.x, inner.y, inner.rx, inner.ry, { wobble: 0.05, points: 22 });
  return {
    surface:
      contact(d, room.x, room.y, room.rx * 0.97, room.ry * 0.97, 0.62) +
      path(edge, `transform="translate(3 7)" fill="${darken(dough, 0.5)}"`) +
      path(edge, `fill="${d.shade(dough, { light: 0.36, dark: 0.34 })}"`) +
      d.clipped(
        path(edge, ''),
        browning(d, onRing(d, room, 0.87, 0.99, 26), 15, dough, 0.6) +
          tonalPatches(d, onRing(d, room, 0.88, 0.96, 20), 14, lighten(dough, 0.2), 0.5) +
          ovenRim(d, room, dough),
      ) +
      path(sauce, `transform="translate(-2 -3)" fill="${darken(dough, 0.45)}" fill-opacity=".5"`) +
      path(sauce, `fill="${d.shade(topping, { light: 0.22, dark: 0.28 })}"`) +
      d.clipped(
        path(sauce, ''),
        tonalPatches(d, pointsIn(d.random, inner, 30, 0.9), 26, topping, 0.5) +
          browning(d, onRing(d, inner, 0.9, 1, 26), 16, topping, 0.5) +
          cookedIn(d, inner, topping) +
          wetLights(d, inner, 16),
      ) +
      gloss(grown(inner, 0.96), 0.12) +
      pieces
        .filter(({ kind }) => kind === 'dollop')
        .map((item) => melted(d, grown(inner, 0.8), colourOf(item)))
        .join(''),
    areas: [grown(inner, 0.98)],
    garnished: grown(inner, 0.8),
    pieces: pieces.filter(({ kind }) => kind !== 'dollop'),
    crowd: 1.25,
    scale: 1,
  };
};
