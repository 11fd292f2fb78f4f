import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import { searedFace } from '../textures/searedFace';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const shape = blob(d.random, 0, 0, 96, 84, { wobble: 0.1, points: 9 });
  const dark = mix(darken(colour, 0.45), '#4a1e0a', 0.4);
  const seams = [35, 150, 250]
    .map((degrees) => {
      const [x, y] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
      return path(
        `M${(x * 34).toFixed(1)} ${(y * 30).toFixed(1)}L${(x * 84).toFixed(1)} ${(y * 72).toFixed(1)}`,
        line(d.random.chance(0.5) ? '#e8c79a' : dark, 6, 0.5),
      );
    })
    .join('');
  return (
    path(shape, `transform="translate(4 12)" fill="${darken(colour, 0.68)}"`) +
    searedFace(pen, shape, { reach: [88, 76], count: 26, gloss: 0.78 }) +
    d.clipped(path(shape, ''), seams) +
    ellipse(-18, 6, 34, 28, `fill="${darken('#d9c3a0', 0.45)}"`) +
    ellipse(-20, 2, 33, 27, `fill="${body(pen, '#f3e6cc', 0.6, 0.25)}"`) +
    ellipse(-19, 3, 20, 15, `fill="${body(pen, '#d9a06c', 0.6, 0.3)}"`) +
    path(shape, `fill="none" stroke="${lighten(colour, 0.4)}" stroke-width="3" stroke-opacity=".35"`)
  );
};

/** A shin or tail cut across, the round bone in its middle. */
export const marrowBone: PieceKind = { size: 82, count: 3, spin: 180, shadow: [96, 84], colour: '#8f5334', draw };
