import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, path } from '../canvas/svg';

interface Crags {
  /** Half width and half height of the field that they cover. */
  reach: readonly [number, number];
  /** How many large ones there are; of the small, crisp ones on top there are twice as many. */
  count: number;
  /** Greatest half length of a large one. */
  size: number;
}

/**
 * A crust of flour or batter out of hot oil: lumps that swelled over each other, dark where they meet and browned at their
 * tips, with small crisp flakes on top. `colour` is that of the crust.
 */
export const cragged = (pen: Pen, { reach: [rx, ry], count, size }: Crags): string => {
  const { d, colour } = pen;
  const { random } = d;
  const burnt = mix(darken(colour, 0.4), '#6a2a08', 0.5);
  const amber = mix(lighten(colour, 0.2), '#f0a63c', 0.5);
  const lump = (least: number, most: number, tone: string) => {
    const angle = random.next() * 6.283;
    const far = Math.sqrt(random.next());
    const [x, y, r] = [Math.cos(angle) * rx * far, Math.sin(angle) * ry * far, random.between(least, most)];
    const turn = random.between(0, 180);
    const shape = blob(random, x, y, r * 1.25, r * 0.82, { wobble: 0.28, points: 9, turn });
    return (
      ellipse(x + 2, y + 4, r * 1.4, r * 1.05, `fill="${d.spot(burnt, 0.35)}" fill-opacity=".55"`, turn) +
      path(shape, `fill="${body(pen, tone, 0.4, 0.34)}"`)
    );
  };
  const tones = [mix(colour, burnt, 0.22), colour, mix(colour, amber, 0.5), mix(colour, burnt, 0.4)];
  let crust = '';
  for (let i = 0; i < count; i++) crust += lump(size * 0.55, size, tones[i % 4]!);
  const scorch = Array.from({ length: Math.round(count * 0.5) }, () =>
    ellipse(
      random.between(-rx, rx),
      random.between(-ry, ry),
      size * random.between(0.5, 1.1),
      size * random.between(0.4, 0.7),
      `fill="${d.spot(burnt, 0.05)}" fill-opacity=".5"`,
      random.between(0, 180),
    ),
  ).join('');
  for (let i = 0; i < count * 2; i++) {
    const tone = random.chance(0.3) ? mix(colour, burnt, 0.35) : mix(lighten(colour, 0.24), amber, random.next() * 0.7);
    crust += i === count ? scorch : lump(size * 0.14, size * 0.36, tone);
  }
  return crust;
};
