import { grown, outline, pointsIn } from '../canvas/areas';
import { type Drawing } from '../canvas/drawing';
import { contact } from '../canvas/light';
import { blob } from '../canvas/outlines';
import { brightness, darken, lighten, mix } from '../canvas/palette';
import { line, path, placed } from '../canvas/svg';
import { leafShape } from '../shapes/leafShape';
import type { Filling, FillNeeds } from './filling';
import { heapOf } from './rooms';

const ruffledLeaf = (d: Drawing, x: number, y: number, size: number, colour: string) => {
  const turn = d.random.between(0, 360);
  const rim = darken(colour, 0.12);
  const heart = lighten(mix(colour, '#e9f0b8', 0.5), 0.2);
  return (
    contact(d, x, y, size * 0.9, size * 0.66, 0.5, turn) +
    placed(
      x,
      y,
      turn,
      path(
        blob(d.random, 0, 0, 100, 66, { wobble: 0.13, points: 19 }),
        `fill="${d.shade(rim, { light: 0.22, dark: 0.36, turn })}"`,
      ) +
        path(
          blob(d.random, -6, 0, 82, 48, { wobble: 0.14, points: 17 }),
          `fill="${d.shade(colour, { light: 0.4, dark: 0.16, turn })}" fill-opacity=".85"`,
        ) +
        path('M-98 0C-50 -6 10 -3 74 0C10 5 -50 8 -98 0Z', `fill="${heart}"`) +
        path('M-50 -2L-20 -34M-10 -2L22 -32M26 -1L54 -22M-46 2L-14 36M-6 2L26 34M30 2L58 22', line(heart, 4, 0.6)),
      size / 100,
    )
  );
};

/** Spinach, rocket, kale: small, smooth and dark beside a lettuce. */
const smallLeaf = (d: Drawing, x: number, y: number, size: number, colour: string) => {
  const turn = d.random.between(0, 360);
  const tone = mix(colour, d.random.chance(0.5) ? lighten(colour, 0.3) : darken(colour, 0.2), d.random.next());
  return (
    contact(d, x, y, size * 0.9, size * 0.5, 0.5, turn) + placed(x, y, turn, leafShape(d, tone, turn, 0.4), size / 100)
  );
};

/** Below this brightness a green is not that of a lettuce. */
const DARK = 0.5;

/** A bed of salad leaves in the given greens: ruffled lettuce, or small leaves if the first green is a dark one. */
export const leaves = (needs: FillNeeds): Filling => {
  const { d, isDeep, ground, colours, pieces } = needs;
  const tones: readonly [string, ...string[]] = [
    colours[0] ?? '#6ba544',
    ...(colours.length > 1
      ? colours.slice(1)
      : [lighten(colours[0] ?? '#6ba544', 0.22), darken(colours[0] ?? '#6ba544', 0.14)]),
  ];
  const heap = heapOf(needs, 1.04);
  const bed = isDeep ? outline(ground, `fill="${d.shade(darken(tones[0], 0.5), { light: 0.1, dark: 0.3 })}"`) : '';
  const isSmall = brightness(tones[0]) < DARK;
  const ruffles = pointsIn(d.random, heap, isSmall ? 96 : 52, 0.94)
    .map(({ x, y }) =>
      isSmall
        ? smallLeaf(d, x, y, d.random.between(26, 44), d.random.pick(tones))
        : ruffledLeaf(d, x, y, d.random.between(44, 72), d.random.pick(tones)),
    )
    .join('');
  return {
    surface: bed + (isDeep ? d.clipped(outline(ground), ruffles) : ruffles),
    areas: [grown(heap, 0.9)],
    garnished: grown(heap, 0.84),
    pieces,
    crowd: 0.95,
    scale: 1.04,
  };
};
