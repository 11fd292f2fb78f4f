import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, mix } from '../canvas/palette';
import { type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import { searedFace } from '../textures/searedFace';
import type { PieceKind } from './pieceKind';

/** The sauce of the pan over one end of it: cream that took the brown of the meat, thick at its edge. */
const cream = ({ d }: Pen, shape: string) => {
  const tongue = () => d.random.between(-16, 16);
  const edge = `C${n(-8 + tongue())} -44 ${n(-40 + tongue())} -24 ${n(-22 + tongue())} -2C${n(-6 + tongue())} 16 ${n(-44 + tongue())} 34 ${n(-20 + tongue())} 84`;
  const over = `M-110 -84L-30 -84${edge}L-110 84Z`;
  return d.clipped(
    path(shape, ''),
    path(over, 'transform="translate(6 3)" fill="#5a2c0a" fill-opacity=".4"') +
      path(over, `fill="${d.shade('#f3e2bc', { light: 0.5, dark: 0.12 })}" fill-opacity=".94"`) +
      path(`M-30 -84${edge}`, `${line('#ffffff', 4, 0.5)} transform="translate(-6 0)"`) +
      ellipse(-62, -20, 9, 22, 'fill="#fff" fill-opacity=".45"', 8),
  );
};

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const shape = blob(d.random, 0, 0, 96, 68, { wobble: 0.12, points: 9 });
  const brown = mix(darken(colour, 0.4), '#8a4412', 0.5);
  const notch = `M${n(d.random.between(-70, -40))} 64q10 -20 4 -34`;
  return (
    path(shape, `transform="translate(3 8)" fill="${darken(brown, 0.3)}"`) +
    path(shape, `transform="translate(1 4)" fill="${mix(colour, '#f2d8b8', 0.4)}"`) +
    searedFace(pen, shape, { reach: [90, 58], count: 26, gloss: 0.5 }) +
    d.clipped(path(shape, ''), path(notch, line(brown, 4, 0.5))) +
    cream(pen, shape)
  );
};

/** A thin slice of veal or turkey, floured and fried gold, cream over one end of it. Recipes write `cutlet veal`. */
export const escalope: PieceKind = { size: 120, count: 3, spin: 14, shadow: [98, 64], colour: '#d9a458', draw };
