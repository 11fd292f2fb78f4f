import { type Drawing, n } from '../canvas/drawing';
import { lighten } from '../canvas/palette';
import { line, path } from '../canvas/svg';

interface Fibres {
  /** Half width and half height of the field that they fill. */
  reach: readonly [number, number];
  /** How many lie one below the other. */
  rows: number;
  /** By how much their middle stands above their ends. */
  bow: number;
  /** Between two of them. */
  seam: string;
  /** The strand that the light falls on. */
  lit: string;
  /** How strongly they are drawn, from 0 to 1. */
  strength: number;
}

/** A strand from one place to another, pointed at both ends. */
const lens = (x: number, y: number, length: number, rise: number, thick: number) =>
  `M${n(x)} ${n(y)}Q${n(x + length * 0.5)} ${n(y - rise - thick)} ${n(x + length)} ${n(y)}Q${n(x + length * 0.5)} ${n(y - rise + thick)} ${n(x)} ${n(y)}Z`;

/**
 * The fibres of meat, lengthwise along x: strands that swell and end, one beside the other, with dark seams between them and
 * the light on their backs.
 */
export const meatFibres = (
  { random }: Drawing,
  { reach: [rx, ry], rows, bow, seam, lit, strength }: Fibres,
): string => {
  let seams = '';
  let backs = '';
  let threads = '';
  const gap = (ry * 2) / rows;
  for (let row = 0; row < rows; row++) {
    const y = -ry + gap * (row + random.between(0.2, 0.8));
    let x = -rx + random.between(-20, 20);
    while (x < rx) {
      const length = random.between(0.55, 1.25) * rx;
      const middle = (x + length / 2) / rx;
      const lift = bow * (1 - middle * middle);
      const rise = bow * 0.5 + random.between(-4, 4);
      const at = y - lift * 0.6 + bow * 0.3;
      seams += lens(x, at + gap * 0.4, length, rise, gap * random.between(0.12, 0.34));
      backs += lens(x + 6, at - gap * 0.12, length * 0.86, rise, gap * random.between(0.16, 0.36));
      if (random.chance(0.5))
        threads += `M${n(x + 10)} ${n(at - gap * 0.2)}q${n(length * 0.3)} ${n(-rise * 0.8)} ${n(length * 0.6)} ${n(-rise * 0.3)}`;
      x += length * random.between(0.8, 1);
    }
  }
  return (
    path(seams, `fill="${seam}" fill-opacity="${strength.toFixed(2)}"`) +
    path(backs, `fill="${lit}" fill-opacity="${(strength * 0.5).toFixed(2)}"`) +
    path(threads, line(lighten(lit, 0.5), 1.8, Number((strength * 0.7).toFixed(2))))
  );
};
