import { type Drawing, n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { brightness, colourOr, darken, lighten, mix } from '../canvas/palette';
import { line, path } from '../canvas/svg';
import type { PictureItem } from '../pictureSpec';
import { crumbTile } from '../textures/crumbTile';
import { around, FLAT, HIGH, R } from './cakeShape';

/** A layer of a cake, and the share of its height. */
export type Layer = readonly [colour: string, share: number];

/** Thinner layers than this are cream or jam, not sponge. */
const THIN = 0.13;

/** Fruit in the crumb, cut through: each with a lit upper edge. */
const fruitIn = (d: Drawing, degrees: number, fruit: readonly PictureItem[]) =>
  fruit
    .flatMap((item) =>
      Array.from({ length: 26 }, () => {
        const radians = (degrees * Math.PI) / 180;
        const out = 0.04 + d.random.next() * 0.9;
        const x = Math.cos(radians) * R * out;
        const y = Math.sin(radians) * R * FLAT * out + d.random.between(9, HIGH - 3);
        const tone = colourOr(item.colour, '#4a2418');
        const shape = blob(d.random, x, y, d.random.between(1.8, 3.8), d.random.between(1.4, 2.7), {
          wobble: 0.24,
          points: 7,
        });
        return (
          path(shape, `fill="${tone}" stroke="${darken(tone, 0.5)}" stroke-width=".7"`) +
          path(`M${n(x - 1.4)} ${n(y - 0.9)}l1.6 -.5`, line(lighten(tone, 0.7), 0.7, 0.7))
        );
      }),
    )
    .join('');

/** The border below a layer, from the middle of the cake outwards. */
const border = (d: Drawing, degrees: number, depth: number, rough: number) =>
  Array.from({ length: 8 }, (_, i) => around(degrees, i / 7, depth + d.random.between(-rough, rough)));

/** A thin layer of cream or jam: it swells out of the cut and shines. */
const filled = (edge: readonly string[], colour: string) =>
  path(`M${edge.join('L')}`, `${line(darken(colour, 0.34), 1.6, 0.5)} transform="translate(0 .8)"`) +
  path(
    `M${edge.slice(1, 4).join('L')}M${edge.slice(5, 7).join('L')}`,
    `${line(lighten(colour, 0.8), 1.2, 0.8)} transform="translate(0 -2.6)"`,
  );

/**
 * One side of the cut from the middle to the edge, layer by layer. `shade` is how much it lies in the shade; what the cake is
 * covered with is seen at the outer edge.
 */
export const cutSide = (
  d: Drawing,
  degrees: number,
  layers: readonly Layer[],
  { shade, coat, fruit }: { shade: number; coat?: string | undefined; fruit: readonly PictureItem[] },
): string => {
  const face = path(`M0 0L${around(degrees, 1, 0)}L${around(degrees, 1, HIGH)}L0 ${HIGH}Z`, '');
  let depth = 0;
  let above = border(d, degrees, 0, 0);
  const bands = layers.map(([colour, share]) => {
    depth += share * HIGH;
    const below = border(d, degrees, depth, 0.9);
    const shape = `M${above.join('L')}L${below.toReversed().join('L')}Z`;
    above = below;
    const tone = darken(colour, shade);
    return (
      path(shape, `fill="${tone}" stroke="${tone}" stroke-width=".6"`) +
      (share < THIN || brightness(colour) > 0.92
        ? filled(below, tone)
        : path(shape, `fill="${crumbTile(d, tone, 0.62)}"`))
    );
  });
  const rim = coat ? darken(coat, shade * 0.8) : mix(darken(layers[0]![0], 0.2), '#8a4412', 0.2);
  return d.clipped(
    face,
    bands.join('') +
      fruitIn(d, degrees, fruit) +
      path(`M${around(degrees, 1, 0)}L${around(degrees, 1, HIGH)}`, line(rim, coat ? 9 : 4, coat ? 1 : 0.5)) +
      path(`M0 0V${HIGH}`, line(darken(layers.at(-1)![0], 0.6), 5, 0.3)),
  );
};
