import { grown, pointsIn } from '../canvas/areas';
import { gloss } from '../textures/gloss';
import { bubbles, surfaceOf, swirls } from '../textures/liquid';
import { tonalPatches } from '../textures/tonalPatches';
import type { Filling, FillNeeds } from './filling';
import { poolOf } from './rooms';

/** A smooth soup. Colours: the soup, what is swirled in. */
export const soup = (needs: FillNeeds): Filling => {
  const { d, isDeep, colours, pieces } = needs;
  const [colour = '#d8512a', second] = colours;
  const pool = poolOf(needs);
  const { shape, drawn } = surfaceOf(d, pool, isDeep, colour, 24);
  const marbled = second ? tonalPatches(d, pointsIn(d.random, pool, 12, 0.7), pool.rx * 0.13, second, 0.6) : '';
  return {
    surface:
      drawn + d.clipped(shape, swirls(d, pool, colour) + marbled + bubbles(d, pool, 26, colour)) + gloss(pool, 0.34),
    areas: [grown(pool, 0.9)],
    garnished: grown(pool, 0.78),
    pieces,
    crowd: 1,
    cover: 0.3,
    scale: 1.1,
    sauce: colour,
    sunk: 0.4,
  };
};
