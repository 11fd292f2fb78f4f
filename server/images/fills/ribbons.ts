import { type Area, grown, outline, pointsIn } from '../canvas/areas';
import { type Drawing, n } from '../canvas/drawing';
import { contact } from '../canvas/light';
import { bandOf, type Point, sidesOf } from '../canvas/outlines';
import { darken, lighten, mix, SHADOW } from '../canvas/palette';
import { degrees, ellipse, line, path, placed } from '../canvas/svg';
import { awayFrom } from '../pieces/inHeap';
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
const fallen = (d: Drawing, area: Area, colour: string, count: number, rise: number) =>
  pointsIn(d.random, area, count)
    .sort((a, b) => awayFrom(area, area, b) - awayFrom(area, area, a))
    .map((at) => {
      const { x } = at;
      const y = at.y - rise * (1 - awayFrom(area, area, at) ** 2);
      const { random } = d;
      const half = area.ry;
      const around = degrees(Math.atan2(at.y - area.y, at.x - area.x)) + 90;
      const { shape, ridge } = band(d, half * random.between(0.5, 0.94), half * random.between(0.2, 0.5));
      const tone = mix(colour, random.chance(0.5) ? lighten(colour, 0.4) : darken(colour, 0.24), random.next() * 0.8);
      return placed(
        x,
        y,
        // Most lie round the heap, as they were twirled.
        around + random.between(-46, 46),
        path(shape, `transform="translate(2 5)" fill="${darken(colour, 0.62)}" fill-opacity=".42"`) +
          path(shape, `fill="${tone}" stroke="${darken(tone, 0.34)}" stroke-width="1.6" stroke-opacity=".7"`) +
          path(ridge, line(lighten(tone, 0.7), 2.6, 0.6)),
      );
    })
    .join('');

/** Broad noodles or pasta in a loose heap: tagliatelle, wide rice noodles. Colours: the ribbons, the sauce that coats them. */
export const ribbons = ({ d, ground, isDeep, isTilted, colours, pieces }: FillNeeds): Filling => {
  const [colour = '#f0d08a', sauce] = colours;
  const room = grown(ground, isDeep ? 0.94 : ground.ry < ground.rx ? 1.2 : 1.08);
  const bed =
    (isDeep ? '' : contact(d, room.x, room.y + 6, room.rx * 0.98, room.ry * 0.98, 0.5)) +
    outline(grown(room, 0.9), `fill="${darken(sauce ?? colour, 0.34)}"`);
  const isLow = ground.ry < ground.rx;
  const rise = room.ry * (isTilted ? 0.36 : isLow ? 0.5 : 0.24);
  const front: Area = { x: room.x - room.rx * 0.08, y: room.y - rise * 0.3, rx: room.rx * 0.78, ry: room.ry * 0.72 };
  const shade = ellipse(
    room.x + room.rx * 0.42,
    room.y + room.ry * 0.44,
    room.rx * 0.6,
    room.ry * 0.54,
    `fill="${d.spot(SHADOW, 0)}" fill-opacity=".3"`,
    -20,
  );
  const heap =
    fallen(d, grown(room, 0.74), colour, 82, rise) +
    shade +
    fallen(d, { ...grown(room, 0.4), y: room.y - rise * 0.7 }, lighten(colour, 0.1), 26, rise * 0.4);
  return {
    ...(isTilted ? { surface: bed, risen: heap } : { surface: bed + heap }),
    areas: [front],
    garnished: grown(front, 0.8),
    pieces,
    crowd: 1.3,
    scale: 1.3,
    focus: 0.5,
    ...(sauce ? { sauce, sunk: 0.2, lap: 0 } : {}),
  };
};
