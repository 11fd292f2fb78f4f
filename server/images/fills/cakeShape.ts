import { n } from '../canvas/drawing';
import type { Random } from '../canvas/seededRandom';

/** Half sizes of a tall cake in its box: radius, how flat the top looks, height. */
export const [R, FLAT, HIGH] = [100, 0.46, 66] as const;

/** Where the cut begins and ends, in degrees; the front is at 90. */
export const CUT = [62, 116] as const;

/** A point at these degrees, a share of the radius out and so far below the lid. */
export const around = (degrees: number, out: number, depth: number): string => {
  const radians = (degrees * Math.PI) / 180;
  return `${n(Math.cos(radians) * R * out)} ${n(Math.sin(radians) * R * FLAT * out + depth)}`;
};

/** A bow round the cake at one depth, from one angle to another; depth may waver by `rough`. */
export const bow = (random: Random, from: number, to: number, out: number, depth: number, rough = 0): string => {
  const steps = Math.max(2, Math.round(Math.abs(to - from) / 6));
  return Array.from({ length: steps + 1 }, (_, i) =>
    around(from + ((to - from) * i) / steps, out, depth + (rough ? random.between(-rough, rough) : 0)),
  ).join('L');
};

/** The outline of the lid without the slice that is gone. */
export const LID = `M0 0L${around(CUT[0], 1, 0)}A${R} ${n(R * FLAT)} 0 1 0 ${around(CUT[1], 1, 0)}Z`;

/** The two parts of the wall that are seen, left and right of the cut, between two depths. */
export const wallOf = (random: Random, from: number, to: number, rough = 0): string =>
  (
    [
      [180, CUT[1]],
      [CUT[0], 0],
    ] as const
  )
    .map(([a, b]) => `M${bow(random, a, b, 1, from, rough)}L${bow(random, b, a, 1, to, rough)}Z`)
    .join('');

/** A stroke round the lid, thickest in its middle and pointed at both ends. */
export const ridge = (random: Random, from: number, to: number, out: number, thick: number): string => {
  const steps = Math.max(4, Math.round((to - from) / 9));
  const side = (sign: number) =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const swell = Math.sin((Math.PI * i) / steps) * thick * sign * random.between(0.75, 1.1);
      return around(from + ((to - from) * i) / steps, out + swell, 0);
    });
  return `M${side(1).join('L')}L${side(-1).toReversed().join('L')}Z`;
};
