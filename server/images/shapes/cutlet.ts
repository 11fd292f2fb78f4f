import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { degrees, ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** Where the crust stands off the meat in waves: the crest lit, the valley behind it browner. */
const waves = ({ d: { random }, colour }: Pen, brown: string) =>
  Array.from({ length: 8 }, () => {
    const [x, y, half] = [random.between(-74, 60), random.between(-52, 48), random.between(14, 34)];
    const bow = random.between(-12, 12);
    const route = `M${n(x - half)} ${n(y)}q${n(half)} ${n(bow)} ${n(half * 2)} ${n(bow * 0.3)}`;
    return (
      path(route, `${line(brown, 17, 0.16)} transform="translate(2 6)"`) +
      path(route, `${line(brown, 7, 0.16)} transform="translate(1 4)"`) +
      path(route, line(lighten(colour, 0.5), 11, 0.3))
    );
  }).join('');

/** Where the fat was hottest, most of it along the edge. */
const fried = ({ d }: Pen, brown: string) =>
  Array.from({ length: 15 }, (_, i) => {
    const angle = d.random.next() * 6.283;
    const far = i % 3 ? d.random.between(0.78, 1) : d.random.between(0.1, 0.7);
    return ellipse(
      Math.cos(angle) * far * 94,
      Math.sin(angle) * far * 66,
      d.random.between(12, 28),
      d.random.between(7, 14),
      `fill="${d.spot(i % 2 ? brown : mix(brown, '#c97a1c', 0.6), 0.1)}" fill-opacity=".6"`,
      degrees(angle) + 90,
    );
  }).join('');

/** Breadcrumbs over the whole of it, to its very edge: each a speck with its shade. */
const crumbs = ({ d: { random }, colour }: Pen, brown: string) => {
  const specks: Record<string, string> = {};
  let shades = '';
  for (let i = 0; i < 250; i++) {
    const angle = random.next() * 6.283;
    const far = Math.sqrt(random.next()) * 1.01;
    const [x, y] = [Math.cos(angle) * far * 96, Math.sin(angle) * far * 68];
    const [dx, dy] = [random.between(-2.4, 2.4), random.between(-1.5, 1.5)];
    const tone = random.pick([lighten(colour, 0.5), lighten(colour, 0.3), mix(colour, brown, 0.5), brown]);
    specks[tone] = `${specks[tone] ?? ''}M${n(x)} ${n(y)}l${n(dx)} ${n(dy)}`;
    shades += `M${n(x + 0.6)} ${n(y + 1.3)}l${n(dx)} ${n(dy)}`;
  }
  return (
    path(shades, line(darken(brown, 0.3), 2.2, 0.34)) +
    Object.entries(specks)
      .map(([tone, route]) => path(route, line(tone, 1.9, 0.72)))
      .join('')
  );
};

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const shape = blob(d.random, 0, 0, 98, 70, { wobble: 0.07, points: 17 });
  const brown = mix(darken(colour, 0.34), '#8a4412', 0.5);
  return (
    path(shape, `transform="translate(4 9)" fill="${mix(darken(colour, 0.5), brown, 0.5)}"`) +
    path(shape, `fill="${body(pen, colour, 0.44, 0.28)}"`) +
    d.clipped(path(shape, ''), fried(pen, brown) + waves(pen, brown) + path(shape, line(brown, 12, 0.3))) +
    crumbs(pen, brown) +
    path('M-74 -30C-56 -48 -26 -55 0 -55', line('#fff6dc', 7, 0.26))
  );
};

/** A flat cutlet in golden breadcrumbs: schnitzel, milanesa, cachopo. */
export const cutlet: PieceKind = { size: 150, count: 1, spin: 24, shadow: [98, 68], colour: '#d69a3e', draw };
