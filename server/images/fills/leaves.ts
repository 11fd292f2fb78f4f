import { grown, outline, spreadIn } from '../canvas/areas';
import { type Drawing } from '../canvas/drawing';
import { contact } from '../canvas/light';
import { brightness, darken, lighten, mix } from '../canvas/palette';
import { degrees, placed } from '../canvas/svg';
import { rocketLeaf } from '../shapes/knownLeaves';
import { leafShape } from '../shapes/leafShape';
import { type Dome, heroAt, modelled, nearer, raised } from './dome';
import type { Filling, FillNeeds } from './filling';
import { lettuceLeaf } from './lettuceLeaf';
import { heapOf } from './rooms';

/** A leaf of lettuce where it fell, with its shadow on those below. */
const ruffledLeaf = (d: Drawing, x: number, y: number, size: number, colour: string, turn: number) =>
  contact(d, x, y, size * 0.92, size * 0.66, 0.6, turn) + placed(x, y, turn, lettuceLeaf(d, colour, turn), size / 100);

/** Rocket among rounder leaves: small and dark beside a lettuce. */
const smallLeaf = (d: Drawing, x: number, y: number, size: number, colour: string, turn: number) => {
  const tone = mix(colour, d.random.chance(0.5) ? lighten(colour, 0.3) : darken(colour, 0.2), d.random.next());
  const isRocket = d.random.chance(0.6);
  return (
    contact(d, x, y, size * 0.9, size * 0.5, 0.6, turn) +
    placed(
      x,
      y,
      turn,
      isRocket ? rocketLeaf(d, tone, turn) : leafShape(d, tone, turn, 0.4),
      (size * (isRocket ? 1.14 : 1)) / 100,
    )
  );
};

/** Below this brightness a green is not that of a lettuce. */
const DARK = 0.5;

/** A bed of salad leaves in the given greens: ruffled lettuce, or small leaves if the first green is a dark one. */
export const leaves = (needs: FillNeeds): Filling => {
  const { d, isDeep, isTilted = false, ground, colours, pieces } = needs;
  const [green = '#6ba544', ...others] = colours;
  const tones: readonly [string, ...string[]] = [
    green,
    ...(others.length > 0 ? others : [mix(lighten(green, 0.24), '#dbe887', 0.3), darken(green, 0.26)]),
  ];
  const room = heapOf(needs, 1.24);
  const dome: Dome = { area: room, rise: room.ry * (isTilted ? 0.42 : 0.3) };
  const bed = isDeep ? outline(ground, `fill="${d.shade(darken(tones[0], 0.5), { light: 0.1, dark: 0.3 })}"`) : '';
  const isSmall = brightness(tones[0]) < DARK;
  const under = isSmall ? 44 : 15;
  const bedding = spreadIn(d.random, room, isSmall ? 116 : 46, isSmall ? 0.9 : 0.84)
    // The first lie below, in the shade of the others.
    .map((foot, i) => ({ foot, isUnder: i < under }))
    .sort((a, b) => Number(b.isUnder) - Number(a.isUnder) || a.foot.y - b.foot.y)
    .map(({ foot, isUnder }) => {
      const at = raised(dome, foot);
      const size = nearer(room, foot.y) * (isSmall ? d.random.between(30, 48) : d.random.between(54, 82));
      // Leaves at the edge point outwards, with their hearts in the heap.
      const out = degrees(Math.atan2(foot.y - room.y, foot.x - room.x));
      const turn = at.away > 0.6 ? out + d.random.between(-40, 40) : d.random.between(0, 360);
      const tone = d.random.pick(tones);
      const shade = isUnder ? 0.46 : at.away * 0.14;
      return (isSmall ? smallLeaf : ruffledLeaf)(d, at.x, at.y, size, darken(tone, shade), turn);
    })
    .join('');
  const { x, y } = heroAt(dome);
  const top = { x: x + room.rx * 0.06, y, rx: room.rx * 0.86, ry: room.ry * 0.78 };
  const heaped = bedding + modelled(d, dome, darken(tones[0], 0.86));
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
