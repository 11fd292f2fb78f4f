import { n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import { type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const ROLL = 'M-84 -35C-50 -40 50 -39 82 -34C98 -24 100 24 84 35C50 40 -52 40 -84 36C-100 24 -100 -24 -84 -35Z';
const CUT = 'M-84 -35C-50 -40 40 -39 74 -36C62 -14 60 16 70 37C40 41 -52 40 -84 36C-100 24 -100 -24 -84 -35Z';

/** Breadcrumbs all over: each a speck, the darker ones below. */
const crumbs = ({ d: { random }, colour }: Pen, brown: string) => {
  const specks: Record<string, string> = {};
  for (let i = 0; i < 210; i++) {
    const [x, y] = [random.between(-92, 84), random.between(-38, 38)];
    const tone = random.pick([lighten(colour, 0.5), lighten(colour, 0.28), mix(colour, brown, 0.6), brown]);
    specks[tone] = `${specks[tone] ?? ''}M${n(x)} ${n(y)}l${n(random.between(-3, 3))} ${n(random.between(-2, 2))}`;
  }
  return Object.entries(specks)
    .map(([tone, route]) => path(route, line(tone, 3.4, 0.7)))
    .join('');
};

/** The end where it is cut: the crust, pale loin, and the ham rolled up in it, a thread of cheese in the middle. */
const face = ({ d }: Pen, brown: string) => {
  const at = (rx: number, ry: number, rest: string) => ellipse(72, 1, rx, ry, rest, -3);
  const coil = Array.from({ length: 34 }, (_, i) => {
    const [angle, share] = [(i / 33) * 6.283 * 1.8 + 0.6, 0.16 + (i / 33) * 0.72];
    return `${i ? 'L' : 'M'}${n(72 + Math.cos(angle) * 17 * share)} ${n(1 + Math.sin(angle) * 31 * share)}`;
  }).join('');
  return (
    at(23, 39, `fill="${darken(brown, 0.1)}"`) +
    at(19, 35, `fill="${d.shade('#f3dcb8', { light: 0.4, dark: 0.2 })}"`) +
    path(coil, line('#8a2a24', 7, 0.9)) +
    path(coil, `${line('#d8685a', 3.4, 0.95)} transform="translate(-1 -1)"`) +
    ellipse(72, 1, 3.4, 6, 'fill="#f9dd8e"')
  );
};

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const brown = mix(darken(colour, 0.34), '#8a4412', 0.5);
  const isCut = d.random.chance(0.6);
  const shape = isCut ? CUT : ROLL;
  return (
    path(shape, `transform="translate(2 10)" fill="${darken(brown, 0.4)}" fill-opacity=".85"`) +
    path(shape, `fill="${d.run([lighten(colour, 0.1), lighten(colour, 0.36), colour, brown, darken(brown, 0.2)])}"`) +
    d.clipped(path(shape, ''), crumbs(pen, brown) + path(shape, line(brown, 7, 0.4))) +
    (isCut ? face(pen, brown) : '') +
    path('M-70 -26C-30 -31 10 -31 44 -28', line('#fff6dc', 6, 0.4))
  );
};

/** Loin rolled round ham, crumbed and fried; some are cut. Recipes write `fried-roll` with the crumbs. */
export const flamenquin: PieceKind = { size: 108, count: 5, spin: 6, shadow: [98, 40], colour: '#c9853a', draw };
