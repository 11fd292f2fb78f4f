import { n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const bend = d.random.between(-16, 16);
  const route = (dy: number, from = 92) => `M${-from} ${n(dy)}Q0 ${n(bend * 2 + dy)} ${from} ${n(dy)}`;
  const ridges = [-12, -4.5, 3.5, 11];
  const dark = mix(darken(colour, 0.4), '#7a3a10', 0.4);
  return (
    path(route(3), line(darken(colour, 0.6), 37)) +
    path(route(0), line(dark, 35)) +
    ridges
      .map((dy, i) => path(route(dy), line(mix(lighten(colour, 0.34), darken(colour, 0.16), i / 3), 5.6)))
      .join('') +
    ridges.map((dy, i) => path(route(dy - 2, 86), line('#fff3d6', 1.8, 0.6 - i * 0.12))).join('') +
    ellipse(-92, 0, 9, 16, `fill="${d.spot(dark, 0.2)}" fill-opacity=".7"`) +
    ellipse(94, 0, 9, 16, `fill="${d.spot(dark, 0.2)}" fill-opacity=".8"`)
  );
};

/** A ridged stick of fried dough. */
export const churro: PieceKind = { size: 112, count: 7, spin: 40, shadow: [98, 20], colour: '#cf8a38', draw };
