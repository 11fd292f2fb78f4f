import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** Crumbs of a clump: few large ones and many small, as a spoon breaks the meat in the pan. */
const CRUMBS = 11;

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const warm = mix(colour, '#b5642f', 0.45);
  return Array.from({ length: CRUMBS }, (_, i) => {
    const half = i < 3 ? d.random.between(34, 48) : d.random.between(14, 27);
    const angle = i * 2.4 + d.random.between(-0.5, 0.5);
    const far = i < 3 ? d.random.between(14, 34) : d.random.between(46, 92);
    const at = { x: Math.cos(angle) * far, y: Math.sin(angle) * far * 0.72 };
    const turn = d.random.between(0, 180);
    const tone = mix(lighten(warm, 0.2), darken(warm, 0.36), d.random.next());
    const crumb = blob(d.random, at.x, at.y, half, half * d.random.between(0.5, 0.74), {
      wobble: 0.46,
      points: 8,
      turn,
    });
    const crust = blob(d.random, at.x + half * 0.1, at.y + half * 0.12, half * 0.5, half * 0.24, {
      wobble: 0.5,
      points: 7,
      turn,
    });
    return (
      path(crumb, `transform="translate(3 8)" fill="${darken(colour, 0.62)}" fill-opacity=".55"`) +
      path(crumb, `fill="${body(pen, tone, 0.3, 0.3)}"`) +
      path(crust, `fill="${darken(tone, 0.4)}" fill-opacity=".6"`) +
      path(
        `M${n(at.x - half * 0.5)} ${n(at.y - half * 0.2)}l${n(half * 0.34)} ${n(-half * 0.12)}l${n(half * 0.3)} ${n(half * 0.1)}`,
        line(lighten(tone, 0.5), 3.6, 0.4),
      )
    );
  }).join('');
};

/** Minced meat fried in rough crumbs that cling together. */
export const mince: PieceKind = { size: 21, count: 30, spin: 180, shadow: [90, 66], colour: '#8a5232', draw, layer: 1 };
