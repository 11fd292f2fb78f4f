import { grown, outline, pointsIn } from '../canvas/areas';
import { darken, lighten } from '../canvas/palette';
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
  const { shape, drawn } = mound(d, heap, isDeep, lighten(colour, 0.1), 0.3);
  const count = Math.round(760 * ((heap.rx * heap.ry) / 44_000));
  const grains = riceGrains(
    d,
    pointsIn(d.random, heap, Math.min(860, count), isDeep ? 1 : 1.01),
    [colour, lighten(colour, 0.3), ...others],
    9.4,
  );
  const foot = (at: Lying) => {
    const count = Math.min(5, Math.round(at.rx / 6));
    const spots = footOf(d.random, at, count);
    return riceGrains(d, spots, [colour, lighten(colour, 0.3)], 9.4);
  };
  // Rice heaped in a bowl or pan falls away from its wall.
  const atWall = isDeep ? outline(heap, `fill="${d.edge(darken(colour, 0.7), 0.66, 0.62)}"`) : '';
  return {
    surface:
      drawn + (isDeep ? d.clipped(shape, grains + relief(d, heap) + atWall) : grains + relief(d, grown(heap, 0.8))),
    areas: [grown(heap, 0.92)],
    garnished: grown(heap, 0.82),
    pieces,
    crowd: 1.25,
    cover: 0.7,
    focus: 0.3,
    scale: 1.15,
    sauce: colour,
    sunk: 0.1,
    settle: foot,
  };
};
