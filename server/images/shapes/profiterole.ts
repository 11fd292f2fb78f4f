import { pointsIn } from '../canvas/areas';
import { n } from '../canvas/drawing';
import { blob, smooth } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, gleam, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const CREAM = '#fff4dc';
const CHOCOLATE = '#3d2013';

/** The chocolate on its crown, which runs down the front in tongues of unlike length. */
const cap = ({ d }: Pen) =>
  smooth(
    Array.from({ length: 18 }, (_, i) => {
      const angle = (i / 18) * Math.PI * 2;
      const near = Math.max(0, Math.sin(angle));
      const tongue = near * (i % 3 ? d.random.between(-6, 6) : d.random.between(18, 40));
      return { x: -2 + Math.cos(angle) * 74, y: -34 + Math.sin(angle) * 42 + tongue };
    }),
  );

/** The cream between its halves bulges out along the cut. */
const cream = ({ d }: Pen) =>
  Array.from({ length: 9 }, (_, i) => {
    const along = (i / 8) * 2 - 1;
    const [x, y] = [along * 84, 30 + 24 * Math.sqrt(1 - along * along * 0.94)];
    const lump = blob(d.random, x, y, 17, d.random.between(10, 14), { wobble: 0.12, points: 8 });
    return path(lump, `fill="${d.shade(CREAM, { light: 0.6, dark: 0.2 })}"`);
  }).join('');

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const brown = mix(darken(colour, 0.3), '#8a4a14', 0.4);
  const low = blob(d.random, 0, 34, 88, 52, { wobble: 0.04, points: 13 });
  const high = blob(d.random, 0, -14, 94, 68, { wobble: 0.05, points: 13 });
  const crags = pointsIn(d.random, { x: 0, y: 4, rx: 84, ry: 50 }, 12)
    .map(({ x, y }) => {
      const r = d.random.between(10, 22);
      return (
        ellipse(x, y, r * 1.3, r * 0.6, `fill="${d.spot(brown, 0.1)}" fill-opacity=".5"`, d.random.between(-30, 30)) +
        path(
          `M${n(x - r)} ${n(y)}q${n(r)} ${n(-r * 0.7)} ${n(r * 2)} ${n(r * 0.1)}`,
          line(lighten(colour, 0.6), 4, 0.4),
        )
      );
    })
    .join('');
  const sauce = cap(pen);
  return (
    path(low, `transform="translate(3 8)" fill="${darken(colour, 0.66)}"`) +
    path(low, `fill="${body(pen, colour, 0.2, 0.5)}"`) +
    cream(pen) +
    path(high, `transform="translate(0 5)" fill="${brown}" fill-opacity=".55"`) +
    path(high, `fill="${body(pen, colour, 0.42, 0.4)}"`) +
    d.clipped(path(high, ''), crags) +
    path(sauce, `transform="translate(1 5)" fill="${darken(colour, 0.7)}" fill-opacity=".6"`) +
    path(sauce, `fill="${body(pen, CHOCOLATE, 0.34, 0.3)}"`) +
    gleam(pen, 52, 26, 0.8) +
    gleam(pen, 40, 12, 0.6, 46)
  );
};

/** A choux bun that is filled with cream and has warm chocolate on it. Recipes write `bun`. */
export const profiterole: PieceKind = { size: 84, count: 7, spin: 8, shadow: [96, 84], colour: '#d9a04c', draw };
