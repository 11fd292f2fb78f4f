import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';
import { scorched } from '../textures/scorched';

/** Patties of the grill; others are fried in a pan, which leaves no bars. */
const GRILLED = /beef|turkey|beans|halloumi/i;

const draw = (pen: Pen) => {
  const { d, colour, ingredient } = pen;
  const shape = blob(d.random, 0, 0, 98, 92, { wobble: 0.06, points: 16 });
  const grain = Array.from({ length: 46 }, () => {
    const [x, y, r] = [d.random.between(-86, 86), d.random.between(-82, 82), d.random.between(4, 10)];
    return path(
      blob(d.random, x, y, r * 1.2, r * 0.8, { wobble: 0.3, points: 6 }),
      `fill="${d.random.chance(0.5) ? lighten(colour, 0.34) : darken(colour, 0.5)}" fill-opacity=".4"`,
    );
  }).join('');
  let bars = '';
  if (GRILLED.test(ingredient))
    for (let x = -120; x < 130; x += 36) bars += path(`M${x - 40} 96L${x + 40} -96`, line(darken(colour, 0.7), 9, 0.5));
  return (
    path(shape, `transform="translate(3 10)" fill="${darken(colour, 0.6)}"`) +
    path(shape, `fill="${body(pen, colour, 0.3, 0.4)}"`) +
    d.clipped(path(shape, ''), scorched(pen, 16, [84, 80], 18, 0.55) + grain + bars) +
    path(shape, line(mix(darken(colour, 0.5), '#2a0f06', 0.4), 7, 0.5)) +
    shine(pen, 56, 30, 8, 0.5) +
    shine(pen, 28, 14, 5, 0.4) +
    shine(pen, 74, 12, 4, 0.45)
  );
};

/** A round of minced meat from the grill or the pan. */
export const patty: PieceKind = { size: 110, count: 1, spin: 180, shadow: [98, 92], colour: '#6e3a22', draw };
