import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, gleam, type Pen } from '../canvas/pen';
import { circle, ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const CUSTARD = '#f4c23c';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const { random } = d;
  // The leaves of the pastry show as rings at the rim, browner outwards.
  const leaves = [98, 91, 84].map((r, i) =>
    path(
      blob(random, 0, 0, r, r * 0.97, { wobble: 0.025, points: 16 }),
      `${line(i % 2 ? lighten(colour, 0.5) : darken(mix(colour, '#8a4410', 0.4), 0.2), 4.5, 0.75)}`,
    ),
  );
  const custard = blob(random, 0, 1, 76, 74, { wobble: 0.04, points: 13 });
  const scorched = Array.from({ length: 9 }, () => {
    const angle = random.next() * 6.283;
    const reach = Math.sqrt(random.next()) * 58;
    const [x, y, r] = [Math.cos(angle) * reach, Math.sin(angle) * reach, random.between(8, 24)];
    const patch = blob(random, x, y, r, r * 0.66, { wobble: 0.26, points: 8, turn: random.between(0, 180) });
    return path(patch, `fill="${mix('#6a2c0a', '#b8661c', random.next() * 0.7)}" fill-opacity=".72"`);
  }).join('');
  return (
    circle(3, 9, 97, `fill="${darken(colour, 0.6)}"`) +
    circle(0, 0, 99, `fill="${body(pen, mix(colour, '#c9862c', 0.3), 0.44, 0.44)}"`) +
    leaves.join('') +
    path(custard, `transform="translate(-1 -3)" fill="${darken(colour, 0.5)}"`) +
    path(custard, `fill="${d.shade(CUSTARD, { light: 0.3, dark: 0.24, turn: pen.turn })}"`) +
    d.clipped(path(custard, ''), scorched) +
    ellipse(-24, -30, 20, 8, 'fill="#fff" fill-opacity=".55"', -36) +
    gleam(pen, 52, 13, 0.7)
  );
};

/** A custard tart from above: flaky pastry about a custard that is scorched in patches. Recipes write `muffin` of pastry. */
export const custardTart: PieceKind = {
  size: 74,
  count: 5,
  spin: 30,
  shadow: [98, 97],
  colour: '#dca048',
  side: { lean: 0.62, high: 40, wall: 'fluted', foot: 0.74 },
  draw,
};
