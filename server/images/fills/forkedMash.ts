import { type Area, grown, pointsIn } from '../canvas/areas';
import { type Drawing, n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import { ellipse, line, path, placed } from '../canvas/svg';
import { browning } from '../textures/browning';

/** How one cook draws the fork over the mash: how long and high its waves are, degrees by which they lean, how brown it is. */
interface Hand {
  long: number;
  high: number;
  lean: number;
  brown: number;
}

const HANDS: readonly [Hand, ...Hand[]] = [
  { long: 170, high: 15, lean: 0, brown: 0.9 },
  { long: 210, high: 14, lean: -28, brown: 1 },
  { long: 190, high: 17, lean: 44, brown: 0.9 },
  { long: 260, high: 12, lean: 24, brown: 1 },
];

/** The tines of a fork, and how far apart they are. */
const TINES = 4;
const GAP = 15;

/** The course of one tine: a wave from one wall to the other. */
const wave = ({ long, high }: Hand, from: number, y: number, count: number) =>
  `M${n(from)} ${n(y)}q${n(long / 2)} ${n(-high)} ${long} 0${`t${long} 0`.repeat(count)}`;

/** Where the ridge stood nearest the heat: gold along it, dark on its peaks. */
const scorched = (d: Drawing, { long, high, brown }: Hand, from: number, y: number, count: number, colour: string) =>
  Array.from({ length: count }, (_, i) => {
    const x = from + (i + 0.5) * long + d.random.between(-0.22, 0.22) * long;
    const peak = y - (i % 2 ? -high : high) * 0.42;
    const wide = d.random.between(0.16, 0.36) * long;
    const isDark = d.random.chance(0.6);
    return (
      ellipse(
        x,
        peak,
        wide * 1.3,
        d.random.between(10, 18),
        `fill="${d.spot(mix(colour, '#b05a14', 0.85), 0.1)}" fill-opacity="${n(brown)}"`,
      ) +
      (isDark
        ? ellipse(x, peak - 1, wide * 0.8, 6, `fill="${d.spot('#6a2e0c', 0.2)}" fill-opacity="${n(brown * 0.9)}"`)
        : '')
    );
  }).join('');

/** One draw of the fork: the furrows of its tines, and the ridge that it threw up beside them. */
const drawOf = (d: Drawing, hand: Hand, from: number, y: number, count: number, colour: string) => {
  const shade = mix(darken(colour, 0.42), '#a8621c', 0.4);
  const furrows = Array.from({ length: TINES - 1 }, (_, i) =>
    wave(hand, from + d.random.between(-5, 5), y + (i + 1) * GAP + d.random.between(-1.5, 1.5), count),
  ).join('');
  const ridge = wave(hand, from, y, count);
  return (
    path(furrows, line(shade, 5.5, 0.4)) +
    path(furrows, `${line(lighten(colour, 0.62), 4.5, 0.7)} transform="translate(0 5)"`) +
    path(ridge, `${line(shade, 15, 0.5)} transform="translate(2 6)"`) +
    path(ridge, line(mix(colour, '#d9a24a', 0.2), 14)) +
    path(ridge, `${line(lighten(colour, 0.6), 6, 0.8)} transform="translate(-1 -3)"`) +
    scorched(d, hand, from, y, count, colour)
  );
};

/** Mash drawn over with a fork in long furrows, the ridges between them browned. No two dishes alike. */
export const forkedMash = (d: Drawing, whole: Area, colour: string): string => {
  const hand = d.random.pick(HANDS);
  const reach = Math.hypot(whole.rx, whole.ry);
  const step = GAP * TINES;
  const count = Math.ceil((reach * 2) / hand.long) + 1;
  const [left, top] = [-reach - d.random.between(0, hand.long), -reach + d.random.between(-step / 2, 0)];
  const rows = Array.from({ length: Math.ceil((reach * 2) / step) + 1 }, (_, i) =>
    drawOf(d, hand, left, top + i * step, count, colour),
  ).join('');
  return (
    placed(whole.x, whole.y, hand.lean + d.random.between(-6, 6), rows) +
    browning(d, pointsIn(d.random, grown(whole, 0.94), 14), 44, mix(colour, '#c07a24', 0.6), 0.5 * hand.brown)
  );
};
