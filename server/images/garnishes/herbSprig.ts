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

/** The lobes of a parsley leaf: degrees from its direction, distance and size in shares of its length. */
const LOBES = [
  [-130, 0.5, 0.4],
  [130, 0.5, 0.4],
  [-66, 0.56, 0.46],
  [58, 0.56, 0.46],
  [-4, 0.6, 0.54],
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
  const lobe = (bend: number, reach: number, size: number) => {
    const angle = turn + bend;
    const radians = (angle * Math.PI) / 180;
    const [x, y] = [at.x + Math.cos(radians) * reach * length, at.y + Math.sin(radians) * reach * length];
    return placed(
      x,
      y,
      angle,
      path(
        'M-70 0C-60 -34 -30 -30 -26 -56C0 -66 20 -50 24 -34C50 -52 84 -36 84 -12C104 -6 104 10 84 14C84 38 50 52 24 34C20 52 0 66 -26 56C-30 30 -60 34 -70 0Z',
        `fill="${d.shade(colour, { light: 0.34, dark: 0.36, turn: angle })}"`,
      ) + path('M-66 0H66M-20 0L4 -34M-20 0L4 34M20 0L44 -22M20 0L44 22', line(lighten(colour, 0.5), 5, 0.5)),
      (length * size) / 100,
    );
  };
  const shadow = contact(d, at.x, at.y, length * 1.05, length * 0.95, 0.42);
  return shadow + LOBES.map(([bend, reach, size]) => lobe(bend, reach, size)).join('');
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
