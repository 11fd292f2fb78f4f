import { type Area, grown, outline, pointsIn } from '../canvas/areas';
import { type Drawing, n } from '../canvas/drawing';
import { contact } from '../canvas/light';
import { darken, lighten, mix } from '../canvas/palette';
import { line, path, placed } from '../canvas/svg';
import { layPieces } from '../pieces/layPieces';
import type { Filling, FillNeeds } from './filling';

/** Wavy noodles that lie every way, as a wok tosses them. */
const tangle = (d: Drawing, area: Area, colour: string, count: number) =>
  pointsIn(d.random, area, count)
    .map(({ x, y }) => {
      const half = area.ry * d.random.between(0.22, 0.4);
      const [up, down] = [d.random.between(-0.7, 0.7) * half, d.random.between(-0.7, 0.7) * half];
      const route = `M${n(-half)} ${n(down * 0.4)}C${n(-half * 0.4)} ${n(up)} ${n(half * 0.3)} ${n(down)} ${n(half)} ${n(up * 0.5)}`;
      const tone = mix(
        colour,
        d.random.chance(0.5) ? lighten(colour, 0.4) : darken(colour, 0.18),
        d.random.next() * 0.8,
      );
      return placed(
        x,
        y,
        d.random.between(0, 180),
        path(route, line(darken(colour, 0.56), 12.6, 0.42)) +
          path(route, line(tone, 9.4)) +
          path(route, line(lighten(tone, 0.7), 2.4, 0.6)),
      );
    })
    .join('');

/** Fried noodles: a dry mound, its meat and vegetables tossed among the strands. The colour is the noodles'. */
export const friedNoodles = ({ d, ground, isDeep, colours, pieces }: FillNeeds): Filling => {
  const [colour = '#c98a3c'] = colours;
  const room = grown(ground, isDeep ? 0.76 : 0.94);
  const bed =
    contact(d, room.x, room.y + 6, room.rx * 1.02, room.ry * 1.02, 0.5) +
    outline(grown(room, 0.96), `fill="${darken(colour, 0.44)}"`);
  const among = layPieces(d, pieces, [grown(room, 0.9)], { crowd: 1.5, scale: 1.16 });
  return {
    surface:
      bed +
      tangle(d, grown(room, 0.92), colour, 150) +
      tangle(d, { ...grown(room, 0.6), y: room.y - 8 }, lighten(colour, 0.08), 50) +
      among +
      tangle(d, grown(room, 0.8), lighten(colour, 0.06), 26),
    areas: [grown(room, 0.8)],
    garnished: grown(room, 0.8),
    pieces: [],
  };
};
