import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import { bakedFace } from '../textures/bakedFace';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const shape = blob(d.random, 0, 0, 98, 82, { wobble: 0.035, points: 12 });
  const brown = mix(darken(colour, 0.2), '#a05a1c', 0.5);
  const blisters = Array.from({ length: 9 }, () => {
    const angle = d.random.next() * 6.283;
    const far = Math.sqrt(d.random.next()) * 66;
    const r = d.random.between(8, 18);
    const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far * 0.8];
    return (
      ellipse(x, y, r, r * 0.72, `fill="${d.spot(brown, 0.1)}" fill-opacity=".6"`) +
      ellipse(x - r * 0.2, y - r * 0.24, r * 0.5, r * 0.26, `fill="${lighten(colour, 0.7)}" fill-opacity=".5"`)
    );
  }).join('');
  return (
    path(shape, `transform="translate(4 12)" fill="${darken(colour, 0.6)}" fill-opacity=".75"`) +
    path(shape, `fill="${body(pen, colour, 0.6, 0.4)}"`) +
    path(shape, `fill="${d.edge(brown, 0.62, 0.7)}"`) +
    d.clipped(
      path(shape, ''),
      bakedFace(d, { x: 0, y: 0, rx: 98, ry: 82 }, colour, { cracks: 0, grain: 1.2, turn: pen.turn }) + blisters,
    ) +
    path('M-92 22C-60 62 50 66 92 24', line(brown, 7, 0.5)) +
    ellipse(-30, -38, 36, 15, 'fill="#fff" fill-opacity=".5"', -24) +
    shine(pen, 30, 40, 20, 0.2)
  );
};

/** Bread that blew up like a balloon in hot oil: a bhatura, a puri. */
export const puffedBread: PieceKind = { size: 110, count: 3, spin: 30, shadow: [98, 82], colour: '#e3b056', draw };
