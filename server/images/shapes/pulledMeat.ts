import { n } from '../canvas/drawing';
import { smooth } from '../canvas/outlines';
import { brightness, darken, lighten, mix } from '../canvas/palette';
import { gleam, type Pen, span } from '../canvas/pen';
import { line, path, placed } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** How long a strand is, half of it, and how thick: a few broad ones below, threads on top. */
const STRANDS = [
  [86, 16],
  [70, 18],
  [92, 11],
  [58, 14],
  [100, 8],
  [66, 11],
  [40, 9],
  [92, 6],
  [74, 5],
  [54, 6],
] as const;

/** Where a strand stands along its length, and its share of the full thickness there. */
const ALONG = [
  [-1, 0.62],
  [-0.6, 0.95],
  [-0.1, 1],
  [0.45, 0.9],
  [0.8, 0.82],
  [1, 0.55],
] as const;

/** One strand as it comes away from the joint: limp, bent, thick and thin, a lit and a shaded fibre along it. */
const strand = (pen: Pen, half: number, thick: number) => {
  const { d, colour } = pen;
  const [bow, wave] = [d.random.between(-0.36, 0.36) * half, d.random.between(-0.22, 0.22) * half];
  const middle = (t: number) => bow * (1 - t * t) + wave * Math.sin(t * Math.PI);
  const side = (sign: number) =>
    ALONG.map(([t, share]) => ({
      x: t * half * d.random.between(0.94, 1.06),
      y: middle(t) + sign * thick * share * d.random.between(0.6, 1.15),
    }));
  const shape = smooth([...side(-1), ...side(1).toReversed()]);
  const isPale = brightness(colour) > 0.6;
  // Some strands come from the browned outside, some from the tender middle.
  const tone = d.random.chance(0.3)
    ? mix(colour, isPale ? '#b5742c' : '#4a1c0a', d.random.between(0.3, 0.6))
    : mix(lighten(colour, 0.34), colour, d.random.next());
  const fibre = (off: number) => {
    const [from, to] = [d.random.between(-0.85, -0.4), d.random.between(0.4, 0.85)];
    return `M${n(from * half)} ${n(middle(from) + off)}Q${n((from + to) * 0.5 * half)} ${n(middle((from + to) / 2) * 2 - (middle(from) + middle(to)) / 2 + off)} ${n(to * half)} ${n(middle(to) + off * 0.7)}`;
  };
  return (
    path(shape, `transform="translate(2 4)" fill="${darken(colour, 0.6)}" fill-opacity=".36"`) +
    path(shape, `fill="${span(pen, [lighten(tone, 0.3), tone, darken(tone, 0.14)])}"`) +
    path(fibre(thick * 0.42) + fibre(thick * 0.05), line(darken(tone, 0.42), thick * 0.13, 0.46)) +
    path(fibre(-thick * 0.34), line(lighten(tone, 0.6), thick * 0.2, 0.6))
  );
};

const draw = (pen: Pen) => {
  const { d } = pen;
  const strands = STRANDS.map(([half, thick], i) => {
    const away = 1 - i / (STRANDS.length * 1.6);
    return placed(
      d.random.between(-26, 26) * away,
      d.random.between(-40, 40) * away,
      d.random.between(-24, 24),
      strand(pen, half * d.random.between(0.8, 1.12), thick),
    );
  }).join('');
  return strands + placed(d.random.between(-30, 20), d.random.between(-14, 14), 0, gleam(pen, 16, 12, 0.7));
};

/** Meat or fish torn by hand: moist strands, long and short. Recipes write `shred` of it. */
export const pulledMeat: PieceKind = { size: 38, count: 16, spin: 180, shadow: [88, 56], colour: '#f0dcb4', draw };
