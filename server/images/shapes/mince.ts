import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** Where the crumbs of a clump lie: x, y and half length. */
const CRUMBS = [
  [-58, 10, 34],
  [52, 26, 36],
  [-20, 32, 38],
  [30, -22, 42],
  [-34, -28, 40],
  [70, -14, 24],
  [2, 4, 40],
] as const;

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const warm = mix(colour, '#b5642f', 0.45);
  const ground = blob(d.random, 4, 12, 92, 62, { wobble: 0.26, points: 11 });
  const clump = CRUMBS.map(([x, y, half]) => {
    const at = { x: x + d.random.between(-9, 9), y: y + d.random.between(-8, 8) };
    const turn = d.random.between(0, 180);
    const tone = mix(lighten(warm, 0.16), darken(warm, 0.26), d.random.next());
    const crumb = blob(d.random, at.x, at.y, half, half * 0.66, { wobble: 0.34, points: 9, turn });
    return (
      path(crumb, `transform="translate(2 7)" fill="${darken(colour, 0.6)}" fill-opacity=".5"`) +
      path(crumb, `fill="${body(pen, tone, 0.4, 0.28)}"`) +
      path(
        `M${n(at.x - half * 0.5)} ${n(at.y - half * 0.16)}q${n(half * 0.4)} ${n(-half * 0.26)} ${n(half * 0.8)} 0`,
        line(lighten(tone, 0.5), 4.5, 0.42),
      )
    );
  }).join('');
  return path(ground, `fill="${darken(colour, 0.5)}" fill-opacity=".7"`) + clump;
};

/** Minced meat fried in rough crumbs that cling together. */
export const mince: PieceKind = { size: 21, count: 30, spin: 180, shadow: [90, 66], colour: '#8a5232', draw, layer: 1 };
