import { type Area, grown, pointsIn } from '../canvas/areas';
import { type Drawing, n } from '../canvas/drawing';
import { contact } from '../canvas/light';
import { spill } from '../canvas/outlines';
import { brightness, channels, darken, lighten, mix } from '../canvas/palette';
import { ellipse, line, path, placed } from '../canvas/svg';
import { tonalPatches } from '../textures/tonalPatches';

/** How many lie side by side, and in how many rows. */
const [COLUMNS, ROWS] = [4, 2] as const;

/** Whether what is rolled is a leaf: greener than it is red. */
export const isLeaf = (colour: string): boolean => {
  const [red = 0, green = 0] = channels(colour);
  return green >= red && brightness(colour) < 0.8;
};

/** A stuffed leaf from its side, about (0, 0) in a box of 200: plump, its veins running from the rib, a fold laid over. */
const rolledLeaf = (d: Drawing, leaf: string) => {
  const { random } = d;
  const [a, b] = [random.between(-6, 6), random.between(-6, 6)];
  const shape = `M-96 ${n(4 + a)}C-98 -40 -60 ${n(-58 + b)} 0 -60C62 ${n(-60 + a)} 98 -38 96 ${n(2 + b)}C96 44 58 58 0 60C-58 60 -95 44 -96 ${n(4 + a)}Z`;
  const fold = `M-96 ${n(4 + a)}C-60 -18 20 -20 62 -50C86 -34 97 -14 96 ${n(2 + b)}C60 10 -30 8 -70 46C-88 38 -95 22 -96 ${n(4 + a)}Z`;
  const veins = [-60, -26, 8, 42]
    .map((x) => `M${n(x)} ${n(18 - x * 0.12)}Q${n(x + 8)} ${n(-6)} ${n(x + random.between(22, 34))} ${n(-38)}`)
    .join('');
  const dark = mix(darken(leaf, 0.34), '#5a5a1c', 0.4);
  const vein = mix(lighten(leaf, 0.6), '#f3f0c0', 0.5);
  return (
    path(shape, `transform="translate(3 14)" fill="${darken(dark, 0.5)}" fill-opacity=".7"`) +
    path(shape, `fill="${d.run([lighten(leaf, 0.34), leaf, dark])}"`) +
    d.clipped(
      path(shape, ''),
      path(fold, `transform="translate(2 9)" fill="${dark}" fill-opacity=".6"`) +
        path(fold, `fill="${d.run([lighten(leaf, 0.44), mix(leaf, '#d8d67e', 0.3)])}"`) +
        path(`M-90 6C-50 -8 20 -8 92 -6`, line(vein, 6, 0.7)) +
        path(veins, line(vein, 3.4, 0.6)) +
        path(veins, `${line(dark, 2, 0.35)} transform="translate(3 1.500)"`) +
        ellipse(-20, -44, 56, 9, `fill="${d.spot('#fffbe0', 0.1)}" fill-opacity=".6"`),
    )
  );
};

/** Sauce spooned over a row, a ladle on the middle of each roll: its ends stay in sight. */
const sauceOver = (d: Drawing, row: Area, sauce: string): string => {
  const wide = row.rx / COLUMNS;
  const ladles = Array.from({ length: COLUMNS }, (_, i) => ({
    x: row.x - row.rx + wide * (i * 2 + 1) + d.random.between(-6, 6),
    y: row.y + row.ry * d.random.between(-0.02, 0.14),
    rx: wide * d.random.between(0.9, 1.12),
    ry: row.ry * d.random.between(0.4, 0.56),
  }));
  const pool = ladles.map(({ x, y, rx, ry }) => spill(d.random, x, y, rx, ry, 0.1)).join('');
  const lit = ladles.map(({ x, y, rx, ry }) =>
    ellipse(
      x - rx * 0.3,
      y - ry * 0.4,
      rx * 0.4,
      ry * 0.34,
      `fill="${d.spot(lighten(sauce, 0.6), 0.1)}" fill-opacity=".7"`,
    ),
  );
  return (
    path(pool, `transform="translate(1 6)" fill="${darken(sauce, 0.6)}" fill-opacity=".5"`) +
    path(pool, `fill="${d.run([lighten(sauce, 0.14), darken(sauce, 0.1)])}"`) +
    d.clipped(path(pool, ''), tonalPatches(d, pointsIn(d.random, grown(row, 0.9), 22), 15, sauce, 0.5)) +
    lit.join('')
  );
};

/** Rows of stuffed leaves, each in sight, with the sauce poured along each row so that it runs down between them. */
export const cabbageRolls = (d: Drawing, room: Area, leaf: string, sauce?: string): string => {
  const { random } = d;
  const [wide, high] = [room.rx / COLUMNS, room.ry / ROWS];
  let drawn = '';
  for (let row = 0; row < ROWS; row++) {
    const y = room.y - room.ry + high * (row * 2 + 1);
    for (let i = 0; i < COLUMNS; i++) {
      const x = room.x - room.rx + wide * (i * 2 + 1);
      const tone = mix(leaf, random.chance(0.5) ? lighten(leaf, 0.2) : darken(leaf, 0.14), random.next());
      drawn +=
        contact(d, x, y, wide * 0.86, high * 0.94, 0.5) +
        placed(x, y, 90 + random.between(-5, 5), rolledLeaf(d, tone), (high / 100) * 0.99, 1.12);
    }
    if (sauce) drawn += sauceOver(d, { x: room.x, y, rx: room.rx, ry: high }, sauce);
  }
  return drawn;
};
