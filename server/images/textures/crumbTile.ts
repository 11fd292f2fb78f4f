import { type Drawing, n } from '../canvas/drawing';
import { brightness, channels, darken, hexOf, lighten, mix } from '../canvas/palette';
import { path } from '../canvas/svg';

/** Width and height of the tile. */
const [WIDE, HIGH] = [110, 78];

/** Tiles that a drawing has already, so that the walls of one cake share theirs. */
const drawn = new WeakMap<Drawing, Map<string, string>>();

const oval = (x: number, y: number, rx: number, ry: number) =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(rx * 2)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-rx * 2)} 0`;

const tileOf = (d: Drawing, colour: string, coarse: number) => {
  const { random } = d;
  const isDark = brightness(colour) < 0.34;
  const deep = isDark ? darken(colour, 0.62) : mix(darken(colour, 0.34), '#8a4c18', 0.24);
  let [lips, pores] = ['', ''];
  for (let i = 0; i < Math.round(56 / coarse); i++) {
    // Most are fine; the fourth power leaves a few that are wide.
    const r = (0.7 + random.next() ** 4 * 3.4) * coarse;
    const long = r * random.between(1, 1.7);
    const [x, y] = [random.between(long, WIDE - long), random.between(r, HIGH - r * 1.6)];
    lips += oval(x + r * 0.2, y + r * 0.5, long, r);
    pores += oval(x, y, long, r);
  }
  return d.pattern(
    WIDE,
    HIGH,
    path(lips, `fill="${lighten(colour, isDark ? 0.34 : 0.62)}" fill-opacity=".6"`) +
      path(pores, `fill="${deep}" fill-opacity=".56"`),
    random.between(-8, 8),
  );
};

/**
 * The pores of a cut crumb, as a see-through fill to lie over a face of that colour: many fine ones, a few wide ones, each
 * with its far lip in the light. One repeated tile, so that six cut faces cost no more than one.
 * @param coarse how wide the pores are: 1 for a sponge, 1.6 for a bread
 */
export const crumbTile = (d: Drawing, colour: string, coarse = 1): string => {
  const tiles = drawn.get(d) ?? new Map<string, string>();
  drawn.set(d, tiles);
  // Pieces of one sort differ a little in colour; their pores need not.
  const tone = hexOf(channels(colour).map((value) => Math.min(255, Math.round(value / 28) * 28)));
  const key = `${tone} ${coarse}`;
  const tile = tiles.get(key) ?? tileOf(d, tone, coarse);
  tiles.set(key, tile);
  return tile;
};
