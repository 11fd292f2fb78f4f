import { n } from '../canvas/drawing';
import { sliver } from '../canvas/light';
import { blob, smooth } from '../canvas/outlines';
import { brightness, channels, darken, lighten, mix } from '../canvas/palette';
import { type Pen } from '../canvas/pen';
import { ellipse, line, path, placed } from '../canvas/svg';
import { wetPatches } from '../textures/wetPatches';
import { lacqueredSlices } from './lacqueredSlices';
import type { PieceKind } from './pieceKind';

const OFFSETS = [68, 40, 12, -16, -44, -70];

/** Roast duck is cut with its skin; where it is not rosy, it was roast through. */
const DUCK = /^duck$/;

/** Whether the roast is pink inside: redder than it is brown. */
const isRosy = (colour: string) => {
  const [, green = 0, blue = 0] = channels(colour);
  return green - blue < 14;
};

/** Beef that was braised: brown through and through. */
const isStewed = (colour: string) => brightness(colour) < 0.42 && !isRosy(colour);

/** The cut ends of the fibres: short strokes that run one way, dark in the seams and light on the backs. */
const grainOf = ({ d, colour }: Pen, count: number) => {
  const { random } = d;
  let seams = '';
  let backs = '';
  for (let i = 0; i < count; i++) {
    const y = random.between(-52, 52);
    const x = random.between(-0.9, 0.5) * 26 * Math.sqrt(1 - (y / 60) ** 2);
    const stroke = `q${n(random.between(4, 9))} ${n(random.between(-5, 1))} ${n(random.between(10, 22))} ${n(random.between(-3, 5))}`;
    seams += `M${n(x)} ${n(y)}${stroke}`;
    backs += `M${n(x + 2)} ${n(y - 4)}${stroke}`;
  }
  return path(seams, line(darken(colour, 0.4), 2.4, 0.4)) + path(backs, line(lighten(colour, 0.5), 2.6, 0.44));
};

/** The skin along one side of a slice of duck, its fat beneath it. */
const skinOf = ({ d: { random } }: Pen, rim: string) => {
  const [from, to] = [random.between(-50, -44), random.between(44, 50)];
  const along = (x: number) =>
    `M${n(x - 14)} ${n(from)}Q${n(x + 16)} ${n(random.between(-6, 6))} ${n(x - 14)} ${n(to)}`;
  return (
    path(along(22), line('#f3ddb0', 13, 0.95)) +
    path(along(30), line(mix(rim, '#7a3410', 0.5), 8)) +
    path(along(29), line('#d98a3c', 2.5, 0.7))
  );
};

/** The brown edge of pale meat, here deep, there hardly there; an even one would be the crust of bread. */
const searedRim = (outline: string, rim: string) =>
  path(outline, line(rim, 4, 0.6)) +
  path(outline, `${line(rim, 12, 0.5)} stroke-dasharray="34 52 60 40"`) +
  path(outline, `${line(darken(rim, 0.3), 4.5, 0.7)} stroke-dasharray="20 66 44 58"`);

