import { n } from '../canvas/drawing';
import { darken } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { colour, d } = pen;
  const wave = (dy: number) => {
    const at = (y: number) => n(y + dy);
    return `M-100 ${at(4)}C-76 ${at(-26)} -56 ${at(-26)} -34 ${at(0)}S10 ${at(24)} 32 ${at(0)}S76 ${at(-24)} 100 ${at(2)}`;
  };
  return (
    path(wave(5), line(darken(colour, 0.6), 46).replace('round', 'butt')) +
    path(wave(0), line(colour, 44).replace('round', 'butt')) +
    path(wave(d.random.between(6, 10)), line('#f2d2a8', 9, 0.9)) +
    path(wave(-10), line('#eec79a', 6, 0.8)) +
    path(wave(18), line(darken(colour, 0.5), 5, 0.6)) +
    path(wave(-17), line('#ffffff', 4, 0.4))
  );
};

/** A wavy rasher of bacon. */
export const bacon: PieceKind = { size: 74, count: 4, spin: 40, shadow: [98, 30], colour: '#a83f2a', draw };
