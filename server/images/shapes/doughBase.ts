import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { circle, ellipse, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** Dents that the fingers pressed into it, from the middle towards the rim. */
const dents = ({ d: { random }, d }: Pen, shade: string, light: string) =>
  Array.from({ length: 15 }, (_, i) => {
    const [angle, far] = [i * 2.4 + random.between(-0.3, 0.3), Math.sqrt((i + 0.6) / 15) * 62];
    const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far];
    return (
      ellipse(x + 2, y + 4, 15, 10, `fill="${d.spot(light, 0.1)}" fill-opacity=".9"`) +
      ellipse(x, y, 12, 7.5, `fill="${d.spot(shade, 0.2)}" fill-opacity=".7"`)
    );
  }).join('');

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const { random } = d;
  const shape = blob(random, 0, 0, 98, 94, { wobble: 0.04, points: 12 });
  const shade = mix(darken(colour, 0.3), '#c08a42', 0.4);
  const flour = Array.from({ length: 70 }, () => {
    const [angle, far] = [random.next() * 6.283, Math.sqrt(random.next()) * 118];
    return circle(
      Math.cos(angle) * far,
      Math.sin(angle) * far,
      0.8 + random.next() ** 2 * 3,
      'fill="#fffdf6" fill-opacity=".8"',
    );
  }).join('');
  return (
    ellipse(4, 6, 128, 120, `fill="${d.spot('#fffdf6', 0.5)}" fill-opacity=".75"`) +
    path(shape, `transform="translate(3 9)" fill="${darken(shade, 0.3)}" fill-opacity=".8"`) +
    path(shape, `fill="${body(pen, lighten(colour, 0.1), 0.5, 0.3)}"`) +
    // Its middle is thinner than its rim.
    path(shape, `transform="translate(2 3) scale(.8)" fill="${shade}" fill-opacity=".38"`) +
    path(shape, `transform="translate(3 5) scale(.79)" fill="${mix(colour, lighten(colour, 0.3), 0.5)}"`) +
    dents(pen, shade, lighten(colour, 0.6)) +
    ellipse(-54, -58, 34, 12, 'fill="#fffdf6" fill-opacity=".6"', -42) +
    flour
  );
};

/** Pizza dough pressed out by hand, dented by the fingers, with a thicker rim. Recipes write `parcel` with the yeast. */
export const doughBase: PieceKind = { size: 150, count: 1, spin: 20, shadow: [98, 94], colour: '#f0deb4', draw };
