import { type Drawing } from '../canvas/drawing';
import type { Point } from '../canvas/outlines';
import { ellipse } from '../canvas/svg';

/**
 * A see-through spot on a surface, turned at random.
 * @param size its half width and half height
 */
export const patch = (
  d: Drawing,
  { x, y }: Point,
  [width, height]: readonly [number, number],
  colour: string,
  opacity: number,
): string => ellipse(x, y, width, height, `fill="${colour}" fill-opacity="${opacity}"`, d.random.between(0, 180));
