import { type Drawing, n } from '../canvas/drawing';
import type { Point } from '../canvas/outlines';
import { brightness, darken, lighten, mix, SHADOW } from '../canvas/palette';
import { line, path } from '../canvas/svg';
import { crumbTile } from '../textures/crumbTile';

/** What a layer is made of: it tells how its cut looks. */
export type Material = 'crumb' | 'smooth' | 'leaves';

/** Heights of the layers below the lid, as shares. */
const SHARES: Readonly<Record<number, readonly number[]>> = { 1: [1], 2: [0.26, 0.74], 3: [0.24, 0.32, 0.44] };

/** Whether the first and the last of three layers are the same golden pastry: leaves of filo about a filling. */
export const isFilo = ([top, , base]: readonly string[]) =>
  top !== undefined &&
  base !== undefined &&
  brightness(top) > 0.5 &&
  brightness(top) < 0.8 &&
  Math.abs(brightness(top) - brightness(base)) < 0.1;

/** What each layer is made of: cream, caramel and icing are smooth, everything else has a crumb. */
export const materialsOf = (colours: readonly string[]): readonly Material[] =>
  colours.map((colour, i) => {
    if (colours.length === 3 && i !== 1 && isFilo(colours)) return 'leaves';
    if (brightness(colour) > 0.88) return 'smooth';
    return colours.length === 3 && i < 2 && !isFilo(colours) ? 'smooth' : 'crumb';
  });

/** One corner of a cut to the next, from the left over the front to the right, at some depth below the lid. */
type Edge = readonly Point[];

/** A border between two layers: it follows the lid, a little unevenly, as nothing is spread quite level. */
const borderOf = (d: Drawing, [left, front, right]: readonly [Point, Point, Point], depth: number, rough: number) => {
  const along = (from: Point, to: Point, count: number) =>
    Array.from({ length: count }, (_, i) => ({
      x: from.x + ((to.x - from.x) * i) / count,
      y: from.y + ((to.y - from.y) * i) / count + depth + (i === 0 ? 0 : d.random.between(-rough, rough)),
    }));
  return [...along(left, front, 9), ...along(front, right, 5), { x: right.x, y: right.y + depth }];
};

const route = (points: Edge) => points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('');

const band = (above: Edge, below: Edge) => `${route(above)}${route(below.toReversed()).replace('M', 'L')}Z`;

/** The thin dark lines between leaves of filo. */
const leavesOf = (d: Drawing, corners: readonly [Point, Point, Point], from: number, high: number, colour: string) =>
  Array.from({ length: 4 }, (_, i) => {
    const leaf = route(borderOf(d, corners, from + (high * (i + 0.6)) / 4.4, 1.5));
    return (
      path(leaf, line(mix(darken(colour, 0.36), '#7a3c10', 0.4), 1.8, 0.6)) +
      path(leaf, `${line(lighten(colour, 0.66), 1.5, 0.7)} transform="translate(0 2.2)"`)
    );
  }).join('');

/** The walls of a cut, layer by layer from the lid down: each with the look of what it is made of. */
export const cutLayers = (
  d: Drawing,
  corners: readonly [Point, Point, Point],
  height: number,
  colours: readonly string[],
): string => {
  const shares = SHARES[colours.length] ?? [1];
  const materials = materialsOf(colours);
  // One sponge in two tones has one crumb.
  const isOneCrumb = materials.every((material) => material === 'crumb');
  let depth = 0;
  let above = borderOf(d, corners, 0, 0);
  const layers = shares.map((share, i) => {
    const colour = colours[i] ?? colours[0] ?? '#c98a4a';
    const high = height * share;
    const below = borderOf(d, corners, depth + high, i === shares.length - 1 ? 0.8 : 1.7);
    const shape = band(above, below);
    const isSmooth = materials[i] === 'smooth';
    const gleam = isSmooth
      ? path(route(above), `${line(lighten(colour, 0.75), 2.6, 0.55)} transform="translate(2 4)"`)
      : '';
    const drawn =
      path(shape, `fill="${d.run([lighten(colour, 0.2), colour, darken(colour, 0.14)], true)}"`) +
      (materials[i] === 'crumb' && !isOneCrumb ? path(shape, `fill="${crumbTile(d, colour)}"`) : gleam) +
      (materials[i] === 'leaves' ? leavesOf(d, corners, depth, high, colour) : '') +
      (i > 0 ? path(route(above), line(darken(colour, 0.5), 2, 0.3)) : '');
    depth += high;
    above = below;
    return drawn;
  });
  const [, front, right] = corners;
  const base = darken(mix(colours.at(-1) ?? '#c98a4a', '#7a3c10', 0.4), 0.2);
  return (
    layers.join('') +
    (isOneCrumb
      ? path(band(borderOf(d, corners, 0, 0), above), `fill="${crumbTile(d, colours.at(-1) ?? '#c98a4a')}"`)
      : '') +
    // It stood in the tin: its foot is browned.
    path(route(above), `${line(base, 4, 0.42)} transform="translate(0 -2)"`) +
    path(
      `M${front.x} ${front.y}L${right.x} ${right.y}V${right.y + height}L${front.x} ${front.y + height}Z`,
      `fill="${SHADOW}" fill-opacity=".3"`,
    )
  );
};
