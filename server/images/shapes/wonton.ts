import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { circle, line, path } from '../canvas/svg';
import { speckled } from '../textures/speckled';
import type { PieceKind } from './pieceKind';

/** Four points drawn out from a pinched middle. */
const STAR =
  'M-100 -96C-62 -66 -34 -54 0 -40C34 -54 62 -66 100 -96C72 -58 56 -32 44 0C56 32 72 58 100 96C62 66 34 54 0 40C-34 54 -62 66 -100 96C-72 58 -56 32 -44 0C-56 -32 -72 -58 -100 -96Z';
const BELLY = 'M0 -62C44 -60 64 -34 62 0C64 34 44 60 0 62C-44 60 -64 34 -62 0C-64 -34 -44 -60 0 -62Z';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const brown = mix(darken(colour, 0.3), '#8a4412', 0.45);
  const seams = [45, 135, 225, 315]
    .map((degrees) => {
      const [x, y] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
      const seam = `M${(x * 10).toFixed(0)} ${(y * 10).toFixed(0)}L${(x * 122).toFixed(0)} ${(y * 118).toFixed(0)}`;
      return (
        path(seam, `${line(brown, 9, 0.55)} transform="translate(2 4)"`) +
        path(seam, line(lighten(colour, 0.5), 6, 0.9))
      );
    })
    .join('');
  return (
    path(STAR, `transform="translate(4 10)" fill="${darken(colour, 0.62)}" fill-opacity=".7"`) +
    path(STAR, `fill="${body(pen, mix(colour, brown, 0.22), 0.4, 0.3)}"`) +
    path(BELLY, `transform="translate(3 6)" fill="${brown}" fill-opacity=".5"`) +
    path(BELLY, `fill="${body(pen, colour, 0.46, 0.3)}"`) +
    d.clipped(path(STAR, ''), speckled(pen, 46, 96, 6)) +
    seams +
    circle(0, 0, 13, `fill="${brown}" fill-opacity=".6"`) +
    shine(pen, 44, 22, 9, 0.5)
  );
};

/** A filled wonton skin, its four corners pinched together and fried into points. */
export const wonton: PieceKind = { size: 76, count: 6, spin: 30, shadow: [80, 78], colour: '#e2ac58', draw };
