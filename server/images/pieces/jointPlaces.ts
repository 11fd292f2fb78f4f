import type { Area } from '../canvas/areas';
import type { Random } from '../canvas/seededRandom';
import type { Place } from './places';

/** Where joints lie by their number, in shares of the room that is left to their middles: like bricks, from the back on. */
const BRICKS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[0, 0]],
  [
    [-0.55, -0.3],
    [0.5, 0.35],
  ],
  [
    [0.1, -0.85],
    [-0.75, 0.25],
    [0.65, 0.5],
  ],
  [
    [-0.6, -0.75],
    [0.75, -0.6],
    [-0.8, 0.6],
    [0.55, 0.75],
  ],
  [
    [-0.55, -0.95],
    [0.75, -0.75],
    [-1, 0.2],
    [0.25, 0.15],
    [0.05, 1],
  ],
  [
    [-0.6, -1],
    [0.7, -0.95],
    [-0.95, 0],
    [0.6, 0.05],
    [-0.5, 1],
    [0.75, 1],
  ],
  [
    [-0.6, -1],
    [0.7, -0.95],
    [-1, 0],
    [0.1, -0.1],
    [1, 0.1],
    [-0.5, 1],
    [0.6, 1],
  ],
];

/** The way that a bone points, in degrees: to the back right, as a cook lays them; one lies the other way round. */
const LEAN = -30;
const OTHER_WAY = 206;

/** Legs and thighs beside each other, so that each is seen whole: their bones point one way, not out of the dish like spokes. */
export const jointsSideBySide = (random: Random, area: Area, size: number, count: number): Place[] => {
  const [roomX, roomY] = [
    Math.max(area.rx - size * 0.8, area.rx * 0.3),
    Math.max(area.ry - size * 0.62, area.ry * 0.3),
  ];
  const turned = count > 2 ? (count === 3 ? 1 : 2) : -1;
  return (BRICKS[count] ?? []).map(([x, y], i) => ({
    x: area.x + (x + random.between(-0.06, 0.06)) * roomX,
    y: area.y + (y + random.between(-0.06, 0.06)) * roomY,
    turn: (i === turned ? OTHER_WAY : LEAN) + random.between(-15, 15),
  }));
};
