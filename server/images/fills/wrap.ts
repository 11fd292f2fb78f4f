import { grown, pointsIn } from '../canvas/areas';
import type { Drawing } from '../canvas/drawing';
import { contact } from '../canvas/light';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { ellipse, line, path, placed } from '../canvas/svg';
import { browning } from '../textures/browning';
import type { Filling, FillNeeds } from './filling';
import { wrapEnd } from './wrapEnd';

const ROLL =
  'M-128 -10C-127 -34 -106 -46 -76 -49C-40 -54 10 -50 50 -53C68 -54 84 -58 96 -57C112 -30 112 30 96 57C60 58 10 52 -30 54C-48 54 -62 53 -78 50C-106 46 -128 34 -128 12Z';

/** Blisters that the pan scorched: many small, few large. */
const blistersOn = ({ random }: Drawing, bread: string) => {
  const burnt = mix(darken(bread, 0.4), '#6a3410', 0.6);
  return Array.from({ length: 22 }, () => {
    const [x, y, r] = [random.between(-108, 80), random.between(-44, 38), 1.6 + random.next() ** 3 * 6];
    return path(
      blob(random, x, y, r * random.between(1.1, 1.7), r, { wobble: 0.34, points: 8, turn: random.between(-30, 30) }),
      `fill="${burnt}" fill-opacity="${random.between(0.2, 0.5).toFixed(2)}"`,
    );
  }).join('');
};

/** The roll seen from its side: where the bread overlaps, it lifts and throws a shadow; its far end is tucked in. */
const sideOf = (d: Drawing, bread: string) =>
  path(
    ROLL,
    `fill="${d.run([lighten(bread, 0.5), lighten(bread, 0.22), bread, mix(darken(bread, 0.3), '#9a6426', 0.3)])}"`,
  ) +
  d.clipped(
    path(ROLL, ''),
    browning(d, pointsIn(d.random, { x: -10, y: -4, rx: 112, ry: 44, corner: 1 }, 24, 0.95), 13, bread, 0.46) +
      blistersOn(d, bread) +
      path('M-128 4C-110 -8 -96 -26 -84 -49M-128 8C-112 16 -98 30 -88 50', line(darken(bread, 0.5), 4, 0.5)) +
      path('M-112 27C-60 42 10 16 92 34', line(darken(bread, 0.56), 9, 0.2)) +
      path('M-112 24C-60 39 10 13 92 31', line(darken(bread, 0.5), 3, 0.5)) +
      path('M-112 20.500C-60 35.500 10 9.500 92 27.500', line(lighten(bread, 0.7), 3, 0.6)) +
      ellipse(-20, -30, 96, 15, `fill="${d.spot('#fff8e6', 0.05)}" fill-opacity=".6"`, -1) +
      ellipse(70, 0, 40, 70, `fill="${d.spot(darken(bread, 0.5), 0)}" fill-opacity=".22"`),
  );

/** Rolled flatbreads cut across, their filling showing at the ends. Colours: the bread, the filling where no pieces are named. */
export const wrap = ({ d, ground, colours, pieces }: FillNeeds): Filling => {
  const [bread = '#ecd2a0', filling = '#8a4a2c'] = colours;
  const size = Math.min(ground.rx * 0.7, ground.ry * 0.84);
  const base = d.random.between(-34, -22);
  const spots = [-1, 1].map((side) => ({
    x: ground.x + side * size * 0.22,
    y: ground.y + side * size * 0.52,
    turn: base + side * d.random.between(3, 8),
  }));
  const surface = spots
    .map(
      ({ x, y, turn }) =>
        contact(d, x, y + 4, size * 1.28, size * 0.6, 0.62, turn) +
        placed(x, y, turn, sideOf(d, bread) + wrapEnd(d, pieces, bread, filling), size / 100),
    )
    .join('');
  // What is strewn on top falls on the cut ends, not on the bread.
  const garnished = spots.map(({ x, y, turn }) => {
    const angle = (turn * Math.PI) / 180;
    return {
      x: x + Math.cos(angle) * size * 0.95,
      y: y + Math.sin(angle) * size * 0.95,
      rx: size * 0.34,
      ry: size * 0.36,
    };
  });
  return { surface, areas: [grown(ground, 0.9)], garnished, pieces: [] };
};
