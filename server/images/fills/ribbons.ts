import { type Area, grown, outline, pointsIn } from '../canvas/areas';
import { type Drawing, n } from '../canvas/drawing';
import { contact } from '../canvas/light';
import { darken, lighten, mix } from '../canvas/palette';
import { line, path, placed } from '../canvas/svg';
import type { Filling, FillNeeds } from './filling';

/** How broad a ribbon is. */
const WIDE = 19;

/** Ribbons in short loops and bends, each flat, with light along one edge and its own shadow. */
const loops = (d: Drawing, area: Area, colour: string, count: number) =>
  pointsIn(d.random, area, count)
    .map(({ x, y }) => {
      const { random } = d;
      const [rx, ry] = [area.ry * random.between(0.22, 0.4), area.ry * random.between(0.14, 0.3)];
      const tail = random.between(-0.5, 0.5) * ry;
      const route = `M${n(-rx)} ${n(tail)}C${n(-rx * 0.8)} ${n(-ry * 1.5)} ${n(rx * 0.6)} ${n(-ry * 1.3)} ${n(rx * 0.9)} ${n(-ry * 0.2)}C${n(rx * 1.1)} ${n(ry * 0.7)} ${n(rx * 0.3)} ${n(ry * 1.2)} ${n(-rx * 0.3)} ${n(ry * 0.7 + tail * 0.4)}`;
      const tone = mix(colour, random.chance(0.5) ? lighten(colour, 0.36) : darken(colour, 0.2), random.next() * 0.75);
      const along = (width: number, tint: string, opacity: number, by = '') =>
        path(route, `${line(tint, width, opacity)}${by}`);
      return placed(
        x,
        y,
        random.between(0, 360),
        along(WIDE + 4, darken(colour, 0.58), 0.4, ' transform="translate(1 3)"') +
          along(WIDE, darken(tone, 0.14), 1) +
          along(WIDE - 4, tone, 1) +
          along(5, lighten(tone, 0.55), 0.5, ' transform="translate(-2 -4)"') +
          along(1.6, '#ffffff', 0.55, ' transform="translate(-3 -5)"'),
      );
    })
    .join('');

/** Broad noodles or pasta in a loose heap: tagliatelle, wide rice noodles. Colours: the ribbons, the sauce that coats them. */
export const ribbons = ({ d, ground, isDeep, colours, pieces }: FillNeeds): Filling => {
  const [colour = '#f0d08a', sauce] = colours;
  const room = grown(ground, isDeep ? 0.94 : 1.04);
  const bed =
    (isDeep ? '' : contact(d, room.x, room.y + 6, room.rx * 0.98, room.ry * 0.98, 0.5)) +
    outline(grown(room, 0.93), `fill="${darken(sauce ?? colour, 0.3)}"`);
  return {
    surface: bed + loops(d, grown(room, 0.74), colour, 64) + loops(d, grown(room, 0.46), lighten(colour, 0.08), 24),
    areas: [grown(room, 0.78)],
    garnished: grown(room, 0.8),
    pieces,
    crowd: 1.3,
    scale: 1.05,
    focus: 0.4,
    ...(sauce ? { sauce, sunk: 0.2, coat: 0.7, lap: 0 } : {}),
  };
};
