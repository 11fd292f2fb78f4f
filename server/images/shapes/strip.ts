import { n } from '../canvas/drawing';
import { darken, lighten } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const bend = d.random.between(-50, 50);
  const route = `M-88 ${n(-bend * 0.3)}Q0 ${n(bend)} 88 ${n(-bend * 0.3)}`;
  return (
    path(route, `${line(darken(colour, 0.42), 34)} transform="translate(0 5)"`) +
    path(route, line(colour, 30)) +
    path(route, `${line(lighten(colour, 0.5), 7, 0.6)} transform="translate(0 -7)"`)
  );
};

/** A bent strip: a pepper, a ribbon of meat. */
export const strip: PieceKind = { size: 34, count: 14, spin: 180, shadow: [92, 26], colour: '#d0392a', draw };
