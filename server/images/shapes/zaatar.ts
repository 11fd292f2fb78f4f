import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { ellipse, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** Thyme, sumac and oregano, as they lie mixed. */
const SPECKS = ['#3f4a1c', '#5a5a24', '#2f3a18', '#6a4a20', '#7a6a34'] as const;

const draw = ({ d, colour }: Pen) => {
  const patch = blob(d.random, 0, 0, 96, 82, { wobble: 0.16, points: 12 });
  const specks = Array.from({ length: 46 }, () => {
    const angle = d.random.next() * 6.283;
    const far = Math.sqrt(d.random.next()) * 102;
    const tone = mix(d.random.pick(SPECKS), colour, 0.24);
    const [x, y, r] = [Math.cos(angle) * far, Math.sin(angle) * far * 0.9, d.random.between(3, 9)];
    return ellipse(
      x,
      y,
      r * 1.4,
      r * 0.7,
      `fill="${d.random.chance(0.2) ? lighten(tone, 0.5) : tone}"`,
      d.random.between(0, 180),
    );
  }).join('');
  return path(patch, `fill="${darken(colour, 0.24)}" fill-opacity=".8"`) + specks;
};

/** A patch of the crust that za'atar bakes to on bread: fine dry specks. Recipes write `crumble`. */
export const zaatar: PieceKind = {
  size: 34,
  count: 60,
  spin: 180,
  shadow: [88, 76],
  colour: '#55552a',
  draw,
  isOpen: true,
};
