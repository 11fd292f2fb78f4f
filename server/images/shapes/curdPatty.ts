import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { path } from '../canvas/svg';
import { browning } from '../textures/browning';
import { crumbs } from '../textures/crumbs';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const pale = lighten(mix(colour, '#fff1d0', 0.72), 0.15);
  const side = blob(d.random, 0, 0, 96, 74, { wobble: 0.03, points: 12 });
  const top = blob(d.random, 0, -20, 93, 68, { wobble: 0.035, points: 12 });
  const spots = Array.from({ length: 13 }, () => ({ x: d.random.between(-66, 66), y: d.random.between(-62, 26) }));
  const brown = mix(darken(colour, 0.26), '#a8561a', 0.5);
  return (
    path(side, `transform="translate(2 22)" fill="${mix(darken(colour, 0.34), pale, 0.2)}"`) +
    path(side, `transform="translate(0 13)" fill="${d.run([pale, mix(pale, colour, 0.35), mix(brown, pale, 0.2)])}"`) +
    path(side, `fill="${pale}"`) +
    path(side, `transform="translate(0 -8)" fill="${mix(pale, colour, 0.45)}"`) +
    path(top, `fill="${body(pen, mix(colour, '#d08a34', 0.4), 0.24, 0.22)}"`) +
    d.clipped(
      path(top, ''),
      path(top, `fill="${d.edge(pale, 0.72, 0.6)}"`) +
        browning(d, spots, 22, colour, 0.6) +
        crumbs(d, spots, lighten(colour, 0.4), 3),
    ) +
    shine(pen, 60, 20, 6, 0.16)
  );
};

/** A small thick cake of curd cheese, fried brown above and below, its pale side seen. */
export const curdPatty: PieceKind = { size: 66, count: 7, spin: 6, shadow: [98, 88], colour: '#e6b45a', draw };
