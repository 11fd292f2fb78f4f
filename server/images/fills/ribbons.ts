import { type Area, grown, outline, pointsIn } from '../canvas/areas';
import { type Drawing, n } from '../canvas/drawing';
import { contact } from '../canvas/light';
import { bandOf, type Point, sidesOf } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { line, path, placed } from '../canvas/svg';
import type { Filling, FillNeeds } from './filling';

/** Half the breadth of a ribbon that lies flat, and of one that stands on its edge. */
const FLAT = 11;
const ON_EDGE = 3;

/** Places along a ribbon from which its edges are drawn. */
const STEPS = 9;

/** A route in two bends from (-rx, 0): where it is at `t`, from 0 to 1. */
const along = (rx: number, ry: number, bend: number, t: number): Point => ({
  x: -rx + 2 * rx * t + Math.sin(t * 6.28) * rx * 0.3 * bend,
  y: Math.sin(t * 3.14 * (1.2 + 0.5 * Math.abs(bend))) * ry * (bend < 0 ? -1 : 1),
});

/** The outline of a flat band that turns over on its way, and the line of light along its back. */
const band = (d: Drawing, rx: number, ry: number) => {
  const bend = d.random.between(-1, 1);
  const [phase, twist] = [d.random.between(0, 6.28), d.random.between(2.2, 4.6)];
  const at = Array.from({ length: STEPS }, (_, i) => along(rx, ry, bend, i / (STEPS - 1)));
  const sides = sidesOf(at, (i) => ON_EDGE + (FLAT - ON_EDGE) * Math.abs(Math.cos(phase + (twist * i) / STEPS)) ** 0.6);
  const ridge = at.map(({ x, y }, i) => {
    const edge = sides.right[i]!;
    return `${n(x + (edge.x - x) * 0.45)} ${n(y + (edge.y - y) * 0.45)}`;
  });
  return { shape: bandOf(sides), ridge: `M${ridge.slice(1, -1).join('L')}` };
};

/** Ribbons that fall over each other, each flat, turning over once or twice, with its own shadow. */
const fallen = (d: Drawing, area: Area, colour: string, count: number) =>
  pointsIn(d.random, area, count)
    .map(({ x, y }) => {
      const { random } = d;
      const { shape, ridge } = band(d, area.ry * random.between(0.4, 0.74), area.ry * random.between(0.16, 0.44));
      const tone = mix(colour, random.chance(0.5) ? lighten(colour, 0.4) : darken(colour, 0.24), random.next() * 0.8);
      return placed(
        x,
        y,
        random.between(0, 360),
        path(shape, `transform="translate(2 5)" fill="${darken(colour, 0.62)}" fill-opacity=".42"`) +
          path(shape, `fill="${tone}" stroke="${darken(tone, 0.34)}" stroke-width="1.6" stroke-opacity=".7"`) +
          path(ridge, line(lighten(tone, 0.7), 2.6, 0.6)),
      );
    })
    .join('');

/** Broad noodles or pasta in a loose heap: tagliatelle, wide rice noodles. Colours: the ribbons, the sauce that coats them. */
export const ribbons = ({ d, ground, isDeep, colours, pieces }: FillNeeds): Filling => {
  const [colour = '#f0d08a', sauce] = colours;
  const room = grown(ground, isDeep ? 0.94 : 1.08);
  const bed =
    (isDeep ? '' : contact(d, room.x, room.y + 6, room.rx * 0.98, room.ry * 0.98, 0.5)) +
    outline(grown(room, 0.9), `fill="${darken(sauce ?? colour, 0.34)}"`);
  return {
    surface: bed + fallen(d, grown(room, 0.72), colour, 84) + fallen(d, grown(room, 0.42), lighten(colour, 0.08), 26),
    areas: [grown(room, 0.78)],
    garnished: grown(room, 0.8),
    pieces,
    crowd: 1.3,
    scale: 1.2,
    focus: 0.5,
    ...(sauce ? { sauce, sunk: 0.2, lap: 0 } : {}),
  };
};
