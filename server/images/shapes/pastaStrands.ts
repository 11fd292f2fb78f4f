import { n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = ({ d, colour }: Pen) =>
  Array.from({ length: 7 }, () => {
    const at = () => `${n(d.random.between(-100, 100))} ${n(d.random.between(-70, 70))}`;
    const route = `M${at()}C${at()} ${at()} ${at()}S${at()} ${at()}`;
    const tone = mix(lighten(colour, 0.3), darken(colour, 0.1), d.random.next());
    return (
      path(route, `${line(darken(colour, 0.55), 13, 0.34)} transform="translate(2 4)"`) +
      path(route, line(tone, 11)) +
      path(route, `${line(lighten(tone, 0.7), 3, 0.6)} transform="translate(0 -2)"`)
    );
  }).join('');

/** A tangle of spaghetti or noodles. */
export const pastaStrands: PieceKind = {
  size: 52,
  count: 12,
  spin: 180,
  isOpen: true,
  shadow: [92, 70],
  colour: '#f3d98a',
  draw,
};
