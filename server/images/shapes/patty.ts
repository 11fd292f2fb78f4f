import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';
import { scorched } from '../textures/scorched';
import { wetAlong } from '../textures/wetAlong';

/** Patties of the grill; others are fried in a pan, which leaves no bars. */
const GRILLED = /beef|turkey|beans|halloumi/i;

const draw = (pen: Pen) => {
  const { d, colour, ingredient } = pen;
  const shape = blob(d.random, 0, 0, 98, 92, { wobble: 0.05, points: 22 });
  const grain = Array.from({ length: 64 }, () => {
    const [x, y, r] = [d.random.between(-88, 88), d.random.between(-84, 84), d.random.between(2.5, 7)];
    return path(
      blob(d.random, x, y, r * 1.3, r * 0.8, { wobble: 0.4, points: 5 }),
      `fill="${d.random.chance(0.4) ? lighten(colour, 0.34) : darken(colour, 0.55)}" fill-opacity=".44"`,
    );
  }).join('');
  // The edge cracks as it shrinks in the heat.
  const cracks = Array.from({ length: 9 }, () => {
    const angle = d.random.next() * 6.283;
    const at = (far: number, off: number) =>
      `${n(Math.cos(angle + off) * far * 98)} ${n(Math.sin(angle + off) * far * 92)}`;
    return `M${at(1, 0)}Q${at(0.9, d.random.between(-0.1, 0.1))} ${at(d.random.between(0.74, 0.86), d.random.between(-0.1, 0.1))}`;
  }).join('');
  let bars = '';
  if (GRILLED.test(ingredient))
    for (let x = -120; x < 130; x += d.random.between(33, 39))
      bars +=
        path(`M${n(x - 40)} 96L${n(x + 40)} -96`, line(darken(colour, 0.7), 15, 0.2)) +
        path(
          `M${n(x - 40)} 96L${n(x + 40)} -96`,
          `${line(darken(colour, 0.78), 8, 0.6)} stroke-dasharray="${n(d.random.between(50, 120))} ${n(d.random.between(4, 20))}"`,
        );
  return (
    path(shape, `transform="translate(3 10)" fill="${darken(colour, 0.6)}"`) +
    path(shape, `fill="${body(pen, colour, 0.36, 0.4)}"`) +
    d.clipped(
      path(shape, ''),
      scorched(pen, 18, [84, 80], 18, 0.55) +
        grain +
        bars +
        path(cracks, line(darken(colour, 0.72), 4, 0.6)) +
        path(shape, line(mix(darken(colour, 0.5), '#2a0f06', 0.4), 9, 0.4)),
    ) +
    wetAlong(pen, { reach: [78, 74], count: 8, bow: 10, gloss: 0.55 })
  );
};

/** A round of minced meat from the grill or the pan. */
export const patty: PieceKind = { size: 110, count: 1, spin: 180, shadow: [98, 92], colour: '#6e3a22', draw };
