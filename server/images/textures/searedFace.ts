import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { brightness, darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import { wetPatches } from './wetPatches';

interface SearedFace {
  /** Half width and half height of the face. */
  reach: readonly [number, number];
  /** How many mottles it has; more on what is drawn large. */
  count?: number;
  /** How bright it shines, from 0 to 1. */
  gloss?: number;
}

/** Below this number of mottles a piece is one of many. */
const SMALL = 16;

/** From the pale meat to where the pan nearly burnt it. */
const tonesOf = (colour: string) => {
  const isPale = brightness(colour) > 0.55;
  return isPale
    ? {
        pale: mix(lighten(colour, 0.24), '#f6deb0', 0.5),
        brown: mix(colour, '#b8681e', 0.72),
        dark: mix(darken(colour, 0.3), '#6e2c0a', 0.75),
        glow: '#ffe0a0',
      }
    : {
        pale: mix(lighten(colour, 0.3), '#c9764a', 0.4),
        brown: mix(darken(colour, 0.24), '#6a2a10', 0.6),
        dark: mix(darken(colour, 0.6), '#2a0d06', 0.6),
        glow: mix(lighten(colour, 0.4), '#e8904a', 0.5),
      };
};

/** A crack along the grain, pointed at both ends. */
const crack = (x: number, y: number, half: number, thick: number, bow: number) =>
  `M${n(x - half)} ${n(y)}Q${n(x)} ${n(y + bow - thick)} ${n(x + half)} ${n(y)}Q${n(x)} ${n(y + bow + thick)} ${n(x - half)} ${n(y)}Z`;

/**
 * Meat that was seared in a pan or under a grill: mottled from pale over brown to nearly black where it touched the metal,
 * most of all along its edge, cracked along its grain, which runs along x, and wet.
 */
export const searedFace = (
  pen: Pen,
  shape: string,
  { reach: [rx, ry], count = 22, gloss = 0.7 }: SearedFace,
): string => {
  const { d, colour } = pen;
  const { random } = d;
  const { pale, brown, dark, glow } = tonesOf(colour);
  const spots = (tone: string, number: number, from: number, opacity: number) =>
    Array.from({ length: number }, () => {
      const [angle, far] = [random.next() * 6.283, random.between(from, 1)];
      return ellipse(
        Math.cos(angle) * rx * far,
        Math.sin(angle) * ry * far,
        random.between(20, 44),
        random.between(10, 20),
        `fill="${d.spot(tone, 0.2)}" fill-opacity="${opacity}"`,
        random.between(-24, 24),
      );
    }).join('');
  const mottles = (tone: string, number: number, from: number, opacity: number) => {
    let route = '';
    for (let i = 0; i < number; i++) {
      const [angle, far] = [random.next() * 6.283, Math.sqrt(random.between(from, 1))];
      const r = 2 + random.next() ** 2 * 6;
      route += blob(random, Math.cos(angle) * rx * far, Math.sin(angle) * ry * far, r * 1.9, r * 0.8, {
        wobble: 0.45,
        points: 7,
        turn: random.between(-28, 28),
      });
    }
    return path(route, `fill="${tone}" fill-opacity="${opacity}"`);
  };
  // On a piece among many fewer spots do.
  const isSmall = count < SMALL;
  let cracks = '';
  for (let i = 0; i < (isSmall ? 4 : 6); i++)
    cracks += crack(
      random.between(-0.5, 0.5) * rx,
      random.between(-0.8, 0.8) * ry,
      random.between(16, 44),
      random.between(2, 4),
      random.between(-9, 9),
    );
  return (
    path(shape, `fill="${body(pen, mix(colour, brown, 0.26), 0.4, 0.42)}"`) +
    d.clipped(
      path(shape, ''),
      spots(pale, isSmall ? 2 : 4, 0, 0.8) +
        spots(brown, isSmall ? 5 : 9, 0.4, 0.8) +
        spots(dark, isSmall ? 4 : 6, 0.72, 0.7) +
        mottles(brown, count, 0, 0.4) +
        mottles(dark, Math.round(count * 0.8), 0.4, 0.42) +
        mottles(lighten(pale, 0.2), Math.round(count * 0.3), 0, 0.32) +
        path(cracks, `fill="${dark}" fill-opacity=".5"`) +
        path(shape, line(dark, 8, 0.3)),
    ) +
    wetPatches(pen, { reach: [rx, ry], count: 6, glow, gloss })
  );
};
