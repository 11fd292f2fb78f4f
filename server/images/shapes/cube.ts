import { brightness, darken } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { colour } = pen;
  const isPale = brightness(colour) > 0.8;
  return (
    `<rect x="-84" y="-76" width="176" height="164" rx="34" fill="${darken(colour, isPale ? 0.2 : 0.34)}"/>` +
    `<rect x="-88" y="-88" width="166" height="152" rx="32" fill="${body(pen, colour, isPale ? 0.85 : 0.4, isPale ? 0.1 : 0.2)}"/>` +
    (isPale ? '' : path('M-50 20l30 -12M10 -30l34 -10M-10 40l24 -8', line(darken(colour, 0.4), 8, 0.25))) +
    `<rect x="-72" y="-72" width="90" height="26" rx="13" fill="#fff" fill-opacity="${isPale ? 0.7 : 0.28}"/>`
  );
};

/** A cube with rounded corners: butter, feta, tofu, a diced vegetable. */
export const cube: PieceKind = { size: 14, count: 26, spin: 180, shadow: [90, 84], colour: '#fffaf0', draw };