/** One slice: a thin, uneven crust, the face paler or pinker towards its middle, a streak of fat. */
const slice = (pen: Pen, x: number) => {
  const { d, colour } = pen;
  const { random } = d;
  const isPale = brightness(colour) > 0.6;
  const isBraised = isStewed(colour);
  // A fillet of pork is round where it is cut.
  const outline = blob(random, 0, 0, isPale ? 38 : 33, isPale ? 60 : 62, { wobble: isPale ? 0.1 : 0.07, points: 11 });
  const rim = mix(darken(colour, 0.4), isPale ? '#9a5216' : '#3f1708', 0.6);
  const heart = isPale
    ? mix(lighten(colour, 0.2), '#f4d2b0', 0.5)
    : mix(lighten(colour, isBraised ? 0.34 : 0.2), isRosy(colour) ? '#e0686a' : '#d0966e', isBraised ? 0.55 : 0.36);
  const fat = `M${n(random.between(-14, -4))} -44Q${n(random.between(2, 16))} ${n(random.between(-16, 4))} ${n(random.between(-10, 6))} ${n(random.between(16, 40))}`;
  return placed(
    x,
    random.between(-5, 5),
    random.between(-6, 8),
    path(outline, `transform="translate(8 12)" fill="${darken(rim, 0.5)}" fill-opacity=".45"`) +
      path(outline, `transform="translate(6 3)" fill="${isPale ? mix(rim, colour, 0.35) : darken(rim, 0.25)}"`) +
      path(outline, `fill="${mix(darken(colour, 0.16), rim, 0.12)}"`) +
      d.clipped(
        path(outline, ''),
        ellipse(-2, -4, 34, 58, `fill="${d.spot(heart, isPale ? 0.55 : 0.3)}" fill-opacity=".9"`) +
          ellipse(4, 42, 34, 28, `fill="${d.spot(mix(rim, colour, 0.4), 0.1)}" fill-opacity="${isPale ? 0.3 : 0.5}"`) +
          grainOf(pen, isPale ? 22 : isBraised ? 30 : 13) +
          path(fat, line(mix(colour, '#f6dfb8', 0.7), random.between(1.6, 4), 0.6)) +
          path(outline, line(rim, 15, isPale ? 0.12 : 0.2)) +
          (isPale
            ? searedRim(outline, rim)
            : path(outline, line(rim, 10, 0.5)) + path(outline, line(darken(rim, 0.2), 4.5, 0.9))) +
          (/duck|canard|pato|breasts/i.test(pen.ingredient) && isRosy(colour) ? skinOf(pen, rim) : '') +
          wetPatches(pen, { reach: [28, 56], count: 4, glow: mix(lighten(colour, 0.5), '#ffcf98', 0.4), gloss: 0.6 }),
      ),
  );
};

/** Gravy spooned across the slices of a braise: it joins them, and runs down between them. */
const gravyOver = ({ d, colour }: Pen) => {
  const { random } = d;
  const gravy = mix(darken(colour, 0.16), '#6e3410', 0.4);
  const along = Array.from({ length: 15 }, (_, i) => -88 + i * 12.6);
  const band = smooth([
    ...along.map((x) => ({ x, y: -26 + random.between(-9, 7) })),
    ...along.toReversed().map((x, i) => ({ x, y: i % 3 === 1 ? random.between(14, 36) : random.between(-6, 8) })),
  ]);
  return (
    path(band, `transform="translate(1 5)" fill="${darken(gravy, 0.5)}" fill-opacity=".45"`) +
    path(band, `fill="${d.run([lighten(gravy, 0.16), gravy])}" fill-opacity=".86"`) +
    [-66, -30, 6, 44].map((x, i) => sliver(x, -14 + (i % 2) * 9, 13 - i * 2, 0.75, -10)).join('')
  );
};

/** What ran out when it was cut, clear at its edge. */
const juices = ({ d, colour }: Pen) => {
  const juice = mix(darken(colour, 0.3), '#7a3416', 0.5);
  const pool = blob(d.random, 2, 22, 104, 56, { wobble: 0.12, points: 13 });
  return (
    path(pool, `fill="${juice}" fill-opacity=".42"`) +
    path(pool, `transform="translate(0 5) scale(.94 .92)" fill="${juice}" fill-opacity=".4"`) +
    path('M-70 66Q-20 80 40 74', line('#fff3dc', 3, 0.5))
  );
};

const draw = (pen: Pen) =>
  DUCK.test(pen.ingredient) && !isRosy(pen.colour)
    ? lacqueredSlices(pen)
    : juices(pen) + OFFSETS.map((x) => slice(pen, x)).join('') + (isStewed(pen.colour) ? gravyOver(pen) : '');

/** Slices of roast, grilled or boiled meat in a fan; its colour is the cut face. */
export const meatSlices: PieceKind = { size: 128, count: 1, spin: 14, shadow: [98, 62], colour: '#b5655a', draw };
