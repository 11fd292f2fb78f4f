import { blob, type Point, smooth } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, span } from '../canvas/pen';
import { path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const BONE = 'M58 -9L90 -9C94 -25 114 -21 110 -3C117 10 103 24 92 12L58 12Z';

const OUTLINE: readonly Point[] = [
  { x: -96, y: 2 },
  { x: -84, y: -36 },
  { x: -50, y: -58 },
  { x: -10, y: -56 },
  { x: 24, y: -38 },
  { x: 52, y: -20 },
  { x: 70, y: -14 },
  { x: 72, y: 12 },
  { x: 50, y: 24 },
  { x: 24, y: 40 },
  { x: -8, y: 56 },
  { x: -52, y: 56 },
  { x: -84, y: 36 },
];

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const dark = mix(darken(colour, 0.34), '#7a3a0c', 0.45);
  const pale = mix(lighten(colour, 0.42), '#f6cf7a', 0.4);
  const shape = smooth(
    OUTLINE.flatMap(({ x, y }) => [
      { x: x + d.random.between(-4, 4), y: y + d.random.between(-4, 4) },
      { x: x * 1.03 + d.random.between(-7, 7), y: y * 0.93 + d.random.between(-7, 7) },
    ]).sort((a, b) => Math.atan2(a.y, a.x + 12) - Math.atan2(b.y, b.x + 12)),
  );
  const flake = (tone: string, least: number, most: number, opacity: number) => {
    const [x, y, r] = [d.random.between(-92, 70), d.random.between(-56, 54), d.random.between(least, most)];
    const turn = d.random.between(0, 180);
    return (
      path(
        blob(d.random, x + 2, y + 4, r * 1.4, r * 0.7, { wobble: 0.42, points: 9, turn }),
        `fill="${dark}" fill-opacity="${opacity * 0.7}"`,
      ) +
      path(
        blob(d.random, x, y, r * 1.3, r * 0.62, { wobble: 0.42, points: 9, turn }),
        `fill="${tone}" fill-opacity="${opacity}"`,
      )
    );
  };
  const crust =
    Array.from({ length: 16 }, () => flake(mix(colour, dark, 0.3), 12, 24, 0.5)).join('') +
    Array.from({ length: 26 }, () => flake(d.random.chance(0.7) ? pale : colour, 5, 13, 0.72)).join('');
  return (
    path(BONE, `transform="translate(2 5)" fill="${darken('#d9c3a0', 0.5)}" fill-opacity=".6"`) +
    path(BONE, `fill="${span(pen, ['#fff6e6', '#cfae80'])}"`) +
    path(shape, `transform="translate(3 9)" fill="${darken(colour, 0.62)}"`) +
    path(shape, `fill="${body(pen, colour, 0.42, 0.4)}"`) +
    d.clipped(path(shape, ''), crust) +
    path(shape, `fill="${d.edge('#5a2808', 0.62, 0.5, { x: 0.44, y: 0.38 })}"`)
  );
};

/** A leg of chicken in a craggy fried crust. */
export const friedChicken: PieceKind = { size: 90, count: 5, spin: 180, shadow: [92, 56], colour: '#c98636', draw };
