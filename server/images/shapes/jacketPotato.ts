import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const PALE = '#f7e6ae';

/** Sweet potatoes and squashes, by their key or by their red skin, are orange inside. */
const isOrange = (colour: string, ingredient: string) =>
  /sweet|squash|pumpkin/i.test(ingredient) ||
  parseInt(colour.slice(3, 5), 16) < parseInt(colour.slice(1, 3), 16) * 0.58;

const draw = (pen: Pen) => {
  const { d, colour, ingredient } = pen;
  const shape = blob(d.random, 0, 0, 100, 70, { wobble: 0.035, points: 12 });
  const flesh = isOrange(colour, ingredient) ? '#f0962e' : PALE;
  let skin = '';
  for (let i = 0; i < 26; i++) {
    skin += ellipse(
      d.random.between(-92, 92),
      d.random.between(-62, 62),
      d.random.between(2, 9),
      d.random.between(1.5, 4),
      `fill="${d.random.chance(0.7) ? darken(colour, 0.5) : lighten(colour, 0.3)}" fill-opacity=".4"`,
      d.random.between(0, 180),
    );
  }
  const open =
    'M-76 2C-58 -14 -44 -40 -22 -44C-6 -36 8 -38 24 -45C44 -36 58 -14 78 0C58 14 46 38 26 44C8 34 -8 36 -24 44C-44 36 -58 16 -76 2Z';
  let crumb = '';
  for (let i = 0; i < 34; i++) {
    const r = d.random.between(4, 11);
    const [x, y] = [d.random.between(-46, 46), d.random.between(-28, 28)];
    crumb +=
      path(
        blob(d.random, x + 1, y + 3, r, r * 0.8, { wobble: 0.3, points: 6 }),
        `fill="${darken(flesh, 0.35)}" fill-opacity=".4"`,
      ) +
      path(
        blob(d.random, x, y, r, r * 0.8, { wobble: 0.3, points: 6 }),
        `fill="${mix(flesh, flesh === PALE ? '#fffaf0' : '#ffc878', d.random.next())}"`,
      );
  }
  return (
    path(shape, `transform="translate(3 10)" fill="${darken(colour, 0.66)}"`) +
    path(shape, `fill="${body(pen, colour, 0.34, 0.44)}"`) +
    d.clipped(path(shape, ''), skin) +
    path(open, `transform="translate(1 4)" fill="${darken(colour, 0.55)}"`) +
    path(
      open,
      `fill="${body(pen, flesh, 0.5, 0.16)}" stroke="${darken(colour, 0.2)}" stroke-width="5" stroke-linejoin="round"`,
    ) +
    d.clipped(path(open, ''), crumb) +
    path('M-86 -22C-70 -48 -44 -60 -20 -62', line('#ffffff', 6, 0.35))
  );
};

/** A baked potato, cut open and pressed so that its flesh shows. */
export const jacketPotato: PieceKind = { size: 150, count: 1, spin: 14, shadow: [100, 70], colour: '#a8703c', draw };
