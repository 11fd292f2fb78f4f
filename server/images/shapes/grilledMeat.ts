import { type Point, smooth } from '../canvas/outlines';
import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { brightness, darken, lighten, mix } from '../canvas/palette';
import { type Pen, span } from '../canvas/pen';
import { degrees, ellipse, line, path } from '../canvas/svg';
import { wetPatches } from '../textures/wetPatches';

/** Corners of a bite as it is cut for the stick, across x. */
const CORNERS: readonly Point[] = [
  { x: -70, y: -60 },
  { x: -14, y: -82 },
  { x: 52, y: -74 },
  { x: 78, y: -22 },
  { x: 72, y: 44 },
  { x: 34, y: 80 },
  { x: -34, y: 76 },
  { x: -76, y: 36 },
];

/** Char that the flames left at the corners: nearly black, with a brown seam around it. */
const charred = ({ d }: Pen, corners: readonly Point[], char: string, brown: string) =>
  corners
    .filter((_, i) => (i + d.random.whole(0, 1)) % 2 === 0)
    .map(({ x, y }) => {
      const [r, turn] = [d.random.between(13, 25), degrees(Math.atan2(y, x)) + 90];
      const [cx, cy] = [x * 0.88, y * 0.88];
      return (
        ellipse(cx, cy, r * 2.1, r * 1.3, `fill="${d.spot(brown, 0.25)}" fill-opacity=".85"`, turn) +
        path(
          blob(d.random, cx, cy, r * 1.25, r * 0.5, { wobble: 0.4, points: 8, turn }),
          `fill="${char}" fill-opacity=".62"`,
        )
      );
    })
    .join('');

/** Ridges of the meat across the stick: dark in the valley, the marinade bright on the crest. */
const ridges = ({ d }: Pen, dark: string, bright: string) => {
  let valleys = '';
  let crests = '';
  for (let y = -54; y < 60; y += d.random.between(30, 48)) {
    const bow = d.random.between(-12, 12);
    const from = d.random.between(-64, -30);
    const route = (off: number) =>
      `M${n(from)} ${n(y + off)}q${n(40)} ${n(bow)} ${n(d.random.between(60, 100))} ${n(bow * 0.4)}`;
    valleys += route(4);
    crests += route(-4);
  }
  return path(valleys, line(dark, 6, 0.34)) + path(crests, line(bright, 6, 0.42));
};

/** A bite of meat from over the fire: coated in its marinade, charred at its corners, wet with its juices. */
export const drawGrilled = (pen: Pen): string => {
  const { d, colour } = pen;
  const isPale = brightness(colour) > 0.5;
  const corners = CORNERS.map(({ x, y }) => ({ x: x + d.random.between(-9, 9), y: y + d.random.between(-9, 9) }));
  const shape = smooth(corners);
  const char = '#1e0a05';
  const brown = mix(darken(colour, 0.5), '#5a1e08', 0.6);
  const lit = mix(lighten(colour, 0.36), '#ffb24a', isPale ? 0.4 : 0.24);
  return (
    path(shape, `transform="translate(3 10)" fill="${darken(colour, 0.7)}"`) +
    path(shape, `fill="${span(pen, [lit, colour, mix(colour, brown, 0.7)])}"`) +
    d.clipped(
      path(shape, ''),
      ridges(pen, brown, lighten(lit, 0.3)) + path(shape, line(brown, 16, 0.4)) + charred(pen, corners, char, brown),
    ) +
    wetPatches(pen, { reach: [66, 66], count: 5, glow: lighten(lit, 0.3), gloss: 0.72 })
  );
};
