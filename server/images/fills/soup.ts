import { type Area, grown, outline, pointsIn } from '../canvas/areas';
import type { Drawing } from '../canvas/drawing';
import { channels, darken, lighten, mix } from '../canvas/palette';
import { circle, line } from '../canvas/svg';
import { COUNTED } from '../pieces/counts';
import { pieceKind } from '../pieces/pieceKinds';
import { dippedSpoon } from '../textures/dippedSpoon';
import { fatEyes } from '../textures/fatEyes';
import { gloss } from '../textures/gloss';
import { bubbles, surfaceOf, swirls, wetLights } from '../textures/liquid';
import { swells } from '../textures/swells';
import { swirlRibbon } from '../textures/swirlRibbon';
import { tonalPatches } from '../textures/tonalPatches';
import type { Filling, FillNeeds } from './filling';
import { poolOf } from './rooms';

/** With this many kinds of food in it a soup is a broth, on which fat swims; with fewer it was puréed. */
const BROTH = 2;

/** From this share of the least of red, green and blue by the most on a soup is made with cream or milk. */
const MILKY = 0.57;

/** Whether one cannot see into it: cream, or potato that was crushed in it. */
const isMilky = (colour: string) => {
  const all = channels(colour);
  return Math.min(...all) > MILKY * Math.max(...all);
};

/** A creamed soup is thick: it keeps the furrow of the spoon, soft folds, and cream that was stirred in. */
const creamed = (d: Drawing, pool: Area, colour: string) => {
  const cream = lighten(mix(colour, '#fff4dc', 0.6), 0.3);
  return (
    outline(pool, `fill="${d.shade(mix(colour, '#fff0d0', 0.16), { light: 0.34, dark: 0.16 })}"`) +
    swells(d, pool, colour, 9) +
    swirlRibbon(d, { ...pool, rx: pool.rx * 1.3, ry: pool.ry * 1.3 }, cream) +
    outline(grown(pool, 0.985), line(lighten(colour, 0.7), 5, 0.5)) +
    outline(pool, `fill="${d.edge(darken(colour, 0.4), 0.8, 0.34)}"`)
  );
};

/** What the blender left: flecks a little lighter and darker than the soup. */
const pulp = (d: Drawing, area: Area, colour: string) =>
  pointsIn(d.random, area, 130, 0.96)
    .map(({ x, y }) =>
      circle(
        x,
        y,
        d.random.between(0.8, 2.4),
        `fill="${d.random.chance(0.5) ? lighten(colour, 0.4) : darken(colour, 0.35)}" fill-opacity=".5"`,
      ),
    )
    .join('');

/** Whether a spoon lies in it: a purée with next to nothing on it, which the spoon would hide. */
const isSpooned = ({ isTilted = false, pieces }: FillNeeds) =>
  isTilted
    ? pieces.length < BROTH && pieces.every(({ kind, ingredient }) => pieceKind(kind, ingredient).size < COUNTED)
    : pieces.length === 0;

/** Seen from the side the spoon lies in front, so that one sees what was swirled in. */
const spoonAt = ({ isTilted = false }: FillNeeds, pool: Area): Area =>
  isTilted ? { ...pool, x: pool.x + pool.rx * 0.16, y: pool.y + pool.ry * 0.18 } : pool;

/** A soup. Colours: the soup, what is swirled in. */
export const soup = (needs: FillNeeds): Filling => {
  const { d, isDeep, colours, pieces } = needs;
  const [colour = '#d8512a', second] = colours;
  const pool = poolOf(needs);
  const { shape, drawn } = surfaceOf(d, pool, isDeep, colour, 24);
  const marbled = second ? tonalPatches(d, pointsIn(d.random, pool, 12, 0.7), pool.rx * 0.13, second, 0.6) : '';
  const isCreamed = second !== undefined || isMilky(colour);
  const kinds = pieces.filter(({ kind, ingredient }) => !pieceKind(kind, ingredient).layer).length;
  const isBroth = kinds >= BROTH && !isCreamed;
  return {
    surface:
      drawn +
      d.clipped(
        shape,
        (isCreamed ? creamed(d, pool, colour) : swirls(d, pool, colour)) +
          marbled +
          (isBroth ? fatEyes(d, pool, colour) : '') +
          (isBroth ? '' : pulp(d, pool, colour) + swells(d, pool, colour, 13)) +
          (isCreamed ? '' : bubbles(d, pool, isBroth ? 12 : 26, colour)) +
          wetLights(d, pool, isBroth ? 12 : 9),
      ) +
      gloss(pool, 0.34),
    areas: [grown(pool, 0.9)],
    garnished: grown(pool, 0.78),
    pieces,
    crowd: 1,
    cover: 1.1,
    focus: 0.5,
    scale: 1.3,
    sauce: colour,
    sunk: 0.4,
    drowned: isBroth ? 0.34 : 0,
    over: isDeep && isSpooned(needs) ? dippedSpoon(d, spoonAt(needs, pool), colour, !needs.isTilted) : undefined,
  };
};
