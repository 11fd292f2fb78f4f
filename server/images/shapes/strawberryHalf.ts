import { darken, lighten, mix } from '../canvas/palette';
import { body, gleam, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const OUTSIDE = 'M-78 -52C-40 -84 56 -56 100 0C56 56 -40 84 -78 52C-96 28 -96 -28 -78 -52Z';
const CUT = 'M-70 -46C-36 -72 50 -48 88 0C50 48 -36 72 -70 46C-84 24 -84 -24 -70 -46Z';
const HEART = 'M-58 -20C-30 -34 26 -22 52 0C26 22 -30 34 -58 20C-66 8 -66 -8 -58 -20Z';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const flesh = mix(lighten(colour, 0.3), '#f2705a', 0.4);
  const fibres = Array.from({ length: 13 }, (_, i) => {
    const angle = (i / 13) * 6.283;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return `M${(cos * 40 - 4).toFixed(0)} ${(sin * 22).toFixed(0)}L${(cos * 66 - 2).toFixed(0)} ${(sin * 40).toFixed(0)}`;
  }).join('');
  const seeds = Array.from({ length: 9 }, (_, i) => {
    const angle = (i / 9) * 6.283 + d.random.between(-0.2, 0.2);
    return ellipse(Math.cos(angle) * 84 - 2, Math.sin(angle) * 56, 4, 2.6, 'fill="#fbe3a0" fill-opacity=".8"');
  }).join('');
  return (
    path(OUTSIDE, `transform="translate(2 8)" fill="${darken(colour, 0.5)}"`) +
    path(OUTSIDE, `fill="${body(pen, colour, 0.3, 0.34)}"`) +
    seeds +
    path(CUT, `fill="${body(pen, flesh, 0.34, 0.24)}"`) +
    path(CUT, line(colour, 6, 0.6)) +
    path(HEART, `fill="${lighten(mix(flesh, '#ffe6da', 0.74), 0.2)}" fill-opacity=".86"`) +
    path(HEART, line(darken(flesh, 0.2), 4, 0.4)) +
    path(fibres, line('#ffe6da', 4, 0.5)) +
    gleam(pen, 40, 26, 0.8)
  );
};

/** Half a strawberry, its cut side up: red skin, paler flesh, a white heart. */
export const strawberryHalf: PieceKind = {
  size: 30,
  count: 16,
  spin: 180,
  shadow: [98, 66],
  colour: '#d22c36',
  draw,
  layer: 1,
};
