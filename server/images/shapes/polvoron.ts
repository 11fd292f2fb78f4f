import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import { crackle } from '../textures/crackle';
import { crumbs } from '../textures/crumbs';
import type { PieceKind } from './pieceKind';

/** Icing sugar sieved over: thick in the middle, thin and grainy towards the rim, some of it fallen down the side. */
const sugared = ({ d }: Pen) =>
  path(blob(d.random, -2, -26, 78, 56, { wobble: 0.1, points: 13 }), `fill="${d.spot('#fffefa', 0.4)}"`) +
  path(blob(d.random, -4, -28, 66, 47, { wobble: 0.14, points: 11 }), 'fill="#fffefa" fill-opacity=".6"') +
  Array.from({ length: 90 }, () => {
    const [angle, far] = [d.random.next() * 6.283, d.random.between(0.55, 1)];
    return ellipse(
      Math.cos(angle) * far * 88,
      -24 + Math.sin(angle) * far * 66 + (far > 0.92 ? 12 : 0),
      d.random.between(1.2, 3),
      d.random.between(1, 2.2),
      'fill="#fffefa" fill-opacity=".9"',
    );
  }).join('');

/** The side of a thick round: sandy, with cracks that run up it and crumbs along its foot. */
const crackedSide = ({ d }: Pen, deep: string) =>
  Array.from({ length: 9 }, (_, i) => {
    const x = -80 + i * 20 + d.random.between(-7, 7);
    const y = 40 * Math.sqrt(1 - (x / 98) ** 2);
    return path(
      `M${n(x)} ${n(y - 4)}l${n(d.random.between(-5, 5))} ${n(d.random.between(9, 15))}l${n(d.random.between(-5, 5))} ${n(d.random.between(7, 14))}`,
      line(deep, d.random.between(2, 4), 0.5),
    );
  }).join('');

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const deep = mix(darken(colour, 0.42), '#8a5a2a', 0.6);
  const toasted = mix(darken(colour, 0.12), '#cf9448', 0.45);
  const foot = blob(d.random, 0, 28, 93, 66, { wobble: 0.03, points: 16 });
  const top = blob(d.random, 0, -22, 92, 67, { wobble: 0.035, points: 16 });
  const from = Array.from({ length: 3 }, (_, i) => {
    const angle = i * 2.1 + d.random.between(-0.3, 0.3);
    return { x: Math.cos(angle) * 74, y: -22 + Math.sin(angle) * 54 };
  });
  const fallen = Array.from({ length: 12 }, () => ({ x: d.random.between(-96, 96), y: d.random.between(80, 100) }));
  return (
    path(foot, `transform="translate(3 9)" fill="${darken(colour, 0.6)}"`) +
    path(foot, `fill="${toasted}"`) +
    path(
      'M-92 -18L-92 30Q-50 96 0 95Q50 96 92 30V-18Z',
      `fill="${d.run([lighten(colour, 0.2), colour, darken(toasted, 0.2)])}"`,
    ) +
    path('M-86 52Q-48 94 0 94Q48 94 86 52', line(deep, 7, 0.35)) +
    crackedSide(pen, deep) +
    path(top, `fill="${body(pen, lighten(colour, 0.1), 0.4, 0.14)}"`) +
    d.clipped(path(top, ''), path(top, `fill="${d.edge(toasted, 0.7, 0.7)}"`) + sugared(pen)) +
    crackle(d, { from, reach: 30, gap: deep, lip: '#fffefa', width: 2.6 }) +
    crumbs(d, fallen, colour, 3.4)
  );
};

/** A small thick shortbread of toasted flour: it cracks, crumbles and is white with icing sugar. Recipes write `cookie`. */
export const polvoron: PieceKind = { size: 60, count: 9, spin: 5, shadow: [98, 94], colour: '#e8d4aa', draw };
