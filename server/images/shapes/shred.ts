import { n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** Meat and fish fall into short thick fibres; a grated or sliced vegetable into long thin strands. */
const FIBROUS = /chicken|legs|pork|beef|flank|lamb|duck|turkey|hock|ham|cod|bonito/i;

/** Coarsely grated, it breaks into short wet strands. */
const SHORT = /apple|pear|potato/i;

/** Cut with a knife into ribbons that are broad, pale along the rib and curl. */
const RIBBONS = /cabbage|lettuce|kale|greens|sprouts|leek|spinach|sauerkraut|kimchi/i;

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
  /** What its darker strands lean to: meat browns, cabbage stays green. */
  brown: string;
  /** Torn by hand: thick in the middle, frayed and darker at the ends. */
  isTorn?: boolean;
}

const MEAT: Cut = { width: [14, 30], count: 6, spread: 36, slope: 34, bend: 34, brown: '#9a5420', isTorn: true };
const RIBBON: Cut = { width: [12, 30], count: 6, spread: 48, slope: 56, bend: 60, brown: '#4f7a30' };
const COARSE: Cut = { width: [15, 22], count: 12, spread: 56, slope: 60, bend: 16, brown: '#c9953c', reach: 52 };
const GRATED: Cut = { width: [7, 11], count: 8, spread: 46, slope: 56, bend: 46, brown: '#b8702c' };

/** A strand of pulled meat: thick in its middle, one end drawn out, the other torn across, crusted here and there. */
const torn = ({ d, colour }: Pen, { width, spread, slope, bend, brown }: Cut) => {
  const { random } = d;
  const [y, lean, curve] = [
    random.between(-spread, spread),
    random.between(-slope, slope),
    random.between(-bend, bend),
  ];
  const thick = random.between(width[0], width[1]) / 2;
  const [from, to] = [random.between(-106, -40), random.between(40, 106)];
  const side = (out: number) =>
    `${n(from * 0.3)} ${n(y - lean * 0.3 + curve + out)} ${n(to * 0.4)} ${n(y + lean * 0.5 + curve * 0.6 + out)}`;
  const [startY, endY] = [y - lean, y + lean];
  const route = `M${n(from)} ${n(startY - thick * 0.2)}C${side(-thick)} ${n(to)} ${n(endY - thick * 0.7)}L${n(to - 9)} ${n(endY)}L${n(to + 4)} ${n(endY + thick * 0.6)}C${side(thick)} ${n(from)} ${n(startY + thick * 0.3)}Z`;
  const tone = mix(lighten(colour, 0.24), mix(darken(colour, 0.14), brown, 0.45), random.next());
  const fibre = `M${n(from * 0.8)} ${n(startY)}C${side(0)} ${n(to * 0.9)} ${n(endY)}`;
  return (
    path(route, `transform="translate(2 6)" fill="${darken(colour, 0.6)}" fill-opacity=".5"`) +
    path(route, `fill="${tone}"`) +
    path(fibre, line(mix(darken(tone, 0.3), brown, 0.3), thick * 0.34, 0.5)) +
    path(fibre, `${line(lighten(tone, 0.55), thick * 0.3, 0.4)} transform="translate(0 ${n(-thick * 0.5)})"`) +
    path(
      `M${n(to - 26)} ${n(endY - lean * 0.2)}L${n(to - 6)} ${n(endY)}`,
      line(mix(darken(colour, 0.4), '#5a260c', 0.5), thick * 1.1, 0.5),
    )
  );
};

const strand = ({ d, colour }: Pen, { width, spread, slope, bend, brown, reach = 106 }: Cut) => {
  const y = d.random.between(-spread, spread);
  const lean = d.random.between(-slope, slope);
  const curve = d.random.between(-bend, bend);
  const thick = d.random.between(width[0], width[1]);
  const off = reach < 60 ? d.random.between(-50, 50) : 0;
  const [from, to] = [off + d.random.between(-reach, -reach / 2), off + d.random.between(reach / 2, reach)];
  const route = `M${n(from)} ${n(y - lean)}C${n(from * 0.4)} ${n(y - lean * 0.4 + curve)} ${n(to * 0.3)} ${n(y + lean * 0.4 + curve)} ${n(to)} ${n(y + lean)}`;
  const tone = mix(lighten(colour, 0.38), mix(darken(colour, 0.16), brown, 0.3), d.random.next());
  return (
    path(route, `${line(darken(colour, 0.55), thick + 3, 0.36)} transform="translate(1.500 4)"`) +
    path(route, line(tone, thick)) +
    path(route, `${line(lighten(tone, 0.62), thick * 0.3, 0.55)} transform="translate(0 ${n(-thick * 0.2)})"`)
  );
};

const draw = (pen: Pen) => {
  const cut = FIBROUS.test(pen.ingredient)
    ? MEAT
    : RIBBONS.test(pen.ingredient)
      ? RIBBON
      : SHORT.test(pen.ingredient)
        ? COARSE
        : GRATED;
  return Array.from({ length: cut.count }, () => (cut.isTorn ? torn : strand)(pen, cut)).join('');
};

/** A loose clump of shreds: pulled meat, sliced cabbage, grated vegetable. */
export const shred: PieceKind = { size: 38, count: 16, spin: 180, shadow: [84, 44], colour: '#e0b884', draw };
