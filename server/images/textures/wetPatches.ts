import { blob } from '../canvas/outlines';
import type { Pen } from '../canvas/pen';
import { ellipse, path } from '../canvas/svg';

interface WetPatches {
  /** Half width and half height of the wet face. */
  reach: readonly [number, number];
  /** How many hard lights lie in the soft one. */
  count?: number;
  /** What colour the juices or the glaze give to the soft light. */
  glow: string;
  /** How bright, from 0 to 1. */
  gloss: number;
}

/**
 * What makes a glazed face look wet from afar: one broad soft light in the colour of its juices on the side of the window,
 * and in it a few hard, uneven ones, as the window breaks on bumps. However the piece is turned, they lie upper left.
 */
export const wetPatches = ({ d, turn }: Pen, { reach: [rx, ry], count = 4, glow, gloss }: WetPatches): string => {
  const angle = ((232 - turn) * Math.PI) / 180;
  const [lx, ly] = [Math.cos(angle) * rx * 0.46, Math.sin(angle) * ry * 0.5];
  const r = Math.min(rx, ry * 1.3);
  const lean = -28 - turn;
  let hard = '';
  let faint = '';
  for (let i = 0; i < count; i++) {
    const along = d.random.between(-0.5, 0.56) * r;
    const across = d.random.between(-0.26, 0.3) * r;
    const half = r * (i === 0 ? d.random.between(0.16, 0.22) : d.random.between(0.04, 0.11));
    const radians = (lean * Math.PI) / 180;
    const x = lx + Math.cos(radians) * along - Math.sin(radians) * across;
    const y = ly + Math.sin(radians) * along + Math.cos(radians) * across;
    const patch = blob(d.random, x, y, half, half * d.random.between(0.24, 0.44), {
      wobble: 0.34,
      points: 7,
      turn: lean + d.random.between(-22, 22),
    });
    if (i % 3 === 2) faint += patch;
    else hard += patch;
  }
  return (
    ellipse(
      lx,
      ly,
      rx * 0.66,
      ry * 0.5,
      `fill="${d.spot(glow, 0.05)}" fill-opacity="${(gloss * 0.8).toFixed(2)}"`,
      lean,
    ) +
    path(faint, `fill="#fff3d6" fill-opacity="${(gloss * 0.5).toFixed(2)}"`) +
    path(hard, `fill="#fffaf0" fill-opacity="${gloss.toFixed(2)}"`)
  );
};
