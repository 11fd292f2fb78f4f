import { grown, pointsIn } from '../canvas/areas';
import { lighten } from '../canvas/palette';
import { footOf, type Lying } from '../pieces/inSauce';
import { riceGrains } from '../textures/riceGrains';
import type { Filling, FillNeeds } from './filling';
import { mound, relief } from './mound';
import { heapOf } from './rooms';

/** A bed of rice; the colours are its grains. */
export const rice = (needs: FillNeeds): Filling => {
  const { d, isDeep, colours, pieces } = needs;
  const [colour = '#f6ead0', ...others] = colours;
  const heap = heapOf(needs);
  const { shape, drawn } = mound(d, heap, isDeep, colour, 0.3);
  const count = Math.round(660 * ((heap.rx * heap.ry) / 44_000));
  const grains = riceGrains(
    d,
    pointsIn(d.random, heap, Math.min(740, count), isDeep ? 1 : 1.01),
    [colour, lighten(colour, 0.3), ...others],
    7.2,
  );
  const foot = (at: Lying) => {
    const count = Math.min(5, Math.round(at.rx / 6));
    const spots = footOf(d.random, at, count);
    return riceGrains(d, spots, [colour, lighten(colour, 0.3)], 7.2);
  };
  return {
    surface: drawn + (isDeep ? d.clipped(shape, grains + relief(d, heap)) : grains + relief(d, grown(heap, 0.8))),
    areas: [grown(heap, 0.92)],
    garnished: grown(heap, 0.82),
    pieces,
    crowd: 1.25,
    cover: 0.62,
    focus: 0.3,
    scale: 1.12,
    sauce: colour,
    sunk: 0.1,
    settle: foot,
  };
};
