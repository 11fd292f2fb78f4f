import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { type Pen, span } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const shape = blob(d.random, 0, 0, 98, 72, { wobble: 0.1, points: 8 });
  const flakes = Array.from({ length: 6 }, (_, i) => {
    const x = -72 + i * 28 + d.random.between(-5, 5);
    const route = `M${n(x)} -70Q${n(x + d.random.between(20, 34))} 0 ${n(x - 6)} 72`;
    return (
      path(route, line(darken(colour, 0.34), 4, 0.2)) +
      path(route, `${line(lighten(colour, 0.6), 7, 0.26)} transform="translate(7 0)"`)
    );
  }).join('');
  return (
    path(shape, `transform="translate(3 9)" fill="${darken(colour, 0.5)}"`) +
    path(shape, `fill="${span(pen, [lighten(colour, 0.5), colour, mix(darken(colour, 0.2), '#c08a5a', 0.25)])}"`) +
    d.clipped(path(shape, ''), flakes) +
    path('M-82 44Q-10 82 78 44', line('#8a8f92', 13, 0.7)) +
    path('M-74 50Q-10 82 66 54', line('#d7dcdc', 4, 0.7)) +
    path('M-62 -34C-30 -52 16 -54 56 -40', line('#ffffff', 6, 0.5))
  );
};

/** A piece of cooked fish that falls into flakes. */
export const fishChunk: PieceKind = { size: 42, count: 11, spin: 180, shadow: [96, 68], colour: '#f2e6d2', draw };
