import { type Area, pointsIn } from '../canvas/areas';
import { type Drawing, n } from '../canvas/drawing';
import { sliver } from '../canvas/light';
import { blob, smooth } from '../canvas/outlines';
import { darken, fuller, lighten, mix } from '../canvas/palette';
import { ellipse, line, path } from '../canvas/svg';
import { scorchedIslands } from './bakedTop';

/** The crumb of a slice, within its own box. */
const FACE: Area = { x: 0, y: 0, rx: 76, ry: 58 };

/** Tomato rubbed into the crumb: thin and wet, so that the bread is seen through it, with pulp and seeds. */
export const rubbedTomato = (d: Drawing, colour: string): string => {
  const { random } = d;
  const red = fuller(colour, 0.2);
  const film = blob(random, 0, 2, 84, 62, { wobble: 0.1, points: 17 });
  const pulp = pointsIn(random, FACE, 58, 0.98)
    .map(({ x, y }) => {
      const r = random.between(4, 15);
      const tone = mix(red, random.chance(0.5) ? '#f4813c' : '#a81c0c', random.between(0, 0.5));
      const shape = blob(random, x, y, r * 1.3, r * 0.8, { wobble: 0.34, points: 8, turn: random.between(0, 180) });
      return (
        path(shape, `transform="translate(1.500 2.500)" fill="${darken(red, 0.6)}" fill-opacity=".4"`) +
        path(shape, `fill="${tone}" fill-opacity=".82"`) +
        (r > 9 ? sliver(x - r * 0.3, y - r * 0.3, r * 0.42, 0.75) : '')
      );
    })
    .join('');
  const seeds = pointsIn(random, FACE, 17, 0.9)
    .map(({ x, y }) => ellipse(x, y, 4.4, 2.8, 'fill="#fbe6a0"', random.between(0, 180)))
    .join('');
  return (
    path(film, `fill="${mix(red, '#f08a4a', 0.34)}" fill-opacity=".62"`) +
    path(film, line(mix(red, '#f0a060', 0.5), 9, 0.3)) +
    pulp +
    seeds
  );
};

/** Cheese that the grill has melted: it runs over the crust in tongues, blisters and browns. */
export const meltOnToast = (d: Drawing, colour: string, turn: number): string => {
  const { random } = d;
  const gold = mix(colour, '#f0a830', 0.3);
  const run = smooth(
    Array.from({ length: 15 }, (_, i) => {
      const angle = (i / 15) * 6.283;
      const reach = random.between(0.9, 1.06);
      return { x: Math.cos(angle) * 86 * reach, y: 2 + Math.sin(angle) * 66 * reach };
    }),
  );
  const swell = pointsIn(random, FACE, 13, 0.86)
    .map(({ x, y }) => {
      const r = random.between(12, 26);
      return (
        ellipse(
          x + 3,
          y + r * 0.5,
          r * 1.2,
          r * 0.6,
          `fill="${d.spot(mix(darken(gold, 0.4), '#8a4a10', 0.4), 0.1)}" fill-opacity=".55"`,
        ) + ellipse(x - 2, y - r * 0.1, r, r * 0.44, `fill="${d.spot(lighten(gold, 0.7), 0.1)}" fill-opacity=".8"`, -18)
      );
    })
    .join('');
  const drips = [-52, 8, 56]
    .map((x) => {
      const [at, long] = [x + random.between(-12, 12), random.between(14, 30)];
      return `M${n(at - 9)} 54C${n(at - 8)} ${n(60 + long)} ${n(at + 8)} ${n(60 + long)} ${n(at + 9)} 54Z`;
    })
    .join('');
  return (
    path(run + drips, `transform="translate(2 6)" fill="#4a1c08" fill-opacity=".5"`) +
    path(drips, `fill="${gold}"`) +
    path(run, `fill="${d.shade(gold, { light: 0.4, dark: 0.24, turn })}"`) +
    d.clipped(
      path(run, ''),
      swell +
        scorchedIslands(d, pointsIn(random, FACE, 6, 0.95), colour) +
        pointsIn(random, { ...FACE, rx: 84, ry: 64 }, 26, 1)
          .map(({ x, y }) =>
            ellipse(x, y, random.between(2, 6), random.between(1.5, 4), 'fill="#7a3208" fill-opacity=".6"'),
          )
          .join(''),
    ) +
    sliver(-34, -30, 22, 0.8, -30 - turn) +
    sliver(24, 12, 13, 0.7, -30 - turn)
  );
};
