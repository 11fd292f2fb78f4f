import { grown, outline, pointsIn } from '../canvas/areas';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { degrees, path } from '../canvas/svg';
import { browning } from '../textures/browning';
import { tonalPatches } from '../textures/tonalPatches';
import type { Filling, FillNeeds } from './filling';
import { onRing } from './rooms';

/** Hills of the risen edge, round an ellipse or along the four sides of a box. */
const hillsOf = ({ d, ground }: FillNeeds, count: number) =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 6.283 + d.random.between(-0.08, 0.08);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const square = ground.corner === undefined ? 1 : 1 / Math.max(Math.abs(cos), Math.abs(sin)) ** 0.86;
    return { x: ground.x + cos * ground.rx * 0.86 * square, y: ground.y + sin * ground.ry * 0.86 * square };
  });

/** Batter that has risen along the wall and sunk in the middle. Colours: its crust, the soft middle. */
export const puffed = (needs: FillNeeds): Filling => {
  const { d, ground, isDeep, colours, pieces } = needs;
  const [colour = '#d9a04a', soft = lighten(mix(colour, '#f6d27a', 0.5), 0.2)] = colours;
  const whole = isDeep ? ground : grown(ground, 1.08);
  const size = Math.min(whole.rx, whole.ry) * 0.24;
  const brown = mix(darken(colour, 0.3), '#7a3a10', 0.4);
  const wall = blob(d.random, whole.x, whole.y, whole.rx * 0.99, whole.ry * 0.99, { wobble: 0.02, points: 26 });
  const rim = hillsOf({ ...needs, ground: whole }, 18)
    .map(({ x, y }) => {
      const r = size * d.random.between(0.8, 1.3);
      const lean = degrees(Math.atan2(y - whole.y, x - whole.x)) + 90;
      const hill = blob(d.random, x, y, r * 1.7, r * 0.86, { wobble: 0.16, points: 9, turn: lean });
      return (
        path(hill, `transform="translate(3 5)" fill="${brown}" fill-opacity=".3"`) +
        path(
          hill,
          `fill="${d.shade(mix(colour, lighten(colour, 0.22), d.random.next()), { light: 0.42, dark: 0.4 })}"`,
        ) +
        browning(d, [{ x: x + r * 0.2, y: y - r * 0.2 }], r * 0.8, colour, 0.75)
      );
    })
    .join('');
  const middle = grown(whole, 0.74);
  return {
    surface: d.clipped(
      outline(grown(whole, isDeep ? 1 : 1.1)),
      path(wall, `fill="${d.shade(darken(colour, 0.2), { light: 0.2, dark: 0.3 })}"`) +
        outline(middle, `fill="${d.shade(soft, { light: 0.4, dark: 0.16 })}"`) +
        tonalPatches(d, pointsIn(d.random, middle, 22), middle.ry * 0.2, soft, 0.5) +
        browning(d, pointsIn(d.random, middle, 20), 18, colour, 0.5) +
        browning(d, onRing(d, middle, 0.9, 1.02, 24), 20, brown, 0.4) +
        rim,
    ),
    areas: [grown(whole, 0.74)],
    garnished: grown(whole, 0.7),
    pieces,
    crowd: 1.7,
    scale: 1.1,
    sauce: soft,
    sunk: 0.3,
  };
};
