import { grown, pointsIn } from '../canvas/areas';
import { darken, lighten, mix } from '../canvas/palette';
import { ellipse } from '../canvas/svg';
import { gloss } from '../textures/gloss';
import { surfaceOf, swirls } from '../textures/liquid';
import { swirlRibbon } from '../textures/swirlRibbon';
import type { Filling, FillNeeds } from './filling';
import { poolOf } from './rooms';

/** Porridge with its lumps. Colours: the porridge, the ribbon stirred in. */
export const porridge = (needs: FillNeeds): Filling => {
  const { d, isDeep, colours, pieces } = needs;
  const [colour = '#efe2c6', second] = colours;
  const pool = poolOf(needs);
  const { shape, drawn } = surfaceOf(d, pool, isDeep, colour, 14);
  const lumps = pointsIn(d.random, pool, 240, 0.97)
    .map(({ x, y }) => {
      const r = d.random.between(4, 11);
      return (
        ellipse(
          x + 1.5,
          y + 2.5,
          r,
          r * 0.7,
          `fill="${darken(colour, 0.42)}" fill-opacity=".16"`,
          d.random.between(0, 180),
        ) +
        ellipse(
          x,
          y,
          r,
          r * 0.66,
          `fill="${d.random.chance(0.7) ? lighten(colour, 0.55) : mix(colour, '#d9b98a', 0.35)}" fill-opacity=".62"`,
          d.random.between(0, 180),
        )
      );
    })
    .join('');
  const ribbon = second ? swirlRibbon(d, pool, second) : '';
  return {
    surface: drawn + d.clipped(shape, lumps + swirls(d, pool, colour) + ribbon) + gloss(pool, 0.3),
    areas: [grown(pool, 0.72)],
    garnished: grown(pool, 0.7),
    pieces,
    crowd: 1.1,
    cover: 0.4,
    focus: 0.5,
    scale: 1.12,
    sauce: colour,
    sunk: 0.25,
  };
};
