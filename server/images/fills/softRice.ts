import { grown, pointsIn } from '../canvas/areas';
import { brightness, darken, lighten, mix } from '../canvas/palette';
import { ellipse } from '../canvas/svg';
import { gloss } from '../textures/gloss';
import { surfaceOf, wetLights } from '../textures/liquid';
import { grainBed } from '../textures/grainBed';
import { patch } from '../textures/patch';
import { riceGrains } from '../textures/riceGrains';
import { tonalPatches } from '../textures/tonalPatches';
import type { Filling, FillNeeds } from './filling';
import { mound, relief } from './mound';
import { poolOf } from './rooms';

/** Half the length of a swollen grain. */
const GRAIN = 8.6;

/**
 * Rice that has cooked until it binds, as in a risotto, pongal, rice pudding or curd rice: swollen grains under their own
 * cream, some whole on top. Colours: the rice, what has pooled on it, such as ghee.
 */
export const softRice = (needs: FillNeeds): Filling => {
  const { d, isDeep, colours, pieces } = needs;
  const [colour = '#f3e6c4', pooled] = colours;
  const pool = poolOf(needs, 1.08);
  const { shape, drawn } = isDeep ? surfaceOf(d, pool, isDeep, colour, 20) : mound(d, pool, false, colour, 0.3);
  const cream = mix(colour, lighten(colour, 0.4), 0.5);
  const bed = shape.replace(
    '/>',
    `fill="${grainBed(d, [colour, lighten(colour, 0.24)], GRAIN)}" fill-opacity="0.62"/>`,
  );
  // Cream stands in the hollows and leaves the hills in sight.
  const hollows = pointsIn(d.random, pool, 24, 0.92)
    .map((point) => {
      const r = d.random.between(14, 38);
      return patch(d, point, [r * 1.3, r * 0.8], d.spot(cream, 0.2), 0.72);
    })
    .join('');
  const ghee = pooled
    ? pointsIn(d.random, pool, 7, 0.62)
        .map(({ x, y }) => {
          const r = d.random.between(12, 34);
          return (
            ellipse(x, y, r * 1.4, r, `fill="${pooled}" fill-opacity=".5"`, d.random.between(-30, 30)) +
            ellipse(x - r * 0.4, y - r * 0.3, r * 0.5, r * 0.14, 'fill="#fff" fill-opacity=".6"', -20)
          );
        })
        .join('')
    : '';
  const whole = riceGrains(d, pointsIn(d.random, pool, 150, 0.96), [colour, lighten(colour, 0.4)], GRAIN);
  const patches = tonalPatches(d, pointsIn(d.random, pool, 14, 0.8), 30, colour, brightness(colour) > 0.8 ? 0.3 : 0.4);
  return {
    surface:
      drawn +
      d.clipped(shape, bed + hollows + patches + whole + relief(d, pool) + ghee + wetLights(d, pool, 14)) +
      gloss(pool, 0.22),
    areas: [grown(pool, 0.76)],
    garnished: grown(pool, 0.72),
    pieces,
    crowd: 1.1,
    cover: 0.45,
    focus: 0.5,
    scale: 1.15,
    sauce: darken(colour, 0.04),
    sunk: 0.2,
  };
};
