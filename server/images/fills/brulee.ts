import { grown, outline, pointsIn } from '../canvas/areas';
import { type Drawing, n } from '../canvas/drawing';
import type { Point } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { line, path } from '../canvas/svg';
import { browning } from '../textures/browning';
import { gloss } from '../textures/gloss';
import { tonalPatches } from '../textures/tonalPatches';
import type { Filling, FillNeeds } from './filling';

/** A flat piece with corners, as glass breaks. */
const shard = (d: Drawing, { x, y }: Point, rx: number, ry: number, corners: number): string =>
  `${Array.from({ length: corners }, (_, i) => {
    const angle = ((i + d.random.between(-0.25, 0.25)) / corners) * 6.283;
    const far = d.random.between(0.8, 1.12);
    return `${i === 0 ? 'M' : 'L'}${n(x + Math.cos(angle) * rx * far)} ${n(y + Math.sin(angle) * ry * far)}`;
  }).join('')}Z`;

/** A custard under burnt sugar, the crust broken at one place. Colours: the caramel, the custard. */
export const brulee = ({ d, ground, isDeep, colours, pieces }: FillNeeds): Filling => {
  const [caramel = '#c9781e', custard = '#f6e2a4'] = colours;
  const whole = isDeep ? ground : grown(ground, 0.96);
  const spots = (count: number) => pointsIn(d.random, whole, count, 0.94);
  const hole = { x: whole.x + whole.rx * 0.16, y: whole.y + whole.ry * 0.43 };
  const broken = shard(d, hole, whole.rx * 0.42, whole.ry * 0.3, 11);
  // The pieces of the crust that the spoon broke out lie askew in the custard.
  const shards = [
    [-0.5, -0.2, 0.3],
    [0.42, -0.34, 0.34],
    [0.5, 0.3, 0.26],
  ]
    .map(([dx, dy, size]) => {
      const at = { x: hole.x + dx! * whole.rx * 0.42, y: hole.y + dy! * whole.ry * 0.3 };
      const shape = shard(d, at, whole.rx * 0.46 * size!, whole.ry * 0.4 * size!, 5);
      return (
        path(shape, `transform="translate(4 9)" fill="${darken(custard, 0.6)}" fill-opacity=".5"`) +
        path(shape, `transform="translate(1 5)" fill="${darken(caramel, 0.55)}"`) +
        path(shape, `fill="${d.sweep([lighten(caramel, 0.5), caramel, darken(caramel, 0.34)])}"`) +
        path(shape, line(lighten(caramel, 0.7), 2, 0.6))
      );
    })
    .join('');
  const cracks = [-2.7, -1.5, -0.4]
    .map((angle) => {
      const at = (reach: number, twist: number) =>
        `${n(hole.x + Math.cos(angle + twist) * whole.rx * reach)} ${n(hole.y + Math.sin(angle + twist) * whole.ry * reach)}`;
      const route = `M${at(0.4, 0)}L${at(0.52, d.random.between(-0.1, 0.1))}L${at(0.66, d.random.between(-0.14, 0.14))}`;
      return (
        path(route, line(darken(caramel, 0.5), 3, 0.5)) +
        path(route, `${line(lighten(caramel, 0.7), 1.6, 0.5)} transform="translate(1.500 2)"`)
      );
    })
    .join('');
  return {
    surface:
      outline(whole, `fill="${d.shade(caramel, { light: 0.3, dark: 0.26 })}"`) +
      d.clipped(
        outline(whole),
        tonalPatches(d, spots(22), 34, mix(caramel, '#f0b040', 0.5), 0.6) +
          browning(d, spots(26), 36, caramel, 0.6) +
          browning(d, spots(18), 16, '#4a1c08', 0.5),
      ) +
      cracks +
      path(broken, `transform="translate(-2 -5)" fill="${darken(caramel, 0.6)}"`) +
      path(broken, `fill="${d.shade(custard, { light: 0.5, dark: 0.2 })}"`) +
      path(broken, `${line(lighten(caramel, 0.6), 4, 0.7)} transform="translate(2 3)"`) +
      shards +
      gloss(grown(whole, 0.97), 0.5),
    areas: [grown(whole, 0.8)],
    garnished: grown(whole, 0.8),
    pieces,
  };
};
