import { grown, outline, spreadIn } from '../canvas/areas';
import { type Drawing } from '../canvas/drawing';
import { contact } from '../canvas/light';
import { blob } from '../canvas/outlines';
import { brightness, darken, lighten, mix } from '../canvas/palette';
import { line, path, placed } from '../canvas/svg';
import { leafShape } from '../shapes/leafShape';
import { type Dome, heroAt, modelled, nearer, raised } from './dome';
import type { Filling, FillNeeds } from './filling';
import { heapOf } from './rooms';

const ruffledLeaf = (d: Drawing, x: number, y: number, size: number, colour: string, turn: number) => {
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
const smallLeaf = (d: Drawing, x: number, y: number, size: number, colour: string, turn: number) => {
  const tone = mix(colour, d.random.chance(0.5) ? lighten(colour, 0.3) : darken(colour, 0.2), d.random.next());
  return (
    contact(d, x, y, size * 0.9, size * 0.5, 0.5, turn) + placed(x, y, turn, leafShape(d, tone, turn, 0.4), size / 100)
  );
};

/** Below this brightness a green is not that of a lettuce. */
const DARK = 0.5;

/** A bed of salad leaves in the given greens: ruffled lettuce, or small leaves if the first green is a dark one. */
export const leaves = (needs: FillNeeds): Filling => {
  const { d, isDeep, isTilted = false, ground, colours, pieces } = needs;
  const tones: readonly [string, ...string[]] = [
    colours[0] ?? '#6ba544',
    ...(colours.length > 1
      ? colours.slice(1)
      : [lighten(colours[0] ?? '#6ba544', 0.22), darken(colours[0] ?? '#6ba544', 0.14)]),
  ];
  const room = heapOf(needs, 1.24);
  const dome: Dome = { area: room, rise: room.ry * (isTilted ? 0.42 : 0.3) };
  const bed = isDeep ? outline(ground, `fill="${d.shade(darken(tones[0], 0.5), { light: 0.1, dark: 0.3 })}"`) : '';
  const isSmall = brightness(tones[0]) < DARK;
  const bedding = spreadIn(d.random, room, isSmall ? 110 : 54, isSmall ? 0.9 : 0.84)
    .sort((a, b) => a.y - b.y)
    .map((foot) => {
      const at = raised(dome, foot);
      const size = nearer(room, foot.y) * (isSmall ? d.random.between(30, 48) : d.random.between(44, 68));
      // Leaves at the edge point outwards, with their hearts in the heap.
      const out = (Math.atan2(foot.y - room.y, foot.x - room.x) * 180) / Math.PI;
      const turn = at.away > 0.6 ? out + d.random.between(-40, 40) : d.random.between(0, 360);
      const tone = d.random.pick(tones);
      return (isSmall ? smallLeaf : ruffledLeaf)(d, at.x, at.y, size, darken(tone, at.away * 0.1), turn);
    })
    .join('');
  const { x, y } = heroAt(dome);
  const top = { x: x + room.rx * 0.06, y, rx: room.rx * 0.86, ry: room.ry * 0.78 };
  const heaped = bedding + modelled(d, dome);
  return {
    ...(isTilted ? { surface: bed, risen: heaped } : { surface: bed + heaped }),
    areas: [top],
    garnished: grown(top, isTilted ? 0.9 : 0.62),
    pieces,
    crowd: 1.2,
    scale: 1.4,
    focus: 0.4,
  };
};
