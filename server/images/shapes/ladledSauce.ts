import { n } from '../canvas/drawing';
import { blob, spill } from '../canvas/outlines';
import { brightness, darken, lighten } from '../canvas/palette';
import { type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** From this brightness on a sauce is smooth. */
const SMOOTH = 0.66;

const draw = ({ d, colour }: Pen) => {
  const { random } = d;
  const pool = spill(random, 0, 0, 92, 70, 0.13);
  // A sauce of cheese and chillies is smooth, one of tomatoes coarse.
  const lumps = Array.from({ length: brightness(colour) > SMOOTH ? 0 : 26 }, (_, i) => {
    const [angle, far] = [random.next() * 6.283, Math.sqrt(random.next()) * 0.86];
    const [x, y, r] = [Math.cos(angle) * far * 88, Math.sin(angle) * far * 66, random.between(4, 12)];
    const lump = blob(random, x, y, r * 1.3, r * 0.8, { wobble: 0.3, points: 7 });
    return (
      path(lump, `transform="translate(1 3)" fill="${darken(colour, 0.4)}" fill-opacity=".4"`) +
      path(lump, `fill="${i % 3 ? lighten(colour, 0.14) : darken(colour, 0.14)}" fill-opacity=".8"`) +
      ellipse(x - r * 0.4, y - r * 0.4, r * 0.4, r * 0.16, 'fill="#fff" fill-opacity=".5"', -20)
    );
  }).join('');
  const furrow = `M-52 ${n(random.between(-20, -8))}C-20 -44 30 -38 50 -6`;
  return (
    path(pool, `transform="translate(2 7)" fill="${darken(colour, 0.66)}" fill-opacity=".55"`) +
    path(pool, `fill="${d.shade(colour, { light: 0.14, dark: 0.3 })}"`) +
    d.clipped(path(pool, ''), lumps + path(pool, line(darken(colour, 0.4), 7, 0.4))) +
    path(furrow, line(lighten(colour, 0.4), 5, 0.4))
  );
};

/** A ladle of sauce over a dish. Recipes write `dollop passata`, `dollop aji` or `dollop plain`. */
export const ladledSauce: PieceKind = {
  size: 60,
  count: 1,
  spin: 20,
  shadow: [92, 70],
  colour: '#c23a1c',
  draw,
  layer: 1,
};
