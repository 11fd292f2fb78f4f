import { sliver } from '../canvas/light';
import { darken, lighten, mix } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import { scorched } from './scorched';

/** A place, in the shape's own box, and how wide the light is there. */
type Light = readonly [x: number, y: number, half: number];

interface Crisp {
  /** Half width and height within which it browns. */
  reach: readonly [number, number];
  /** Where it stands towards the window and shines. */
  lights?: readonly Light[];
  freckles?: number;
  /** Share of the usual size of its blisters: less on what is drawn large. */
  grain?: number;
  /** How strong its darkest patches are. */
  opacity?: number;
}

/** Amber, where the fat has melted under the skin and it has not yet browned. */
const AMBER = '#f2a83a';

/** Bubbles that the fat raised: dark beneath, bright on the side of the window. */
const blisters = (
  { d: { random }, colour, turn }: Pen,
  [rx, ry]: readonly [number, number],
  count: number,
  grain: number,
) => {
  const angle = ((232 - turn) * Math.PI) / 180;
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const [shade, crown] = [mix(darken(colour, 0.5), '#5e2208', 0.4), lighten(colour, 0.5)];
  let drawn = '';
  for (let i = 0; i < count; i++) {
    const [x, y] = [random.between(-rx, rx), random.between(-ry, ry)];
    const r = (0.9 + random.next() ** 3 * 2.8) * grain;
    const tilt = random.between(0, 180);
    drawn +=
      ellipse(x - ux * r * 0.5, y - uy * r * 0.5, r * 1.4, r, `fill="${shade}" fill-opacity=".5"`, tilt) +
      ellipse(x, y, r * 1.1, r * 0.76, `fill="${crown}" fill-opacity=".36"`, tilt);
  }
  return drawn;
};

/**
 * What the oven does to skin and crust: amber where the fat has melted, patches nearly black, more of them towards the edge,
 * blisters, and crisp lights where it is drawn tight.
 */
export const crisped = (
  pen: Pen,
  shape: string,
  { reach, lights = [], freckles = 44, grain = 1, opacity = 0.55 }: Crisp,
) => {
  const { d, colour } = pen;
  const burnt = mix(darken(colour, 0.4), '#5e2208', 0.5);
  const amber = Array.from({ length: 5 }, () =>
    ellipse(
      d.random.between(-reach[0], reach[0]) * 0.7,
      d.random.between(-reach[1], reach[1]) * 0.7,
      reach[0] * d.random.between(0.16, 0.34),
      reach[1] * d.random.between(0.16, 0.3),
      `fill="${d.spot(mix(lighten(colour, 0.3), AMBER, 0.6), 0.1)}" fill-opacity=".5"`,
      d.random.between(-30, 30),
    ),
  ).join('');
  return (
    d.clipped(
      path(shape, ''),
      amber +
        path(shape, line(burnt, 26, 0.15)) +
        path(shape, line(burnt, 12, 0.2)) +
        path(shape, line(burnt, 4, 0.4)) +
        scorched(pen, 15, reach, 21, opacity) +
        blisters(pen, reach, Math.round(freckles * 1.3), grain),
    ) + lights.map(([x, y, half]) => sliver(x, y, half, 0.8, -24)).join('')
  );
};
