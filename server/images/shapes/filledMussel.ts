import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, span } from '../canvas/pen';
import { path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const SHELL = 'M-104 30C-100 -44 -30 -92 50 -76C96 -64 108 -22 92 12C60 66 -50 82 -104 30Z';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const brown = mix(darken(colour, 0.3), '#7a3a10', 0.4);
  const crumbs = Array.from({ length: 34 }, () => {
    const [x, y, r] = [d.random.between(-76, 78), d.random.between(-48, 44), d.random.between(6, 13)];
    const tone = d.random.pick([colour, lighten(colour, 0.3), brown, lighten(colour, 0.5)]);
    return path(blob(d.random, x, y, r, r * 0.8, { wobble: 0.3, points: 6 }), `fill="${tone}" fill-opacity=".85"`);
  }).join('');
  const filling = blob(d.random, 4, -8, 84, 52, { wobble: 0.06, points: 11, turn: -16 });
  return (
    path(SHELL, `transform="translate(3 8)" fill="#0c0d16" fill-opacity=".6"`) +
    path(SHELL, `fill="${span(pen, ['#56617f', '#232940', '#141724'])}"`) +
    path(filling, `fill="${body(pen, colour, 0.4, 0.4)}" stroke="${brown}" stroke-width="5" stroke-opacity=".7"`) +
    d.clipped(path(filling, ''), crumbs)
  );
};

/** A mussel shell filled with its chopped flesh in sauce, crumbed and fried. */
export const filledMussel: PieceKind = { size: 46, count: 9, spin: 60, shadow: [100, 74], colour: '#d99a3c', draw };
