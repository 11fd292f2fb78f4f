import { blob } from '../canvas/outlines';
import { darken, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { ellipse, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** The yolk, mashed and heaped with a spoon: a soft mound of lumps, those on top last. */
const heaped = ({ d, colour, turn }: Pen) => {
  const { random } = d;
  const foot = blob(random, 0, 0, 62, 48, { wobble: 0.08, points: 12 });
  const lumps = Array.from({ length: 30 }, (_, i) => {
    const [angle, far] = [random.next() * 6.283, Math.sqrt(random.next()) * (1 - i / 46)];
    const [x, y, r] = [Math.cos(angle) * 52 * far, Math.sin(angle) * 38 * far - i * 0.5, random.between(7, 13)];
    const lump = blob(random, x, y, r * 1.2, r * 0.86, { wobble: 0.2, points: 7 });
    const tone = mix(colour, random.pick(['#fbe08a', '#f2b32c', '#f8cf5e']), random.between(0.3, 0.8));
    return (
      path(lump, `transform="translate(1.500 4)" fill="${mix(colour, '#a8620c', 0.6)}" fill-opacity=".5"`) +
      path(lump, `fill="${d.shade(tone, { light: 0.4, dark: 0.16, turn })}"`)
    );
  }).join('');
  return (
    path(foot, `transform="translate(3 8)" fill="${mix(darken(colour, 0.3), '#a8620c', 0.4)}" fill-opacity=".6"`) +
    path(foot, `fill="${darken(colour, 0.1)}"`) +
    lumps
  );
};

const draw = (pen: Pen) => {
  const { d } = pen;
  let paprika = '';
  for (let i = 0; i < 12; i++) {
    paprika += ellipse(d.random.between(-36, 36), d.random.between(-34, 24), 3.4, 2.4, 'fill="#b8321a"');
  }
  return (
    ellipse(3, 7, 98, 76, 'fill="#b99c78"') +
    ellipse(0, 0, 98, 76, `fill="${body(pen, '#fffaf0', 0.9, 0.16)}"`) +
    ellipse(0, 0, 93, 71, 'fill="none" stroke="#e6d3b4" stroke-width="4" stroke-opacity=".7"') +
    heaped(pen) +
    paprika +
    shine(pen, 78, 16, 6, 0.9)
  );
};

/** Half a boiled egg with its filling heaped high. */
export const devilledEgg: PieceKind = { size: 62, count: 7, spin: 180, shadow: [98, 76], colour: '#f0bb3c', draw };
