import { sliver } from '../canvas/light';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path, placed } from '../canvas/svg';
import { crisped } from '../textures/crisped';
import type { PieceKind } from './pieceKind';

const JOINT =
  'M-100 0C-102 -40 -74 -62 -30 -64C20 -66 62 -58 70 -34C78 -10 78 14 70 36C60 60 20 66 -30 64C-74 62 -98 40 -100 0Z';

/** A slice that has fallen from the cut end. */
const fallen = (pen: Pen, x: number, y: number, lean: number, heart: string) =>
  placed(
    x,
    y,
    lean,
    ellipse(4, 8, 26, 56, `fill="${darken(pen.colour, 0.65)}" fill-opacity=".6"`) +
      ellipse(0, 0, 26, 56, `fill="${darken(pen.colour, 0.25)}"`) +
      ellipse(1, 0, 21, 49, `fill="${body(pen, heart, 0.3, 0.2)}"`) +
      path('M-8 -34Q4 -10 -4 14M6 -26Q12 2 4 34', line(lighten(heart, 0.5), 3, 0.5)),
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
  const strings = [-72, -40, -8, 24]
    .map(
      (x) =>
        path(`M${x} -68Q${x + 14} 0 ${x} 68`, line(dark, 9, 0.5)) +
        path(`M${x - 1} -68Q${x + 13} 0 ${x - 1} 68`, line('#ecd9b2', 4.5, 0.95)),
    )
    .join('');
  return (
    path(JOINT, `transform="translate(5 14)" fill="${darken(colour, 0.7)}"`) +
    path(JOINT, `fill="${body(pen, colour, 0.4, 0.48)}"`) +
    d.clipped(
      path(JOINT, ''),
      ellipse(-34, -30, 60, 20, `fill="${d.spot(lighten(colour, 0.6), 0)}" fill-opacity=".6"`) +
        crisped(pen, JOINT, { reach: [92, 58], freckles: 70 }) +
        (isHam ? scores : strings),
    ) +
    ellipse(62, 1, 21, 50, `fill="${darken(colour, 0.3)}"`) +
    ellipse(63, 1, 17, 44, `fill="${body(pen, heart, 0.3, 0.2)}"`) +
    fallen(pen, 84, 16, 16, heart) +
    path('M-82 -30C-66 -50 -26 -54 16 -52', line('#ffffff', 5, 0.4)) +
    sliver(-46, -40, 16) +
    sliver(6, -46, 12)
  );
};

/** A tied joint, carved from one end; a ham is scored in diamonds instead. */
export const roastJoint: PieceKind = { size: 150, count: 1, spin: 12, shadow: [104, 66], colour: '#8a4a26', draw };
