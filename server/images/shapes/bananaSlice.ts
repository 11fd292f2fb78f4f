import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, gleam, type Pen } from '../canvas/pen';
import { degrees, ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** The three seams of a banana, from the middle outwards, each with a row of specks on both sides. */
const heart = ({ d, colour }: Pen) => {
  const seam = mix(darken(colour, 0.32), '#9a7434', 0.5);
  const start = d.random.between(0, 120);
  return [0, 120, 240]
    .map((seamAt) => {
      const angle = ((start + seamAt + d.random.between(-10, 10)) * Math.PI) / 180;
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      const specks = [-1, 1]
        .flatMap((side) => [24, 38].map((far) => ({ x: x * far - y * 11 * side, y: y * far + x * 11 * side })))
        .map((at) => ellipse(at.x, at.y, 5, 3, `fill="#6b4a26" fill-opacity=".6"`, degrees(angle)))
        .join('');
      return path(`M${n(x * 5)} ${n(y * 5)}L${n(x * 50)} ${n(y * 50)}`, line(seam, 6, 0.5)) + specks;
    })
    .join('');
};

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const outline = blob(d.random, 0, 0, 96, 90, { wobble: 0.05, points: 9 });
  return (
    path(outline, `transform="translate(4 16)" fill="${darken(colour, 0.5)}" fill-opacity=".85"`) +
    path(outline, `transform="translate(2 9)" fill="${mix(darken(colour, 0.2), '#d9a83c', 0.5)}"`) +
    path(outline, `fill="${body(pen, colour, 0.4, 0.2)}"`) +
    path(
      outline,
      `transform="scale(.86)" fill="none" stroke="${lighten(colour, 0.5)}" stroke-width="7" stroke-opacity=".6"`,
    ) +
    ellipse(0, 0, 62, 58, `fill="${d.spot(mix(darken(colour, 0.12), '#d9a441', 0.4), 0)}" fill-opacity=".8"`) +
    heart(pen) +
    gleam(pen, 64, 22, 0.7)
  );
};

/** A slice of ripe banana: three seams with their specks about the middle. Recipes write `slice` or `wheel`. */
export const bananaSlice: PieceKind = { size: 44, count: 10, spin: 180, shadow: [94, 90], colour: '#f3dfa0', draw };
