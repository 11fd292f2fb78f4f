import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** Where its lumps lie, the lower first: x, y and half length. */
const LUMPS = [
  [-34, 14, 56],
  [40, 20, 52],
  [6, -14, 66],
] as const;

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const toasted = mix(colour, '#a8621c', 0.6);
  return LUMPS.map(([x, y, half]) => {
    const at = { x: x + d.random.between(-14, 14), y: y + d.random.between(-12, 12) };
    const turn = d.random.between(0, 180);
    const lump = blob(d.random, at.x, at.y, half, half * 0.74, { wobble: 0.27, points: 10, turn });
    const tone = mix(colour, lighten(colour, 0.5), d.random.next() * 0.7);
    return (
      path(lump, `transform="translate(2 9)" fill="${darken(colour, 0.5)}" fill-opacity=".6"`) +
      path(lump, `fill="${body(pen, tone, 0.5, 0.26)}"`) +
      ellipse(
        at.x + d.random.between(-0.4, 0.4) * half,
        at.y + half * 0.3,
        half * 0.42,
        half * 0.2,
        `fill="${d.spot(toasted, 0.1)}" fill-opacity=".7"`,
        d.random.between(-40, 40),
      ) +
      ellipse(
        at.x - half * 0.26,
        at.y - half * 0.34,
        half * 0.28,
        half * 0.1,
        `fill="#ffffff" fill-opacity=".5"`,
        d.random.between(-30, 10),
      )
    );
  }).join('');
};

/** Tofu crumbled into a pan: dry lumps with torn edges, brown where they touched the metal. Recipes write `curd`. */
export const tofuCurd: PieceKind = { size: 25, count: 44, spin: 30, shadow: [90, 72], colour: '#f2d668', draw };
