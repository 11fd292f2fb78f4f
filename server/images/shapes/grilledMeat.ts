import { n } from '../canvas/drawing';
import { blob, type Point, smooth } from '../canvas/outlines';
import { brightness, darken, lighten, mix } from '../canvas/palette';
import { type Pen, span } from '../canvas/pen';
import { degrees, ellipse, line, path } from '../canvas/svg';
import { meatFibres } from '../textures/meatFibres';
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

/** The outline round the corners: each side nearly straight, each corner a short bend. */
const cutOf = (corners: readonly Point[]): string =>
  smooth(
    corners.flatMap((at, i) => {
      const next = corners[(i + 1) % corners.length]!;
      const along = (share: number) => ({ x: at.x + (next.x - at.x) * share, y: at.y + (next.y - at.y) * share });
      return [along(0.16), along(0.84)];
    }),
  );

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

/** Where it lay on the bars of the grill: dark stripes side by side, soft at their edges, broken where it did not touch. */
const barred = ({ d }: Pen, char: string) => {
  const lean = d.random.between(14, 30);
  return [-44, 0, 42]
    .filter(() => d.random.chance(0.7))
    .map((x) => {
      const from = x + d.random.between(-6, 6);
      const [top, foot] = [d.random.between(-74, -50), d.random.between(20, 64)];
      const route = `M${n(from + lean)} ${n(top)}L${n(from - lean * 0.4)} ${n(foot)}`;
      return path(route, line(char, 17, 0.2)) + path(route, line(char, 9, 0.5));
    })
    .join('');
};

/** A bite of meat from over the fire: cut with a knife, its grain seen, barred and charred, wet with its juices. */
export const drawGrilled = (pen: Pen): string => {
  const { d, colour, turn } = pen;
  const isPale = brightness(colour) > 0.5;
  const corners = CORNERS.map(({ x, y }) => ({
    x: x + d.random.between(-17, 17),
    y: y + d.random.between(-15, 15),
  }));
  const shape = cutOf(corners);
  const char = '#1e0a05';
  const brown = mix(darken(colour, 0.5), '#5a1e08', 0.6);
  const lit = mix(lighten(colour, 0.36), '#ffb24a', isPale ? 0.4 : 0.24);
  const seam = mix(colour, brown, 0.7);
  const cut = (fill: string) => `fill="${fill}"`;
  // Whichever way it is turned, its side is below its top.
  const angle = ((84 - turn) * Math.PI) / 180;
  const down = (by: number) => `transform="translate(${n(Math.cos(angle) * by)} ${n(Math.sin(angle) * by)})"`;
  return (
    path(shape, `${down(14)} ${cut(darken(colour, 0.7))}`) +
    path(shape, cut(mix(colour, brown, 0.5))) +
    path(shape, `${down(-7)} ${cut(span(pen, [lit, colour, mix(colour, brown, 0.4)]))}`) +
    d.clipped(
      path(shape, down(-7)),
      meatFibres(d, { reach: [80, 76], rows: 7, bow: 10, seam, lit: lighten(lit, 0.2), strength: 0.5 }) +
        barred(pen, char) +
        path(shape, line(brown, 10, 0.34)) +
        charred(pen, corners, char, brown),
    ) +
    wetPatches(pen, { reach: [60, 50], count: 4, glow: lighten(lit, 0.3), gloss: 0.66 })
  );
};
