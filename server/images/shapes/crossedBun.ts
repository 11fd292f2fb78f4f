import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, gleam, type Pen } from '../canvas/pen';
import { circle, ellipse, line, path } from '../canvas/svg';
import { bakedFace } from '../textures/bakedFace';
import type { PieceKind } from './pieceKind';

const ACROSS = 'M-90 -6C-44 -18 44 -18 90 -6';
const ALONG = 'M-6 -90C-16 -44 -16 44 -6 90';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  let fruit = '';
  for (let i = 0; i < 9; i++) {
    const angle = d.random.next() * 6.283;
    const far = d.random.between(22, 80);
    const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far];
    fruit += ellipse(x, y, 9, 6, `fill="#3a2018" fill-opacity=".75"`, d.random.between(0, 180));
  }
  const brown = mix(colour, '#a05a1e', 0.35);
  const dome = blob(d.random, 0, 0, 98, 97, { wobble: 0.03, points: 13 });
  return (
    path(dome, `transform="translate(3 8)" fill="${darken(colour, 0.6)}"`) +
    path(dome, `fill="${body(pen, brown, 0.5, 0.5)}"`) +
    d.clipped(
      path(dome, ''),
      bakedFace(d, { x: 0, y: 0, rx: 97, ry: 97 }, brown, { cracks: 0, grain: 0, turn: pen.turn }) +
        circle(0, 0, 97, line(lighten(colour, 0.5), 10, 0.34)),
    ) +
    fruit +
    [ACROSS, ALONG]
      .map((route) => path(route, line(darken(colour, 0.45), 27, 0.55)) + path(route, line('#f3e4c2', 21)))
      .join('') +
    path('M-80 -11C-44 -20 30 -20 70 -13', line('#fffaf0', 7, 0.6)) +
    gleam(pen, 56, 36, 0.66) +
    gleam(pen, 72, 16, 0.5, 26)
  );
};

/** A glazed bun with dried fruit and a pale cross piped over it. */
export const crossedBun: PieceKind = {
  size: 80,
  count: 4,
  spin: 8,
  shadow: [99, 99],
  colour: '#b9743a',
  side: { lean: 0.78, high: 26, wall: 'bulging', foot: 0.88 },
  draw,
};
