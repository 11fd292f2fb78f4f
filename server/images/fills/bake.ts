import { grown, outline, pointsIn } from '../canvas/areas';
import { contact } from '../canvas/light';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { circle, path } from '../canvas/svg';
import { browning } from '../textures/browning';
import { crumbs } from '../textures/crumbs';
import { gloss } from '../textures/gloss';
import { bakedPortion } from './bakedPortion';
import type { Filling, FillNeeds } from './filling';
import { onRing } from './rooms';

/** A browned bake: colours are its top and the sauce at its edge. On a plate it is a cut square. */
export const bake = (needs: FillNeeds): Filling => {
  const { d, ground, isDeep, colours, pieces } = needs;
  const [colour = '#e0a64a', sauce = darken(mix(colour, '#a8401c', 0.5), 0.06)] = colours;
  if (!isDeep && ground.corner === undefined) return bakedPortion(needs, colour, sauce);
  const whole = isDeep ? ground : grown(ground, 0.96);
  const shape = outline(whole);
  const topShape = outline(grown(whole, 0.965));
  const spots = (count: number, share = 0.94) => pointsIn(d.random, whole, count, share);
  const bubbling = Array.from({ length: 46 }, () => {
    const side = d.random.whole(0, 3);
    const along = d.random.between(-0.94, 0.94);
    const at =
      side < 2
        ? { x: whole.x + along * whole.rx, y: whole.y + (side ? 1 : -1) * whole.ry * 0.965 }
        : { x: whole.x + (side === 2 ? 1 : -1) * whole.rx * 0.97, y: whole.y + along * whole.ry };
    const round = whole.corner === undefined ? (onRing(d, whole, 0.95, 0.98, 1)[0] ?? at) : at;
    return circle(
      round.x,
      round.y,
      d.random.between(3, 9),
      `fill="${d.shade(sauce, { light: 0.45, dark: 0.2 })}" stroke="${darken(sauce, 0.3)}" stroke-opacity=".4" stroke-width="1"`,
    );
  }).join('');
  const blisters = spots(34)
    .map(({ x, y }) => {
      const r = d.random.between(10, 30);
      return (
        contact(d, x, y, r, r * 0.7, 0.3) +
        path(
          blob(d.random, x, y, r, r * 0.72, { wobble: 0.16 }),
          `fill="${d.shade(mix(colour, lighten(colour, 0.5), d.random.next()), { light: 0.5, dark: 0.2 })}" fill-opacity=".85"`,
        )
      );
    })
    .join('');
  return {
    surface:
      shape.replace('/>', `fill="${d.shade(sauce, { light: 0.16, dark: 0.28 })}"/>`) +
      d.clipped(shape, bubbling) +
      d.clipped(
        topShape,
        topShape.replace('/>', `fill="${d.shade(colour, { light: 0.26, dark: 0.2 })}"/>`) +
          blisters +
          browning(d, spots(40), 30, colour, 0.72) +
          browning(d, spots(26), 10, '#6a2f10', 0.75) +
          crumbs(d, spots(60), lighten(colour, 0.1), 2.6),
      ) +
      gloss(whole, 0.16),
    areas: [grown(whole, 0.86)],
    garnished: grown(whole, 0.82),
    pieces,
    crowd: 1,
    cover: 0.5,
    scale: 1.14,
    sauce: mix(colour, '#c07a24', 0.4),
    sunk: 0.34,
  };
};
