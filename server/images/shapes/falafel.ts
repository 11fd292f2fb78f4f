import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { path } from '../canvas/svg';
import { meatBall } from './meatBall';
import type { PieceKind } from './pieceKind';

/** How many of them are broken open. */
const OPEN = 0.3;

/** The coarse green inside of one that is broken in two, as one looks into it. */
const crumb = (pen: Pen) => {
  const { d, colour } = pen;
  const green = mix('#9aa452', lighten(colour, 0.3), 0.3);
  const face = blob(d.random, 8, -8, 74, 66, { wobble: 0.07, points: 13 });
  const bits = Array.from({ length: 44 }, () => {
    const angle = d.random.next() * 6.283;
    const reach = Math.sqrt(d.random.next()) * 66;
    const r = d.random.between(4, 11);
    const tone = d.random.pick([darken(green, 0.4), '#55752e', lighten(green, 0.5), '#e6d9a4']);
    return path(
      blob(d.random, 8 + Math.cos(angle) * reach, -8 + Math.sin(angle) * reach, r, r * 0.7, { wobble: 0.3, points: 6 }),
      `fill="${tone}" fill-opacity=".7"`,
    );
  }).join('');
  return (
    path(face, `transform="translate(-3 -4)" fill="${darken(colour, 0.45)}"`) +
    path(face, `fill="${body(pen, green, 0.3, 0.3)}"`) +
    d.clipped(path(face, ''), bits)
  );
};

const draw = (pen: Pen) => meatBall.draw(pen) + (pen.d.random.chance(OPEN) ? crumb(pen) : '');

/** Falafel: a rough brown ball of chickpeas, some broken open. Recipes write `meat-ball chickpeas`. */
export const falafel: PieceKind = { ...meatBall, draw };
