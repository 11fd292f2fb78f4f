import { grown, outline, pointsIn } from '../canvas/areas';
import { blob } from '../canvas/outlines';
import { n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import { line, path } from '../canvas/svg';
import { browning } from '../textures/browning';
import { gloss } from '../textures/gloss';
import { tonalPatches } from '../textures/tonalPatches';
import type { Filling, FillNeeds } from './filling';

/** A custard under burnt sugar, the crust broken at one place. Colours: the caramel, the custard. */
export const brulee = ({ d, ground, isDeep, colours, pieces }: FillNeeds): Filling => {
  const [caramel = '#c9781e', custard = '#f6e2a4'] = colours;
  const whole = isDeep ? ground : grown(ground, 0.96);
  const hole = { x: whole.x + whole.rx * 0.2, y: whole.y + whole.ry * 0.26 };
  const spots = (count: number) => pointsIn(d.random, whole, count, 0.94);
  const broken = blob(d.random, hole.x, hole.y, whole.rx * 0.34, whole.ry * 0.24, {
    wobble: 0.26,
    points: 7,
    turn: -24,
  });
  const cracks = Array.from({ length: 7 }, (_, i) => {
    const angle = i * 0.9 + d.random.between(-0.2, 0.2);
    const at = (reach: number, twist: number) =>
      `${n(hole.x + Math.cos(angle + twist) * whole.rx * reach)} ${n(hole.y + Math.sin(angle + twist) * whole.ry * reach)}`;
    const route = `M${at(0.26, 0)}L${at(0.42, d.random.between(-0.2, 0.2))}L${at(0.6, d.random.between(-0.3, 0.3))}`;
    return (
      path(route, line(darken(caramel, 0.55), 4, 0.6)) +
      path(route, `${line(lighten(caramel, 0.7), 2, 0.7)} transform="translate(2 2)"`)
    );
  }).join('');
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
      path(broken, `transform="translate(-3 -4)" fill="${darken(caramel, 0.6)}"`) +
      path(broken, `fill="${d.shade(custard, { light: 0.5, dark: 0.2 })}"`) +
      path(broken, `${line(lighten(caramel, 0.6), 4, 0.7)} transform="translate(2 3)"`) +
      gloss(grown(whole, 0.97), 0.5),
    areas: [grown(whole, 0.8)],
    garnished: grown(whole, 0.8),
    pieces,
  };
};
