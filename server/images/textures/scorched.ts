import { mix } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { ellipse } from '../canvas/svg';

/** Patches where the heat has been, within the shape. */
export const scorched = (
  { d, colour }: Pen,
  count: number,
  reach: readonly [number, number],
  size: number,
  opacity = 0.45,
) => {
  let patches = '';
  for (let i = 0; i < count; i++) {
    const r = size * d.random.between(0.5, 1.3);
    patches += ellipse(
      d.random.between(-reach[0], reach[0]),
      d.random.between(-reach[1], reach[1]),
      r * 1.3,
      r * 0.8,
      `fill="${d.spot(mix(colour, '#5a260c', d.random.between(0.45, 0.85)), 0.05)}" fill-opacity="${opacity}"`,
      d.random.between(0, 180),
    );
  }
  return patches;
};
