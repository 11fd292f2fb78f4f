import { type Area, grown, outline, pointsIn, spreadIn } from '../canvas/areas';
import type { Drawing } from '../canvas/drawing';
import { contact } from '../canvas/light';
import { blob, type Point } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { circle, path } from '../canvas/svg';
import { browning } from '../textures/browning';
import { grainBed } from '../textures/grainBed';
import { surfaceOf } from '../textures/liquid';
import type { Filling, FillNeeds } from './filling';
import { onRing } from './rooms';

/** How many lumps are large. */
const LARGE = 290;

/** A place along the wall where the juice has boiled up through the rubble. */
interface Spring extends Point {
  reach: number;
}

/** The bubbles in them. */
const bubblesIn = (d: Drawing, springs: readonly Spring[], juice: string) =>
  springs
    .flatMap((at) => pointsIn(d.random, { x: at.x, y: at.y, rx: at.reach, ry: at.reach }, 7, 0.9))
    .map(({ x, y }) =>
      circle(
        x,
        y,
        d.random.between(2.5, 7),
        `fill="${lighten(juice, 0.25)}" fill-opacity=".7" stroke="${darken(juice, 0.35)}" stroke-opacity=".5" stroke-width="1.500"`,
      ),
    )
    .join('');

/** The juice that stands in them. */
const boiledUp = (d: Drawing, springs: readonly Spring[], juice: string) =>
  springs
    .map(({ x, y, reach }) =>
      path(
        blob(d.random, x, y, reach, reach * 0.86, { wobble: 0.2 }),
        `fill="${d.shade(juice, { light: 0.3, dark: 0.3 })}"`,
      ),
    )
    .join('');

/** The lumps, but for those where the juice has come up. */
const lumpsOn = (d: Drawing, inner: Area, springs: readonly Spring[], colour: string, brown: string) =>
  [...spreadIn(d.random, inner, LARGE, 1), ...pointsIn(d.random, inner, 130, 0.99)]
    .map(({ x, y }, i) => {
      if (springs.some((at) => Math.hypot(at.x - x, at.y - y) < at.reach)) return '';
      const isLarge = i < LARGE;
      const r = isLarge ? 8 + d.random.next() ** 2 * 12 : d.random.between(2.5, 7);
      const tone = mix(mix(colour, brown, d.random.next() ** 2 * 0.7), lighten(colour, 0.5), d.random.next() * 0.4);
      const lump = blob(d.random, x, y, r, r * 0.8, { wobble: 0.36, points: 8, turn: d.random.between(0, 180) });
      return (
        (isLarge && i % 2 ? contact(d, x, y + 2, r, r * 0.8, 0.6) : '') +
        path(lump, `fill="${d.shade(tone, { light: 0.24, dark: 0.34 })}"`)
      );
    })
    .join('');

/**
 * Fruit baked under a rubble of butter and flour, its juice bubbling up between the lumps. Colours: the rubble, the
 * juice; the pieces are fruit that shows through.
 */
export const streusel = (needs: FillNeeds): Filling => {
  const { d, ground, isDeep, colours, pieces } = needs;
  const [colour = '#d6a258', juice = '#c98a3c'] = colours;
  const room = isDeep ? ground : grown(ground, 0.97);
  const { shape, drawn } = surfaceOf(d, room, isDeep, juice, 12);
  const brown = mix(darken(colour, 0.2), '#8a4a18', 0.45);
  const inner = grown(room, 0.95);
  const springs = onRing(d, room, 0.86, 1.02, 7).map((at) => ({ ...at, reach: d.random.between(16, 34) }));
  const bubbling = bubblesIn(d, springs, juice);
  const bed = grainBed(d, [colour, mix(colour, brown, 0.3), lighten(colour, 0.2)], 9, 0.78);
  const boiled = boiledUp(d, springs, juice);
  const lumps = lumpsOn(d, inner, springs, colour, brown);
  return {
    surface:
      drawn +
      d.clipped(
        shape,
        outline(inner, `fill="${bed}"`) +
          boiled +
          bubbling +
          lumps +
          browning(d, pointsIn(d.random, inner, 26, 0.95), 22, colour, 0.4),
      ),
    areas: [grown(room, 0.86)],
    garnished: grown(room, 0.82),
    pieces,
    crowd: 0.6,
    sauce: colour,
    sunk: 0.62,
  };
};
