import { n } from '../canvas/drawing';
import { pointsIn } from '../canvas/areas';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, path, placed } from '../canvas/svg';
import { crumbs } from '../textures/crumbs';
import type { PieceKind } from './pieceKind';

/** The cut end: crumb and melted cheese, with leek and herbs in it. */
const cut = (pen: Pen, brown: string) => {
  const { d } = pen;
  const { random } = d;
  const bits = Array.from({ length: 20 }, (_, i) => {
    const [angle, far] = [random.next() * 6.283, Math.sqrt(random.next())];
    const tone =
      i % 3 === 0 ? random.pick(['#6a9a34', '#8fb84e', '#4a7a28']) : random.pick(['#fff4d0', '#f2d48a', '#e0b460']);
    return ellipse(
      Math.cos(angle) * 15 * far,
      Math.sin(angle) * 27 * far,
      random.between(4, 8.5),
      random.between(3, 5.5),
      `fill="${tone}"`,
      random.between(0, 180),
    );
  }).join('');
  return placed(
    84,
    0,
    -6,
    ellipse(0, 0, 23, 36, `fill="${mix(brown, '#c98a3c', 0.5)}"`) +
      ellipse(0.5, 0, 21, 34, `fill="${body(pen, '#f0d694', 0.4, 0.16)}"`) +
      bits,
  );
};

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const { random } = d;
  const brown = mix(darken(colour, 0.34), '#8a4412', 0.5);
  const bend = random.between(-9, 9);
  const isCut = random.chance(0.4);
  const right = isCut ? `L86 -36V36` : `C92 -38 104 -20 104 ${n(bend)}C104 20 92 38 74 37`;
  const shape = `M-76 -35C-30 ${n(-40 + bend)} 30 ${n(-38 + bend)} 74 -36${right}C30 ${n(40 + bend)} -30 ${n(38 + bend)} -76 36C-96 34 -104 18 -104 0C-104 -20 -94 -34 -76 -35Z`;
  const patches = Array.from({ length: 9 }, () =>
    path(
      blob(random, random.between(-84, 76), random.between(-26, 30), random.between(10, 24), random.between(6, 12), {
        wobble: 0.3,
        points: 7,
      }),
      `fill="${brown}" fill-opacity="${n(random.between(0.3, 0.6))}"`,
    ),
  ).join('');
  return (
    path(shape, `transform="translate(3 14)" fill="${darken(brown, 0.5)}" fill-opacity=".4"`) +
    path(shape, `transform="translate(1 7)" fill="${darken(brown, 0.4)}"`) +
    path(shape, `fill="${d.run([lighten(colour, 0.36), colour, brown])}"`) +
    d.clipped(path(shape, ''), patches) +
    crumbs(d, pointsIn(random, { x: -6, y: 0, rx: 94, ry: 36 }, 70), colour, 5) +
    (isCut ? cut(pen, brown) : '')
  );
};

/** A sausage without meat, of cheese, crumb and leek, fried in breadcrumbs: some cut across. Recipes write `fried-roll`. */
export const leekSausage: PieceKind = { size: 104, count: 5, spin: 24, shadow: [102, 38], colour: '#d89a40', draw };
