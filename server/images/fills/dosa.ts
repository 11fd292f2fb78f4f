import { type Area, pointsIn } from '../canvas/areas';
import { type Drawing, n } from '../canvas/drawing';
import { contact } from '../canvas/light';
import { darken, lighten, mix } from '../canvas/palette';
import { ellipse, line, path, placed } from '../canvas/svg';
import { layPieces } from '../pieces/layPieces';
import { browning } from '../textures/browning';
import type { Filling, FillNeeds } from './filling';

/** Half the length and half the width of the roll, and how it lies, in degrees. */
const LONG = 284;
const HIGH = 84;
const TURN = -13;

const ROLL = `M${-LONG} ${-HIGH + 8}C-150 ${-HIGH - 8} 120 ${-HIGH + 2} ${LONG - 22} ${-HIGH + 4}Q${LONG + 12} 0 ${LONG - 26} ${HIGH - 2}C130 ${HIGH + 8} -130 ${HIGH - 2} ${-LONG + 10} ${HIGH - 4}Q${-LONG - 16} 0 ${-LONG} ${-HIGH + 8}Z`;

/** The free edge of the sheet along the roll, crisp and uneven. */
const flapOf = (d: Drawing) => {
  const points = Array.from({ length: 15 }, (_, i) => ({
    x: -LONG + 4 + (i / 14) * (LONG * 2 - 30),
    y: HIGH * 0.36 + Math.sin(i * 1.7) * 5 + d.random.between(-5, 5),
  }));
  return points.map(({ x, y }, i) => `${i ? 'L' : 'M'}${n(x)} ${n(y)}`).join('');
};

/** The rings that the ladle left as it spread the batter, seen across the roll, and the holes of its lace. */
const lace = (d: Drawing, colour: string) => {
  const rings = Array.from({ length: 17 }, (_, i) => {
    const x = -LONG + 14 + i * 33 + d.random.between(-7, 7);
    const bow = (x / LONG) * 34;
    return `M${n(x)} ${-HIGH}Q${n(x + bow)} 0 ${n(x + d.random.between(-6, 6))} ${HIGH}`;
  }).join('');
  const holes = pointsIn(d.random, { x: 0, y: 0, rx: LONG, ry: HIGH, corner: 1 }, 90, 0.97)
    .map(({ x, y }) => {
      const r = d.random.between(2.4, 7);
      return ellipse(
        x,
        y,
        r * 1.3,
        r,
        `fill="${mix(colour, '#96521a', 0.5)}" fill-opacity=".2" stroke="${mix(colour, '#8a4412', 0.8)}" stroke-width="1.600" stroke-opacity=".34"`,
        d.random.between(0, 180),
      );
    })
    .join('');
  return path(rings, line(mix(colour, '#8a4412', 0.7), 7, 0.22)) + holes;
};

/** The open end of the roll: a spiral of thin sheet, dark inside. */
const mouth = (colour: string) =>
  ellipse(LONG - 24, 0, 27, HIGH - 3, `fill="${lighten(colour, 0.5)}"`) +
  ellipse(LONG - 21, 2, 22, HIGH - 11, `fill="${mix(colour, '#7a3f12', 0.55)}"`) +
  path(
    `M${LONG - 38} 34C${LONG - 40} -34 ${LONG - 12} -66 ${LONG - 6} -22C${LONG - 4} 10 ${LONG - 18} 26 ${LONG - 24} 8`,
    line(lighten(colour, 0.4), 5, 0.9),
  );

/**
 * A large thin pancake of fermented batter, crisp and rolled into a tube that reaches past the plate, its filling coming
 * out at the open end. Colours: the pancake, the filling; the pieces are what is in it.
 */
export const dosa = ({ d, ground, colours, pieces }: FillNeeds): Filling => {
  const [colour = '#d9953f', filling = '#f0c850'] = colours;
  const at = { x: ground.x - 14, y: ground.y - 10 };
  const flap = flapOf(d);
  const deep = mix(colour, '#a85a1c', 0.5);
  const all: Area = { x: 0, y: 0, rx: LONG, ry: HIGH, corner: 1 };
  const roll =
    path(ROLL, `fill="${d.run([lighten(colour, 0.5), lighten(colour, 0.12), colour, deep, darken(colour, 0.46)])}"`) +
    d.clipped(
      path(ROLL, ''),
      browning(d, pointsIn(d.random, { ...all, ry: HIGH * 0.62 }, 34, 0.9), 34, colour, 0.36) +
        lace(d, colour) +
        path(`${flap}L${LONG} ${HIGH + 20}L${-LONG - 20} ${HIGH + 20}Z`, `fill="${deep}" fill-opacity=".4"`) +
        path(flap, `${line(darken(colour, 0.6), 8, 0.5)} transform="translate(0 6)"`) +
        path(flap, line(mix(colour, '#7a3a10', 0.55), 6)) +
        path(flap, `${line(lighten(colour, 0.6), 2.6, 0.8)} transform="translate(0 -4)"`) +
        path(
          `M${-LONG + 20} ${-HIGH * 0.5}C-120 ${-HIGH * 0.66} 120 ${-HIGH * 0.6} ${LONG - 60} ${-HIGH * 0.56}`,
          line('#fff6e0', 11, 0.42),
        ),
    );
  const radians = (TURN * Math.PI) / 180;
  const end: Area = {
    x: at.x + Math.cos(radians) * (LONG - 4),
    y: at.y + Math.sin(radians) * (LONG - 4) + 34,
    rx: 66,
    ry: 62,
  };
  const inside =
    contact(d, end.x, end.y, end.rx * 0.94, end.ry * 0.9, 0.5) +
    ellipse(end.x, end.y, end.rx, end.ry * 0.94, `fill="${d.shade(filling, { light: 0.3, dark: 0.26 })}"`) +
    layPieces(d, pieces, [end], { isHeap: true, scale: 0.86 });
  return {
    surface:
      contact(d, at.x, at.y + 10, LONG * 0.9, HIGH * 0.98, 0.62, TURN) +
      placed(at.x - 26, at.y, TURN, roll + mouth(colour)) +
      inside,
    areas: [],
    garnished: { x: end.x - 4, y: end.y, rx: end.rx * 0.9, ry: end.ry * 0.86 },
    pieces: [],
  };
};
