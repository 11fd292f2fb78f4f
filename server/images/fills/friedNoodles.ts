import { type Area, grown, outline, pointsIn } from '../canvas/areas';
import { type Drawing, n } from '../canvas/drawing';
import { contact } from '../canvas/light';
import { darken, lighten, mix } from '../canvas/palette';
import { line, path, placed } from '../canvas/svg';
import { layPieces } from '../pieces/layPieces';
import type { Filling, FillNeeds } from './filling';

/** Long noodles in loops that cross each other every way, as a wok tosses them. */
const tangle = (d: Drawing, area: Area, colour: string, count: number) =>
  pointsIn(d.random, grown(area, 0.56), count)
    .map(({ x, y }) => {
      const [rx, ry] = [area.ry * d.random.between(0.2, 0.42), area.ry * d.random.between(0.16, 0.36)];
      const length = d.random.between(1.7, 3.9);
      const tail = d.random.between(-0.3, 0.3) * ry;
      const [endX, endY] = [Math.cos(length) * rx, Math.sin(length) * ry];
      const route = `M${n(rx)} ${n(tail - ry * 0.6)}Q${n(rx * 1.06)} ${n(-ry * 0.2)} ${n(rx)} 0A${n(rx)} ${n(ry)} 0 ${length > 3.14 ? 1 : 0} 1 ${n(endX)} ${n(endY)}q${n(-endY * 0.5)} ${n(endX * 0.2 + tail)} ${n(-endY * 0.9)} ${n(tail)}`;
      const tone = mix(
        colour,
        d.random.chance(0.5) ? lighten(colour, 0.4) : darken(colour, 0.18),
        d.random.next() * 0.8,
      );
      return placed(
        x,
        y,
        d.random.between(0, 360),
        path(route, line(darken(colour, 0.56), 12.6, 0.36)) +
          path(route, line(tone, 9.8)) +
          path(route, line(lighten(tone, 0.7), 2.1, 0.6)),
      );
    })
    .join('');

/** Fried noodles: a dry mound, its meat and vegetables tossed among the strands. The colour is the noodles'. */
export const friedNoodles = ({ d, ground, isDeep, colours, pieces }: FillNeeds): Filling => {
  const [colour = '#c98a3c'] = colours;
  const room = grown(ground, isDeep ? 0.88 : 1.24);
  const bed =
    contact(d, room.x, room.y + 6, room.rx * 1.02, room.ry * 1.02, 0.5) +
    outline(grown(room, isDeep ? 0.92 : 0.78), `fill="${darken(colour, 0.5)}"`);
  const among = layPieces(d, pieces, [grown(room, 0.9)], { crowd: 1.5, scale: 1.16, cover: 0.5 });
  return {
    surface:
      bed +
      tangle(d, room, colour, 132) +
      tangle(d, { ...grown(room, 0.8), y: room.y - 8 }, lighten(colour, 0.08), 44) +
      among +
      tangle(d, grown(room, 0.9), lighten(colour, 0.06), 12),
    areas: [grown(room, 0.8)],
    garnished: grown(room, 0.8),
    pieces: [],
  };
};
