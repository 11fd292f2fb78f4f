import { n } from '../canvas/drawing';
import { darken, lighten } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const bend = d.random.between(8, 26) * (d.random.chance(0.5) ? 1 : -1);
  const sway = d.random.between(-12, 12);
  const half = d.random.between(6, 7.5);
  const route = (y: number) => `M-90 ${n(y * 0.7)}C-40 ${n(bend + sway + y)} 30 ${n(bend - sway + y)} 88 ${n(y * 0.7)}`;
  const cooked = darken(colour, 0.08);
  return (
    path(route(0), `${line(darken(cooked, 0.66), half * 2 + 3, 0.55)} transform="translate(2 6)"`) +
    path(route(0), line(darken(cooked, 0.3), half * 2 + 2)) +
    path(route(-1.4), line(cooked, half * 1.6)) +
    path(route(-3.4), line(lighten(cooked, 0.42), half * 0.6, 0.7)) +
    // The seeds swell the pod a little.
    path(
      `M-62 ${n(bend * 0.5)}h2M-30 ${n(bend * 0.74)}h2M2 ${n(bend * 0.76)}h2M34 ${n(bend * 0.64)}h2`,
      line(lighten(cooked, 0.2), 8, 0.5),
    ) +
    path('M88 0Q98 -2 104 -7', line(darken(cooked, 0.12), 3)) +
    path(`M-52 ${n(bend * 0.6 - 5)}Q-20 ${n(bend * 0.8 - 5)} 8 ${n(bend * 0.76 - 5)}`, line('#ffffff', 2.2, 0.6))
  );
};

/** A green bean, cooked: long, thin and limp, with the wisp at its tip. Recipes write `spear` or `strip`. */
export const greenBean: PieceKind = { size: 66, count: 18, spin: 60, shadow: [98, 14], colour: '#5f9a3f', draw };
