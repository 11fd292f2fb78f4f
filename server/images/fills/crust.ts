import { type Area, grown, outline, pointsIn, spreadIn } from '../canvas/areas';
import { type Drawing, n } from '../canvas/drawing';
import { contact } from '../canvas/light';
import { blob } from '../canvas/outlines';
import { brightness, darken, lighten, mix } from '../canvas/palette';
import { path, placed } from '../canvas/svg';
import { colourOf } from '../pieces/drawPiece';
import { GREAT } from '../pieces/laying';
import { layPieces } from '../pieces/layPieces';
import { pieceKind } from '../pieces/pieceKinds';
import { meltedCheese } from '../shapes/meltedCheese';
import { browning } from '../textures/browning';
import { gloss } from '../textures/gloss';
import { wetLights } from '../textures/liquid';
import { tonalPatches } from '../textures/tonalPatches';
import { scorchedIslands } from './bakedTop';
import { cutRound } from './cutRound';
import type { Filling, FillNeeds } from './filling';
import { ovenRim } from './ovenRim';
import { onRing, roomFor } from './rooms';

/** Mozzarella, burrata or cream on a hot crust: run out in tongues, blistered where it is thick. */
const melted = (d: Drawing, area: Area, colour: string) =>
  spreadIn(d.random, area, 10, 0.94)
    .map(({ x, y }) => {
      const [size, turn] = [d.random.between(44, 66), d.random.between(-180, 180)];
      const cheese = meltedCheese.draw({ d, colour, turn, ingredient: 'mozzarella' });
      return placed(x, y, turn, cheese, size / 100);
    })
    .join('');

/** From this brightness on the topping is cheese or cream, which browns in islands. */
const PALE = 0.6;

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

/** How thick a crust is. */
const HIGH = 15;

/** The bread of a crust with what is baked on it, before its pieces. */
const baseOf = (d: Drawing, room: Area, inner: Area, topping: string, dough: string) => {
  const edge = blob(d.random, room.x, room.y, room.rx * 1.012, room.ry * 1.012, { wobble: 0.016, points: 22 });
  const sauce = blob(d.random, inner.x, inner.y, inner.rx, inner.ry, { wobble: 0.05, points: 22 });
  return (
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
        (brightness(topping) > PALE ? scorchedIslands(d, spreadIn(d.random, inner, 13, 0.96), topping) : '') +
        wetLights(d, inner, 16),
    ) +
    gloss(grown(inner, 0.96), 0.12)
  );
};

/** Pizza, flatbread, tart with a slice drawn out: colours are the topping and the dough. */
export const crust = (needs: FillNeeds): Filling => {
  const { d, colours, pieces } = needs;
  const [topping = '#c83f1f', dough = '#dd9f55'] = colours;
  const { x, y, rx, ry } = grown(roomFor(needs, 1.22), 0.96);
  const room: Area = { x: x - rx * 0.04, y: y - ry * 0.06, rx, ry };
  const inner = grown(room, 0.84);
  const laid = layPieces(
    d,
    pieces.filter(({ kind }) => kind !== 'dollop'),
    [grown(inner, 0.98)],
    { crowd: 1.25 },
  );
  const cheese = pieces
    .filter(({ kind }) => kind === 'dollop')
    .map((item) => melted(d, grown(inner, 0.8), colourOf(item)));
  const whole = baseOf(d, room, inner, topping, dough) + cheese.join('') + laid;
  // The cut is made in a circle, which is then as flat as the dish looks.
  const flat = ry / rx;
  const there = `scale(1 ${(1 / flat).toFixed(3)}) translate(${n(-room.x)} ${n(-room.y)})`;
  const cut = () =>
    cutRound(d, room, {
      layers: [darken(dough, 0.2), dough, lighten(dough, 0.3), topping],
      crust: dough,
      height: HIGH,
      draw: (shape) => d.clipped(path(shape, ''), `<g transform="${there}">${whole}</g>`),
    });
  // No knife goes through a leg.
  const isWhole = pieces.some(({ kind, ingredient }) => pieceKind(kind, ingredient).size >= GREAT);
  const foot = outline({ ...room, x: room.x + 3, y: room.y + 8 }, `fill="${darken(dough, 0.5)}"`);
  return {
    surface: contact(d, room.x, room.y, rx * 0.97, ry * 0.97, 0.5) + (isWhole ? foot + whole : cut()),
    areas: [inner],
    garnished: { ...grown(inner, 0.6), x: inner.x - rx * 0.2, y: inner.y - ry * 0.06 },
    pieces: [],
  };
};
