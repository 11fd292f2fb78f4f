import { type Drawing } from '../canvas/drawing';
import { brightness, darken, deepen, lighten, mix } from '../canvas/palette';
import { ellipse, rect } from '../canvas/svg';

/** Width and height of the tile. */
const [WIDE, HIGH] = [126, 112];

/** By how much the grains of a tile together are larger than it: so many that they hide its ground. */
const THICK = 1.9;

/** Grains that reach over an edge of the tile come in again at the other. */
const wrapped = (at: number, size: number, extent: number) => [
  at,
  ...(at < size ? [at + extent] : []),
  ...(at > extent - size ? [at - extent] : []),
];

/** Rice is long and slim; couscous and lentils are round. */
const SLIM = 0.38;

/**
 * A fill of grains lying thick, one on the other, with dark gaps between. It is one repeated tile, so that a whole bed costs
 * no more than a few hundred grains; loose grains strewn over it hide the repetition. `slim` is their width by their length.
 */
export const grainBed = (
  d: Drawing,
  colours: readonly [string, ...string[]],
  size: number,
  slim: number = SLIM,
): string => {
  const { random } = d;
  const gap = mix(deepen(colours[0], 1), '#7a4318', brightness(colours[0]) > 0.86 ? 0.26 : 0.4);
  const count = Math.round((THICK * WIDE * HIGH) / (Math.PI * size * size * (slim + 0.2)));
  const grains = Array.from({ length: count }, (_, i) => {
    const base = random.pick(colours);
    // What is drawn later lies higher, in more light.
    const height = i / count;
    const tone =
      height < 0.35
        ? darken(base, 0.24 - height * 0.5)
        : mix(deepen(base, 0.34), lighten(base, 0.34), height * random.between(0.5, 1));
    const [x, y, turn] = [random.between(0, WIDE), random.between(0, HIGH), random.between(0, 180)];
    const r = size * random.between(0.86, 1.1);
    return wrapped(x, size, WIDE)
      .flatMap((left) => wrapped(y, size, HIGH).map((top) => ({ left, top })))
      .map(
        ({ left, top }) =>
          ellipse(left + 0.8, top + 1.8, r, r * (slim + 0.04), `fill="${gap}" fill-opacity=".62"`, turn) +
          ellipse(left, top, r, r * slim, `fill="${tone}"`, turn),
      )
      .join('');
  }).join('');
  return d.pattern(WIDE, HIGH, rect(0, 0, WIDE, HIGH, `fill="${gap}"`) + grains, random.between(0, 180));
};
