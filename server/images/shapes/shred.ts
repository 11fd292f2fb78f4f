import { n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** Meat and fish fall into short thick fibres; a grated or sliced vegetable into long thin strands. */
const FIBROUS = /chicken|legs|pork|beef|flank|lamb|duck|turkey|hock|ham|cod|bonito/i;

const strand = ({ d, colour }: Pen, width: number, spread: number) => {
  const y = d.random.between(-spread, spread);
  const bend = d.random.between(-34, 34);
  const [from, to] = [d.random.between(-104, -64), d.random.between(64, 104)];
  const route = `M${n(from)} ${n(y)}Q${n(d.random.between(-30, 30))} ${n(y + bend)} ${n(to)} ${n(y + d.random.between(-24, 24))}`;
  const tone = mix(lighten(colour, 0.34), darken(colour, 0.16), d.random.next());
  return (
    path(route, `${line(darken(colour, 0.55), width + 3, 0.34)} transform="translate(1.500 4)"`) +
    path(route, line(tone, width)) +
    path(route, `${line(lighten(tone, 0.6), width * 0.28, 0.5)} transform="translate(0 -2)"`)
  );
};

const draw = (pen: Pen) => {
  const [width, count, spread] = FIBROUS.test(pen.ingredient) ? [15, 7, 34] : [10.5, 9, 48];
  return Array.from({ length: count }, () => strand(pen, width, spread)).join('');
};

/** A loose clump of shreds: pulled meat, grated vegetable. */
export const shred: PieceKind = { size: 38, count: 16, spin: 180, shadow: [84, 40], colour: '#e0b884', draw };
