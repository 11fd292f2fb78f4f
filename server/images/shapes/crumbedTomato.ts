import { n } from '../canvas/drawing';
import { sliver } from '../canvas/light';
import { blob } from '../canvas/outlines';
import { darken, fuller, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** Breadcrumbs from pale to dark, and the parsley among them. */
const CRUMBS = ['#e8b860', '#d89a3c', '#c07a26', '#8e4e16', '#f0cc84'] as const;
const PARSLEY = ['#3f7a2a', '#5c9a38'] as const;

/** The crust of crumbs and parsley, heaped in the middle, brown where it is highest. */
const crust = ({ d }: Pen) => {
  const { random } = d;
  return Array.from({ length: 92 }, (_, i) => {
    const angle = random.next() * 6.283;
    const far = Math.sqrt(random.next()) * (76 - i * 0.24);
    const [x, y] = [Math.cos(angle) * far - 2, Math.sin(angle) * far * 0.82 - 14 - (i / 92) * 10];
    const isHerb = random.chance(0.2);
    const r = isHerb ? random.between(5, 9) : random.between(5, 12);
    const tone = isHerb ? random.pick(PARSLEY) : mix(random.pick(CRUMBS), '#fbe3a4', (i / 92) * 0.36);
    const crumb = blob(random, x, y, r * 1.15, r * 0.8, { wobble: 0.34, points: 6, turn: random.between(0, 180) });
    return (
      path(crumb, `transform="translate(2 4.500)" fill="#4a1c08" fill-opacity=".5"`) + path(crumb, `fill="${tone}"`)
    );
  }).join('');
};

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const red = fuller(colour, 0.2);
  const skin = blob(d.random, 0, 8, 97, 88, { wobble: 0.03, points: 12 });
  const face = blob(d.random, -1, -8, 90, 76, { wobble: 0.03, points: 12 });
  return (
    path(skin, `transform="translate(5 13)" fill="${darken(red, 0.68)}"`) +
    path(skin, `fill="${body(pen, red, 0.4, 0.5)}"`) +
    // Skin that has shrunk in the oven lies in wrinkles, and is charred in places.
    path(
      'M-86 30Q-70 58 -40 78M-20 84Q10 98 40 84M88 26Q78 58 56 74M-60 52Q-50 66 -38 70',
      line(darken(red, 0.5), 4.5, 0.6),
    ) +
    ellipse(d.random.between(-40, 40), 70, 40, 16, `fill="${d.spot('#3a0f06', 0.1)}" fill-opacity=".6"`) +
    path(face, `fill="${body(pen, mix(lighten(red, 0.16), '#f0703a', 0.4), 0.3, 0.26)}"`) +
    path(face, line(lighten(red, 0.6), 4, 0.6)) +
    path(`M-70 20Q${n(d.random.between(-20, 20))} 74 66 28`, line('#ffb070', 6, 0.4)) +
    ellipse(0, 2, 78, 58, `fill="${d.spot('#5a1206', 0.4)}" fill-opacity=".6"`) +
    crust(pen) +
    ellipse(20, 0, 40, 24, `fill="${d.spot('#5c280a', 0)}" fill-opacity=".5"`) +
    sliver(-70, 44, 20, 0.7, 60 - pen.turn) +
    sliver(58, 44, 13, 0.6, -50 - pen.turn)
  );
};

/** Half a tomato baked under crumbs and parsley, its skin wrinkled. Recipes write `stuffed-half`. */
export const crumbedTomato: PieceKind = { size: 84, count: 8, spin: 10, shadow: [97, 92], colour: '#d23a20', draw };
