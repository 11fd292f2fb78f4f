import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, gleam, type Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import { crisped } from '../textures/crisped';
import type { PieceKind } from './pieceKind';

/** Where the crust tore as it rose: from, over and to, in the box of the shape. */
const CRACKS = [
  [-58, -8, -30, -26, 2, -14],
  [-2, -14, 24, 2, 58, -8],
  [4, -16, 6, -38, -8, -60],
  [14, 2, 8, 28, 26, 56],
  [-34, -22, -46, 14, -30, 40],
] as const;

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const shape = blob(d.random, 0, 0, 97, 90, { wobble: 0.06, points: 12, turn: d.random.between(0, 180) });
  const crumb = mix(lighten(colour, 0.5), '#fff2c4', 0.4);
  const cracks = CRACKS.filter(() => d.random.chance(0.76))
    .map(([x, y, ax, ay, bx, by]) => {
      const off = () => d.random.between(-6, 6);
      const route = `M${x} ${y}Q${n(ax + off())} ${n(ay + off())} ${n(bx + off())} ${n(by + off())}`;
      const wide = d.random.between(6, 11);
      return (
        path(route, line(darken(mix(colour, '#8a4a14', 0.4), 0.24), wide + 4, 0.6)) +
        path(route, line(crumb, wide, 0.9)) +
        path(route, `${line(darken(crumb, 0.3), wide * 0.3, 0.5)} transform="translate(1 2)"`)
      );
    })
    .join('');
  return (
    path(shape, `transform="translate(3 9)" fill="${darken(colour, 0.6)}"`) +
    path(shape, `fill="${body(pen, mix(colour, '#b8661c', 0.2), 0.44, 0.5)}"`) +
    crisped(pen, shape, { reach: [80, 74], freckles: 34, opacity: 0.5 }) +
    d.clipped(path(shape, ''), cracks) +
    gleam(pen, 62, 15, 0.5)
  );
};

/** A round puff of cheese dough, fried or baked: its crust is browned and torn. Recipes write `bun` of cheese or tapioca. */
export const cheesePuff: PieceKind = { size: 74, count: 5, spin: 180, shadow: [97, 92], colour: '#cf9038', draw };
