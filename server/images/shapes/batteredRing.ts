import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { path } from '../canvas/svg';
import { speckled } from '../textures/speckled';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const outer = blob(d.random, 0, 0, 97, d.random.between(80, 95), { wobble: 0.045, points: 17 });
  const hole = blob(d.random, d.random.between(-5, 5), d.random.between(-4, 4), 60, d.random.between(46, 58), {
    wobble: 0.06,
    points: 13,
  });
  const ring = outer + hole;
  const edge = mix(darken(colour, 0.3), '#8a4a14', 0.4);
  return (
    path(ring, `transform="translate(3 8)" fill-rule="evenodd" fill="${darken(colour, 0.6)}" fill-opacity=".7"`) +
    path(ring, `fill-rule="evenodd" fill="${body(pen, colour, 0.42, 0.34)}"`) +
    d.clipped(path(ring, 'clip-rule="evenodd"'), speckled(pen, 90, 98, 7)) +
    path(ring, `fill="none" stroke="${edge}" stroke-width="6" stroke-opacity=".5"`) +
    path(
      hole,
      `transform="translate(-2 -4)" fill="none" stroke="${lighten(colour, 0.6)}" stroke-width="5" stroke-opacity=".5"`,
    ) +
    shine(pen, 78, 22, 6, 0.55)
  );
};

/** A ring of onion or squid in crisp batter: a thin band round a wide hole. */
export const batteredRing: PieceKind = {
  size: 72,
  count: 8,
  spin: 180,
  isOpen: true,
  shadow: [92, 88],
  colour: '#e0a548',
  draw,
};
