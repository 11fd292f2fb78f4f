import { n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import { type Pen, span } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const bend = d.random.between(26, 62) * (d.random.chance(0.5) ? 1 : -1);
  const wide = d.random.between(17, 23);
  const end = d.random.between(-7, 7);
  const skin = `M-94 ${n(-wide + end)}Q0 ${n(bend - wide)} 96 ${n(-wide)}L90 ${n(wide * 0.7)}Q0 ${n(bend + wide)} -88 ${n(wide * 0.8 + end)}Z`;
  const flesh = `M-89 ${n(wide * 0.72 + end)}Q0 ${n(bend + wide)} 90 ${n(wide * 0.66)}`;
  const edge = (fill: string) => `fill="${fill}" stroke="${fill}" stroke-width="7" stroke-linejoin="round"`;
  return (
    path(skin, `transform="translate(2 7)" ${edge(darken(colour, 0.6))} fill-opacity=".7" stroke-opacity=".7"`) +
    path(skin, edge(darken(colour, 0.12))) +
    path(skin, `fill="${span(pen, [lighten(colour, 0.26), colour, darken(colour, 0.24)])}"`) +
    path(flesh, line(mix(lighten(colour, 0.42), '#fff2d8', 0.16), 5, 0.6)) +
    path(`M-74 ${n(-wide * 0.4 + end)}Q0 ${n(bend - wide * 0.55)} 64 ${n(-wide * 0.5)}`, line('#ffffff', 5, 0.5)) +
    path(`M${n(d.random.between(-50, 10))} ${n(bend * 0.4)}q14 5 30 2`, line(darken(colour, 0.5), 7, 0.22))
  );
};

/** A strip cut from a pepper: glossy skin, its pale flesh along one edge. */
export const pepperStrip: PieceKind = { size: 36, count: 14, spin: 180, shadow: [94, 34], colour: '#d0392a', draw };
