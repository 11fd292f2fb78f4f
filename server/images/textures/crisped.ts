import { sliver } from '../canvas/light';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import { scorched } from './scorched';

/** A place, in the shape's own box, and how wide the light is there. */
type Light = readonly [x: number, y: number, half: number];

interface Crisp {
  /** Half width and height within which it browns. */
  reach: readonly [number, number];
  /** Where it stands towards the window and shines. */
  lights?: readonly Light[];
  freckles?: number;
  /** How strong its darkest patches are. */
  opacity?: number;
}

/**
 * What the oven does to skin and crust: brown towards the edge, patches nearly black, freckles where the fat has fried, and
 * crisp lights where it is drawn tight.
 */
export const crisped = (pen: Pen, shape: string, { reach, lights = [], freckles = 44, opacity = 0.55 }: Crisp) => {
  const { d, colour } = pen;
  const { random } = d;
  const burnt = mix(darken(colour, 0.4), '#5e2208', 0.5);
  const fried = Array.from({ length: freckles }, () => {
    const [x, y] = [random.between(-reach[0], reach[0]), random.between(-reach[1], reach[1])];
    const r = random.between(0.8, 2.6);
    const isDark = random.chance(0.62);
    return path(
      blob(random, x, y, r * 1.5, r, { wobble: 0.3, points: 5, turn: random.between(0, 180) }),
      `fill="${isDark ? burnt : lighten(colour, 0.6)}" fill-opacity="${isDark ? 0.6 : 0.4}"`,
    );
  }).join('');
  return (
    d.clipped(
      path(shape, ''),
      path(shape, line(burnt, 22, 0.26)) +
        path(shape, line(burnt, 9, 0.4)) +
        scorched(pen, 13, reach, 23, opacity) +
        fried,
    ) + lights.map(([x, y, half]) => sliver(x, y, half, 0.8, -24)).join('')
  );
};
