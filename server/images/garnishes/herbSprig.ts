import { type Drawing } from '../canvas/drawing';
import { contact } from '../canvas/light';
import type { Point } from '../canvas/outlines';
import { darken, lighten } from '../canvas/palette';
import { line, path, placed } from '../canvas/svg';
import { leafShape } from '../shapes/leafShape';

const NEEDLES = /rosemary|thyme|dill|chive|tarragon|fennel/i;

const BROAD = /mint|basil|sage|bay/i;

/** The leaves of a broad sprig: degrees from its direction, share of its length. */
const BROAD_LEAVES = [
  [-64, 0.86],
  [62, 0.86],
  [-6, 1],
  [146, 0.66],
  [-142, 0.66],
] as const;

/** A leaflet of parsley or coriander with its teeth, from its foot at the left; and its veins. */
const LEAFLET =
  'M-70 0C-52 -16 -40 -26 -38 -52L-12 -46L2 -72L30 -48L56 -56L62 -28L92 -20L80 0L92 20L62 28L56 56L30 48L2 72L-12 46L-38 52C-40 26 -52 16 -70 0Z';
const VEINS = 'M-66 0H76M-24 0L-6 -44M-24 0L-6 44M14 0L46 -38M14 0L46 38';

/** Its three leaflets: degrees from its direction, distance and size in shares of its length. */
const LEAFLETS = [
  [-76, 0.5, 0.5],
  [70, 0.5, 0.52],
  [-4, 0.62, 0.64],
] as const;

const needleSprig = (d: Drawing, at: Point, length: number, turn: number, colour: string) => {
  let needles = path('M-90 0Q0 -14 96 4', line(darken(colour, 0.2), 8));
  for (let i = 0; i < 13; i++) {
    const x = -78 + i * 14;
    const side = i % 2 ? 1 : -1;
    needles += path(`M${x} -4q18 ${side * 14} 34 ${side * 40}`, line(i % 3 ? colour : lighten(colour, 0.25), 9));
  }
  return (
    contact(d, at.x, at.y, length * 0.9, length * 0.4, 0.4, turn) + placed(at.x, at.y, turn, needles, length / 100)
  );
};

const broadSprig = (d: Drawing, at: Point, length: number, turn: number, colour: string) => {
  const leaf = (bend: number, share: number) => {
    const angle = turn + bend;
    const radians = (angle * Math.PI) / 180;
    const half = (length * share) / 2;
    const [x, y] = [at.x + Math.cos(radians) * half * 1.1, at.y + Math.sin(radians) * half * 1.1];
    return placed(x, y, angle, leafShape(d, colour, angle, 0.46), half / 92);
  };
  const shadow = contact(d, at.x, at.y, length * 1.1, length, 0.42);
  return shadow + BROAD_LEAVES.map(([bend, share]) => leaf(bend, share)).join('');
};

const lobedSprig = (d: Drawing, at: Point, length: number, turn: number, colour: string) => {
  const leaflet = ([bend, reach, size]: (typeof LEAFLETS)[number]) => {
    const angle = turn + bend;
    const radians = (angle * Math.PI) / 180;
    const [x, y] = [at.x + Math.cos(radians) * reach * length, at.y + Math.sin(radians) * reach * length];
    const fill = d.shade(darken(colour, 0.1), { light: 0.3, dark: 0.4, turn: angle });
    return placed(
      x,
      y,
      angle,
      path(LEAFLET, `fill="${fill}" stroke="${fill}" stroke-width="12" stroke-linejoin="round"`) +
        path(VEINS, line(lighten(colour, 0.4), 5, 0.45)),
      (length * size) / 100,
    );
  };
  const stem = placed(at.x, at.y, turn, path('M-74 16Q-30 10 6 0', line(lighten(colour, 0.2), 7)), length / 100);
  const shadow = contact(d, at.x, at.y, length, length * 0.9, 0.42);
  return shadow + stem + LEAFLETS.map(leaflet).join('');
};

/** A sprig as it is picked: lobed for parsley and coriander, broad for mint and basil, needles for rosemary and dill. */
export const herbSprig = (
  d: Drawing,
  at: Point,
  length: number,
  turn: number,
  colour: string,
  ingredient: string,
): string => {
  const draw = NEEDLES.test(ingredient) ? needleSprig : BROAD.test(ingredient) ? broadSprig : lobedSprig;
  return draw(d, at, length, turn, colour);
};
