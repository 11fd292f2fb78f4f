import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { circle, ellipse, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const YOLK = '#f5a41e';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const disc = blob(d.random, 0, 0, 97, 92, { wobble: 0.035, points: 18 });
  const bits = Array.from({ length: 110 }, () => {
    const angle = d.random.next() * 6.283;
    const far = Math.sqrt(d.random.next()) * 88;
    const r = d.random.between(5, 10);
    const tone = mix(d.random.chance(0.2) ? '#f0dcc8' : lighten(colour, 0.3), darken(colour, 0.3), d.random.next());
    return path(
      blob(d.random, Math.cos(angle) * far, Math.sin(angle) * far * 0.95, r * 1.2, r * 0.8, { wobble: 0.3, points: 6 }),
      `fill="${tone}" stroke="${darken(colour, 0.5)}" stroke-opacity=".3" stroke-width="2"`,
    );
  }).join('');
  return (
    path(disc, `transform="translate(4 14)" fill="${darken(colour, 0.6)}"`) +
    path(disc, `fill="${body(pen, colour, 0.3, 0.34)}"`) +
    d.clipped(path(disc, ''), bits) +
    path(disc, `fill="${d.edge(darken(colour, 0.5), 0.7, 0.5)}"`) +
    ellipse(2, 6, 36, 33, `fill="${darken(colour, 0.6)}" fill-opacity=".5"`) +
    circle(0, 0, 32, `fill="${body(pen, YOLK, 0.45, 0.2)}"`) +
    ellipse(-11, -13, 10, 6, 'fill="#fff" fill-opacity=".85"', -34)
  );
};

/** Chopped raw beef pressed into a round, a yolk in its middle. */
export const tartare: PieceKind = { size: 130, count: 1, spin: 20, shadow: [97, 92], colour: '#a83a30', draw };
