import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { brightness, darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, span } from '../canvas/pen';
import { line, path, placed } from '../canvas/svg';
import { searedFace } from '../textures/searedFace';
import type { PieceKind } from './pieceKind';

const LEG =
  'M-78 6C-82 -38 -52 -66 -8 -66C34 -64 52 -38 72 -20C84 -12 92 -10 98 -8L98 10C88 14 78 16 68 24C44 46 24 64 -12 64C-52 64 -76 42 -78 6Z';
const BONE = 'M88 -8L112 -9C116 -24 134 -20 130 -4C138 8 124 20 114 10L88 10Z';

/** From this brightness down meat was cooked until it falls apart. */
const BRAISED = 0.32;

/** A slice that has been carved from the thick end: a thin crust round rosy meat, a streak of fat in it. */
const carved = (pen: Pen, x: number, y: number, lean: number) => {
  const { d, colour } = pen;
  const { random } = d;
  // A leg as dark as this was in the oven for hours: it is brown through and through.
  const heart = brightness(colour) < BRAISED ? mix(lighten(colour, 0.4), '#b8744a', 0.5) : mix(colour, '#d6847c', 0.72);
  const rim = mix(darken(colour, 0.45), '#4a1e0a', 0.5);
  const face = blob(random, 0, 0, 34, 53, { wobble: 0.06, points: 12 });
  let grain = '';
  for (let i = 0; i < 13; i++)
    grain += `M${n(random.between(-20, 2))} ${n(random.between(-40, 40))}q${n(random.between(5, 9))} ${n(random.between(-5, 2))} ${n(random.between(12, 20))} ${n(random.between(-3, 4))}`;
  return placed(
    x,
    y,
    lean,
    path(face, `transform="translate(6 11)" fill="${darken(colour, 0.7)}" fill-opacity=".5"`) +
      path(face, `transform="translate(3 4)" fill="${darken(rim, 0.3)}"`) +
      path(face, `fill="${rim}"`) +
      path(face, `transform="scale(.9 .93)" fill="${mix(heart, rim, 0.34)}"`) +
      path(face, `transform="translate(-1 -1) scale(.8 .85)" fill="${body(pen, heart, 0.34, 0.12)}"`) +
      path(grain, line(darken(heart, 0.3), 2, 0.4)) +
      path(grain, `${line(lighten(heart, 0.5), 2, 0.5)} transform="translate(1 -3)"`) +
      path(`M-8 -38Q${n(random.between(4, 14))} -8 -6 30`, line('#f6dcb8', 3.5, 0.7)),
  );
};

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const dark = mix(darken(colour, 0.45), '#4a1e0a', 0.45);
  const wrinkles = Array.from({ length: 9 }, (_, i) => {
    const x = -62 + i * 15 + d.random.between(-4, 4);
    const high = 52 - Math.max(0, x) * 0.42;
    return path(
      `M${n(x)} ${n(-high)}Q${n(x + 16)} ${n(d.random.between(-8, 8))} ${n(x + d.random.between(-2, 6))} ${n(high)}`,
      line(i % 2 ? dark : lighten(colour, 0.5), i % 2 ? 4 : 3, 0.32),
    );
  }).join('');
  const slits = [
    [-44, -22],
    [-8, -30],
    [-30, 18],
    [16, 10],
    [40, -10],
  ]
    .map(
      ([x = 0, y = 0]) =>
        path(`M${x} ${y}l12 -5`, line(dark, 7, 0.7)) + path(`M${x + 2} ${y - 3}l10 -5`, line('#f6e8cc', 4, 0.9)),
    )
    .join('');
  return (
    path(BONE, `transform="translate(3 7)" fill="${darken('#d9c3a0', 0.6)}" fill-opacity=".6"`) +
    path(BONE, `fill="${span(pen, ['#fffaf0', '#d9c3a0'])}"`) +
    path(LEG, `transform="translate(4 13)" fill="${darken(colour, 0.7)}"`) +
    searedFace(pen, LEG, { reach: [84, 62], count: 30, gloss: 0.8 }) +
    d.clipped(path(LEG, ''), wrinkles) +
    slits +
    carved(pen, -58, 10, 8) +
    carved(pen, -82, 16, 15) +
    carved(pen, -106, 24, 22)
  );
};

/** A leg of lamb from the oven: crusted, larded with garlic, two slices carved from its thick end. */
export const roastLeg: PieceKind = { size: 172, count: 1, spin: 12, shadow: [112, 66], colour: '#9a5a30', draw };
