import { type Area, grown, pointsIn } from '../canvas/areas';
import { type Drawing, n } from '../canvas/drawing';
import { smooth } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { ellipse, line, path, placed } from '../canvas/svg';
import { browning } from '../textures/browning';

/** How one cook leaves the mash: how long a drag of the fork is, how high its ridge, where it leans to, how brown it is. */
interface Hand {
  half: number;
  high: number;
  lean: number;
  brown: number;
}

const HANDS: readonly [Hand, ...Hand[]] = [
  { half: 84, high: 34, lean: -24, brown: 0.75 },
  { half: 52, high: 34, lean: 14, brown: 0.9 },
  { half: 104, high: 30, lean: 8, brown: 0.65 },
  { half: 64, high: 32, lean: -52, brown: 0.8 },
];

/** Where a ridge stood nearest the heat: soft brown along its crest, darkest at a peak or two. */
const scorch = (d: Drawing, at: { half: number; tall: number; bow: number; brown: number }, colour: string) => {
  const count = d.random.chance(0.8) ? d.random.whole(1, 2) : 0;
  return Array.from({ length: count }, () => {
    const x = d.random.between(-0.7, 0.7) * at.half;
    const wide = at.half * d.random.between(0.16, 0.4);
    const y = -at.tall * 0.62 - at.bow * 0.35;
    return (
      ellipse(
        x,
        y,
        wide * 1.7,
        at.tall * 0.5,
        `fill="${d.spot(mix(colour, '#b5661a', 0.8), 0.1)}" fill-opacity="${n(at.brown)}"`,
      ) +
      ellipse(x, y - 1, wide, at.tall * 0.24, `fill="${d.spot('#7a3a10', 0.2)}" fill-opacity="${n(at.brown * 0.8)}"`)
    );
  }).join('');
};

/** One drag of the fork: a ridge thrown up on the far side, three grooves below it, its crest browned. */
const drag = (d: Drawing, { half, high, brown }: Hand, colour: string, baseTurn: number) => {
  const { random } = d;
  const [bow, tall] = [random.between(0.5, 1.1) * high * random.pick([1, 1, -0.5]), high * random.between(0.8, 1.2)];
  const arc = (dy: number, from = -1, to = 1) =>
    `M${n(from * half)} ${n(dy)}Q${n(random.between(-0.3, 0.3) * half)} ${n(dy - bow)} ${n(to * half)} ${n(dy + random.between(-4, 4))}`;
  const crest = arc(-tall * 0.55, -0.9, random.between(0.7, 0.95));
  const tone = mix(lighten(colour, 0.34), darken(colour, 0.05), random.next());
  const shape = smooth([
    { x: -half * 1.05, y: 0 },
    { x: -half * 0.55, y: -tall * random.between(0.7, 1) - bow * 0.3 },
    { x: half * 0.1, y: -tall * random.between(0.8, 1.25) - bow * 0.5 },
    { x: half * 0.75, y: -tall * random.between(0.5, 0.9) - bow * 0.2 },
    { x: half * 1.08, y: random.between(-6, 6) },
    { x: half * 0.5, y: tall * 0.9 - bow * 0.3 },
    { x: -half * 0.5, y: tall * 0.95 - bow * 0.3 },
  ]);
  const grooves = [-0.1, 0.24, 0.56]
    .map((at) => {
      const route = arc(at * tall, random.between(-0.95, -0.6), random.between(0.5, 0.95));
      return (
        path(route, `${line(lighten(tone, 0.6), 5, 0.6)} transform="translate(0 3.500)"`) +
        path(route, line(mix(darken(colour, 0.4), '#a86a24', 0.4), random.between(2, 4), 0.4))
      );
    })
    .join('');
  return (
    path(shape, `transform="translate(3 7)" fill="${mix(darken(colour, 0.5), '#8a4a14', 0.4)}" fill-opacity=".5"`) +
    path(shape, `fill="${d.sweep([lighten(tone, 0.4), tone, mix(tone, '#c98a34', 0.34)], baseTurn)}"`) +
    grooves +
    path(crest, line(mix(colour, '#c98a30', 0.6), tall * 0.34, 0.45 * brown)) +
    scorch(d, { half, tall, bow, brown }, colour)
  );
};

/** Mash dragged about with a fork: rough ridges that lie over each other, brown where they stand up. No two dishes alike. */
export const forkedMash = (d: Drawing, whole: Area, colour: string): string => {
  const hand = d.random.pick(HANDS);
  const rows = Math.round((whole.ry * 2) / (hand.high * 1.15));
  const perRow = Math.max(3, Math.round(whole.rx / (hand.half * 0.78)));
  let drawn = '';
  for (let row = 0; row <= rows; row++) {
    const order = Array.from({ length: perRow + 1 }, (_, i) => i);
    for (const i of row % 2 ? order : order.toReversed()) {
      const x = whole.x - whole.rx + ((i + (row % 2) * 0.5 + d.random.between(-0.24, 0.24)) * 2 * whole.rx) / perRow;
      const y = whole.y - whole.ry + (row * 2 * whole.ry) / rows + d.random.between(-9, 9);
      const turn = hand.lean + d.random.between(-24, 24);
      drawn += placed(x, y, turn, drag(d, hand, colour, turn), d.random.between(0.8, 1.2));
    }
  }
  return (
    drawn + browning(d, pointsIn(d.random, grown(whole, 0.94), 16), 40, mix(colour, '#c07a24', 0.5), 0.42 * hand.brown)
  );
};
