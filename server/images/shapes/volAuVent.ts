import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { ellipse, line, path, placed } from '../canvas/svg';
import { mushroom } from './mushroom';
import type { PieceKind } from './pieceKind';

/** Half the width of the case, how far it is tilted, the height of its rim and of its foot. */
const [R, LEAN, RIM, FOOT] = [70, 0.42, -26, 58];

/** The wall, and the leaves of pastry that have come apart in it. */
const wall = ({ d, colour }: Pen) => {
  const k = R * LEAN;
  const side = `M${-R} ${RIM}C${-R - 5} 10 ${-R - 4} 40 ${-R + 2} ${FOOT}C${-R + 12} ${n(FOOT + k * 1.2)} ${R - 12} ${n(FOOT + k * 1.2)} ${R - 2} ${FOOT}C${R + 4} 40 ${R + 5} 10 ${R} ${RIM}Z`;
  const leaves = Array.from({ length: 11 }, (_, i) => {
    const y = RIM + 8 + i * 7.6;
    const route = `M${n(-R - d.random.between(0, 4))} ${n(y)}C${-R * 0.6} ${n(y + k * 1.26 + d.random.between(-3, 3))} ${R * 0.6} ${n(y + k * 1.26 + d.random.between(-3, 3))} ${n(R + d.random.between(0, 4))} ${n(y)}`;
    return (
      path(route, line(darken(colour, 0.42), 3, 0.55)) +
      path(route, `${line(lighten(colour, 0.5), 2.4, 0.6)} transform="translate(0 -3)"`)
    );
  }).join('');
  return (
    path(side, `transform="translate(4 8)" fill="${darken(colour, 0.66)}" fill-opacity=".7"`) +
    path(side, `fill="${d.run([lighten(colour, 0.2), lighten(colour, 0.34), colour, darken(colour, 0.4)], true)}"`) +
    d.clipped(path(side, ''), leaves)
  );
};

/** Chicken in its white sauce, heaped in the case and running over the rim. */
const filled = (pen: Pen) => {
  const { d } = pen;
  const sauce = '#f6e6c2';
  const bites = Array.from({ length: 9 }, () => {
    const [x, y] = [d.random.between(-42, 42), RIM - 8 + d.random.between(-20, 10)];
    const bite = blob(d.random, x, y, d.random.between(12, 18), d.random.between(9, 13), { wobble: 0.2, points: 7 });
    return (
      path(bite, `transform="translate(2 4)" fill="${darken(sauce, 0.5)}" fill-opacity=".45"`) +
      path(bite, `fill="${d.shade(mix(sauce, '#e2b678', d.random.between(0.1, 0.5)), { light: 0.5, dark: 0.2 })}"`)
    );
  }).join('');
  const run = `M-56 ${RIM + 4}C-40 ${RIM - 34} 46 ${RIM - 36} 58 ${RIM + 2}C62 ${RIM + 16} 50 ${RIM + 26} 44 ${RIM + 58}C40 ${RIM + 72} 26 ${RIM + 70} 26 ${RIM + 54}C24 ${RIM + 34} 6 ${RIM + 36} 0 ${RIM + 34}C-10 ${RIM + 34} -8 ${RIM + 56} -20 ${RIM + 56}C-32 ${RIM + 54} -28 ${RIM + 30} -38 ${RIM + 24}C-48 ${RIM + 20} -58 ${RIM + 16} -56 ${RIM + 4}Z`;
  const slices = [
    [-24, RIM - 18, -30],
    [18, RIM - 24, 24],
    [34, RIM - 2, 60],
  ] as const;
  return (
    path(run, `transform="translate(2 5)" fill="${darken(sauce, 0.5)}" fill-opacity=".4"`) +
    path(run, `fill="${d.shade(sauce, { light: 0.5, dark: 0.16 })}"`) +
    bites +
    slices
      .map(([x, y, turn]) => placed(x, y, turn, mushroom.draw({ ...pen, colour: '#b98a58', turn }), 0.19))
      .join('') +
    path(`M-40 ${RIM - 16}q10 -12 24 -14`, line('#ffffff', 4, 0.7))
  );
};

/** The lid of pastry, leaning against the case. */
const lid = ({ d, colour }: Pen) =>
  placed(
    74,
    36,
    34,
    ellipse(3, 8, 34, 24, `fill="${darken(colour, 0.6)}" fill-opacity=".7"`) +
      ellipse(0, 3, 34, 23, `fill="${darken(colour, 0.2)}"`) +
      ellipse(0, -4, 33, 21, `fill="${d.shade(mix(colour, '#b0661c', 0.35), { light: 0.5, dark: 0.3 })}"`) +
      path('M-22 -8Q0 -20 22 -8M-16 4Q0 -6 18 4', line(darken(colour, 0.4), 2.6, 0.5)),
  );

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  return (
    wall(pen) +
    ellipse(0, RIM, R, R * LEAN, `fill="${d.shade(mix(colour, '#a85a18', 0.3), { light: 0.46, dark: 0.2 })}"`) +
    ellipse(0, RIM + 1, R * 0.78, R * LEAN * 0.74, `fill="${darken(colour, 0.5)}"`) +
    filled(pen) +
    lid(pen)
  );
};

/** A tall case of puff pastry, its creamy filling spilling over. Recipes write `hollow-pudding` with the pastry. */
export const volAuVent: PieceKind = { size: 84, count: 3, spin: 4, shadow: [84, 80], colour: '#dca450', draw };
