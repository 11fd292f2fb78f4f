import { n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** Coarsely grated, it breaks into short wet strands. */
const SHORT = /apple|pear|potato/i;

/** Bean sprouts lie as broad pale ribbons that curl; leaves cut to shreds are a piece of their own. */
const RIBBONS = /sprouts/i;

interface Cut {
  /** How far a strand reaches to either side at most; 106 unless it is short. */
  reach?: number;
  /** Widths, from and to. */
  width: readonly [number, number];
  count: number;
  /** How far they lie from the middle. */
  spread: number;
  /** How much each leans from the clump's direction. */
  slope: number;
  /** How much each is curved. */
  bend: number;
  /** What its darker strands lean to. */
  brown: string;
}

const RIBBON: Cut = { width: [12, 30], count: 6, spread: 48, slope: 56, bend: 60, brown: '#4f7a30' };
const COARSE: Cut = { width: [15, 22], count: 12, spread: 56, slope: 60, bend: 16, brown: '#c9953c', reach: 52 };
const GRATED: Cut = { width: [7, 11], count: 8, spread: 46, slope: 56, bend: 46, brown: '#b8702c' };

/** A ribbon of leaf, cut across: it lets light through, its cut edge is darker and its rib is pale. */
const ribbon = (route: string, tone: string, thick: number, edge: string) =>
  path(route, `${line(darken(tone, 0.6), thick + 2, 0.34)} transform="translate(2 6)"`) +
  path(route, line(mix(tone, edge, 0.5), thick)) +
  path(route, `${line(tone, thick * 0.84)} transform="translate(-.6 -1.200)"`) +
  path(route, `${line(lighten(tone, 0.5), thick * 0.4, 0.6)} transform="translate(-1 ${n(-thick * 0.16)})"`) +
  path(route, line('#fbfbe6', thick * 0.16, 0.8)) +
  path(route, `${line(mix(tone, edge, 0.6), 1.6, 0.5)} transform="translate(0 ${n(thick * 0.24)})"`);

const strand = ({ d, colour }: Pen, { width, spread, slope, bend, brown, reach = 106 }: Cut) => {
  const y = d.random.between(-spread, spread);
  const lean = d.random.between(-slope, slope);
  const curve = d.random.between(-bend, bend);
  const thick = d.random.between(width[0], width[1]);
  const off = reach < 60 ? d.random.between(-50, 50) : 0;
  const [from, to] = [off + d.random.between(-reach, -reach / 2), off + d.random.between(reach / 2, reach)];
  const route = `M${n(from)} ${n(y - lean)}C${n(from * 0.4)} ${n(y - lean * 0.4 + curve)} ${n(to * 0.3)} ${n(y + lean * 0.4 + curve)} ${n(to)} ${n(y + lean)}`;
  const tone = mix(lighten(colour, 0.38), mix(darken(colour, 0.16), brown, 0.3), d.random.next());
  if (width[1] > 26) return ribbon(route, tone, thick, brown);
  return (
    path(route, `${line(darken(colour, 0.55), thick + 3, 0.36)} transform="translate(1.500 4)"`) +
    path(route, line(tone, thick)) +
    path(route, `${line(lighten(tone, 0.62), thick * 0.3, 0.55)} transform="translate(0 ${n(-thick * 0.2)})"`)
  );
};

const draw = (pen: Pen) => {
  const shorter = SHORT.test(pen.ingredient) ? COARSE : GRATED;
  const cut = RIBBONS.test(pen.ingredient) ? RIBBON : shorter;
  return Array.from({ length: cut.count }, () => strand(pen, cut)).join('');
};

/** A loose clump of shreds: sliced cabbage, grated vegetable, flakes of dried fish. */
export const shred: PieceKind = {
  size: 38,
  count: 16,
  spin: 180,
  isOpen: true,
  shadow: [84, 44],
  colour: '#e0b884',
  draw,
};
