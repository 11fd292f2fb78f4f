import { grown, pointsIn } from '../canvas/areas';
import { contact, glint } from '../canvas/light';
import { blob } from '../canvas/outlines';
import { brightness, darken, lighten, mix } from '../canvas/palette';
import { path } from '../canvas/svg';
import { gloss } from '../textures/gloss';
import { bubbles, surfaceOf } from '../textures/liquid';
import { oilDrops } from '../textures/oilDrops';
import type { Filling, FillNeeds } from './filling';
import { onRing, poolOf } from './rooms';

/** A stew or sauce full of soft pieces. Colours: the sauce, its pieces. */
export const stew = (needs: FillNeeds): Filling => {
  const { d, isDeep, colours, pieces } = needs;
  const [colour = '#a8401c', second] = colours;
  const pool = poolOf(needs, 0.98);
  const { shape, drawn } = surfaceOf(d, pool, isDeep, colour, 26);
  const tones = [
    lighten(colour, 0.14),
    darken(colour, 0.16),
    mix(colour, '#e0602a', 0.35),
    second ?? lighten(colour, 0.22),
  ];
  const bits = pointsIn(d.random, pool, Math.round((pieces.length > 1 ? 7 : 16) * (pool.rx / 210)), 0.9)
    .map(({ x, y }) => {
      const r = d.random.between(7, 18);
      const tone = tones[d.random.whole(0, 3)] ?? colour;
      return (
        contact(d, x, y, r, r * 0.8, 0.34) +
        path(
          blob(d.random, x, y, r, r * 0.8, { wobble: 0.2, points: 8, turn: d.random.between(0, 360) }),
          `fill="${d.shade(tone, { light: 0.3, dark: 0.32 })}"`,
        ) +
        glint(x - r * 0.25, y - r * 0.32, r * 0.32, r * 0.15, 0.42)
      );
    })
    .join('');
  const sheen = oilDrops(
    d,
    [...pointsIn(d.random, pool, 8, 0.88), ...onRing(d, pool, 0.78, 0.95, 26)],
    brightness(colour) > 0.6 ? darken(colour, 0.14) : mix(colour, '#f2a030', 0.62),
    12,
  );
  return {
    surface: drawn + d.clipped(shape, bits + sheen + bubbles(d, pool, 18, colour)) + gloss(pool, 0.26),
    areas: [grown(pool, isDeep ? 0.92 : 1.08)],
    garnished: grown(pool, 0.8),
    pieces,
    crowd: 1.35,
    cover: 1.05,
    focus: 0.5,
    coat: 0.5,
    scale: 1.1,
    sauce: colour,
    sunk: 0.3,
    ...(isDeep ? {} : { lap: 0 }),
  };
};
