import { n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path, placed } from '../canvas/svg';
import { roastSkin } from '../textures/roastSkin';
import { searedFace } from '../textures/searedFace';
import type { PieceKind } from './pieceKind';

const JOINT =
  'M-100 0C-102 -40 -74 -62 -30 -64C20 -66 62 -58 70 -34C78 -10 78 14 70 36C60 60 20 66 -30 64C-74 62 -98 40 -100 0Z';

/** The grain of a cut face, and a seam of fat in it. */
const cutFace = ({ d }: Pen, heart: string) => {
  let strokes = '';
  for (let i = 0; i < 16; i++) {
    const y = d.random.between(-40, 40);
    strokes += `M${n(d.random.between(-15, 2) * Math.sqrt(1 - (y / 50) ** 2))} ${n(y)}q5 ${n(d.random.between(-4, 2))} 12 ${n(d.random.between(-2, 4))}`;
  }
  return (
    path(strokes, line(darken(heart, 0.4), 2, 0.4)) +
    path(strokes, `${line(lighten(heart, 0.5), 1.8, 0.5)} transform="translate(1 -3)"`) +
    path('M-8 -30Q6 -8 -3 14Q-8 24 -2 34', line('#f6dfc0', 2.4, 0.55))
  );
};

/** A slice that has fallen from the cut end. */
const fallen = (pen: Pen, x: number, y: number, lean: number, heart: string) =>
  placed(
    x,
    y,
    lean,
    ellipse(4, 8, 26, 56, `fill="${darken(pen.colour, 0.65)}" fill-opacity=".6"`) +
      ellipse(0, 0, 26, 56, `fill="${darken(pen.colour, 0.25)}"`) +
      ellipse(1, 0, 22, 51, `fill="${mix(heart, darken(pen.colour, 0.2), 0.5)}"`) +
      ellipse(0, -2, 20, 47, `fill="${pen.d.spot(lighten(heart, 0.1), 0.5)}"`) +
      cutFace(pen, heart),
  );

const draw = (pen: Pen) => {
  const { d, colour, ingredient } = pen;
  const isHam = /ham|gammon|jambon|jamon/i.test(ingredient);
  const heart = isHam ? '#e79a92' : /pork|cerdo|porc|turkey|pavo|dinde/i.test(ingredient) ? '#e6c49c' : '#c07a62';
  const dark = mix(darken(colour, 0.5), '#4a1e0a', 0.4);
  const scores = [-120, -88, -56, -24, 8, 40]
    .map(
      (x) =>
        path(`M${x} 80L${x + 70} -80`, line(dark, 5, isHam ? 0.55 : 0)) +
        path(`M${x} -80L${x + 70} 80`, line(dark, 5, isHam ? 0.55 : 0)),
    )
    .join('');
  // The string has sunk into the meat, and its juices have stained it.
  const strings = [-74, -40, -8, 26]
    .map((at) => {
      const [x, bow, lean] = [at + d.random.between(-5, 5), d.random.between(8, 18), d.random.between(-6, 6)];
      const route = `M${n(x)} -68Q${n(x + bow)} 0 ${n(x + lean)} 68`;
      return (
        path(route, line(dark, 14, 0.3)) +
        path(route, `${line(dark, 5, 0.6)} transform="translate(1.6 1)"`) +
        path(route, line('#c9a876', 3.6)) +
        path(route, `${line('#f2e2c0', 1.6, 0.8)} stroke-dasharray="5 4" transform="translate(-0.6 0)"`)
      );
    })
    .join('');
  return (
    path(JOINT, `transform="translate(5 14)" fill="${darken(colour, 0.7)}"`) +
    (isHam ? roastSkin : searedFace)(pen, JOINT, { reach: [92, 60], ...(isHam ? {} : { count: 30 }) }) +
    d.clipped(path(JOINT, ''), isHam ? scores : strings) +
    ellipse(62, 1, 21, 50, `fill="${darken(colour, 0.3)}"`) +
    ellipse(63, 1, 18, 45, `fill="${body(pen, heart, 0.2, 0.3)}"`) +
    placed(63, 0, 0, cutFace(pen, heart), 0.86) +
    fallen(pen, 84, 16, 16, heart)
  );
};

/** A tied joint, carved from one end; a ham is scored in diamonds instead. */
export const roastJoint: PieceKind = { size: 150, count: 1, spin: 12, shadow: [104, 66], colour: '#8a4a26', draw };
