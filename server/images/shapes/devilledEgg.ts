import { n } from '../canvas/drawing';
import { darken, lighten } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { ellipse, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** A piped rosette about (0, 0). */
const rosette = (r: number) => {
  let route = '';
  for (let i = 0; i < 16; i++) {
    const angle = (i / 16) * 6.283;
    const reach = i % 2 ? r * 0.8 : r;
    route += `${i ? 'L' : 'M'}${n(Math.cos(angle) * reach)} ${n(Math.sin(angle) * reach * 0.92)}`;
  }
  return `${route}Z`;
};

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const rounds = [54, 40, 26, 12]
    .map(
      (r, i) =>
        path(rosette(r), `transform="translate(3 ${6 - i * 4}) rotate(${i * 11})" fill="${darken(colour, 0.34)}"`) +
        path(
          rosette(r),
          `transform="translate(0 ${-i * 4}) rotate(${i * 11})" fill="${body(pen, lighten(colour, i * 0.1), 0.35, 0.16)}" stroke="${lighten(colour, 0.2)}" stroke-width="4" stroke-linejoin="round"`,
        ),
    )
    .join('');
  let paprika = '';
  for (let i = 0; i < 12; i++) {
    paprika += ellipse(d.random.between(-36, 36), d.random.between(-34, 24), 3.4, 2.4, 'fill="#b8321a"');
  }
  return (
    ellipse(3, 7, 98, 76, 'fill="#b99c78"') +
    ellipse(0, 0, 98, 76, `fill="${body(pen, '#fffaf0', 0.9, 0.16)}"`) +
    ellipse(0, 0, 93, 71, 'fill="none" stroke="#e6d3b4" stroke-width="4" stroke-opacity=".7"') +
    rounds +
    paprika +
    shine(pen, 78, 16, 6, 0.9)
  );
};

/** Half a boiled egg with its filling piped high. */
export const devilledEgg: PieceKind = { size: 62, count: 7, spin: 180, shadow: [98, 76], colour: '#f0bb3c', draw };
