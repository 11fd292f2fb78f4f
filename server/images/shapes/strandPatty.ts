import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const shape = blob(d.random, 0, 0, 94, 80, { wobble: 0.07, points: 17 });
  const brown = mix(colour, '#7a3a10', 0.6);
  const strand = (reach: number, tone: string) => {
    const [angle, far] = [d.random.next() * 6.283, Math.sqrt(d.random.next()) * reach];
    const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far * 0.84];
    const turn = d.random.next() * 6.283;
    const [dx, dy] = [Math.cos(turn) * d.random.between(14, 30), Math.sin(turn) * d.random.between(12, 24)];
    const route = `M${n(x - dx)} ${n(y - dy)}Q${n(x + dy * 0.4)} ${n(y - dx * 0.4)} ${n(x + dx)} ${n(y + dy)}`;
    return path(route, `${line(darken(tone, 0.5), 10, 0.5)} transform="translate(1 3)"`) + path(route, line(tone, 8));
  };
  let strands = '';
  for (let i = 0; i < 84; i++)
    strands += strand(i < 34 ? 96 : 82, mix(brown, lighten(colour, 0.6), 0.25 + 0.75 * d.random.next() ** 0.6));
  return (
    path(shape, `transform="translate(3 12)" fill="${darken(colour, 0.6)}"`) +
    path(shape, `fill="${body(pen, mix(colour, brown, 0.4), 0.3, 0.34)}"`) +
    strands +
    path(shape, `fill="${d.edge(brown, 0.66, 0.4)}"`) +
    shine(pen, 50, 26, 8, 0.3)
  );
};

/** A patty of grated potato, fried: its strands stick out at the edge. */
export const strandPatty: PieceKind = { size: 80, count: 5, spin: 180, shadow: [94, 84], colour: '#d9a24a', draw };
