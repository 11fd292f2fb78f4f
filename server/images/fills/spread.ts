import { type Area, grown, outline, pointsIn } from '../canvas/areas';
import { type Drawing, n } from '../canvas/drawing';
import { darken, lighten } from '../canvas/palette';
import { line, path } from '../canvas/svg';
import { tonalPatches } from '../textures/tonalPatches';
import type { Filling, FillNeeds } from './filling';
import { mound } from './mound';

/** The furrow that the back of a spoon leaves, from the middle outwards. */
const furrow = (d: Drawing, { x, y, rx, ry }: Area) => {
  const start = d.random.between(0, 6.28);
  const steps = 60;
  const at = (i: number) => {
    const share = i / steps;
    const angle = start + share * 15;
    const reach = 0.08 + share * 0.74;
    return `${n(x + Math.cos(angle) * rx * reach)} ${n(y + Math.sin(angle) * ry * reach)}`;
  };
  return `M${Array.from({ length: steps + 1 }, (_, i) => at(i)).join('L')}`;
};

/** A thick dip spread with a spoon. Colours: the dip, then what lies in the furrow: oil, melted butter. */
export const spread = ({ d, ground, isDeep, colours, pieces }: FillNeeds): Filling => {
  const [colour = '#e9d6a8', poured] = colours;
  const room = isDeep ? ground : grown(ground, 1.04);
  const { shape, drawn } = mound(d, room, isDeep, colour);
  const route = furrow(d, room);
  const wide = Math.min(room.rx, room.ry) * 0.1;
  const rims = outline(grown(room, 0.93), line(lighten(colour, 0.5), 9, 0.5));
  return {
    surface:
      drawn +
      d.clipped(
        shape,
        tonalPatches(d, pointsIn(d.random, room, 16, 0.9), room.rx * 0.14, colour) +
          (isDeep ? rims : '') +
          path(route, `${line(lighten(colour, 0.7), wide * 1.5, 0.6)} transform="translate(4 6)"`) +
          path(route, line(darken(colour, 0.22), wide * 1.3)) +
          path(route, `${line(darken(colour, 0.4), wide * 0.6, 0.5)} transform="translate(-3 -4)"`) +
          (poured
            ? path(route, line(poured, wide * 0.8, 0.78)) +
              path(route, `${line(lighten(poured, 0.8), wide * 0.16, 0.7)} transform="translate(-2 -2)"`)
            : ''),
      ),
    areas: [grown(room, 0.62)],
    garnished: grown(room, 0.74),
    pieces,
    crowd: 0.7,
  };
};
