import { n } from '../canvas/drawing';
import { type Point, smooth } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, path } from '../canvas/svg';
import { crumbs } from '../textures/crumbs';
import type { PieceKind } from './pieceKind';

/** Strips of breast: thick at one end, thin at the other, a little bent. Half widths from the thick end to the thin. */
const HALVES = [12, 27, 34, 33, 29, 24, 19, 10] as const;

/** The ragged outline of a strip: flakes of coating stand out all along it. */
const outlineOf = ({ d }: Pen, bend: number): Point[] => {
  const along = (share: number, side: number, half: number): Point => ({
    x: -96 + share * 192,
    y: side * half + bend * Math.sin(share * Math.PI) + d.random.between(-4.5, 4.5),
  });
  const side = (sign: number) =>
    Array.from({ length: 15 }, (_, i) => {
      const at = (i / 14) * 7;
      const [low, high] = [HALVES[Math.floor(at)]!, HALVES[Math.min(7, Math.ceil(at))]!];
      return along(i / 14, sign, low + (high - low) * (at % 1));
    });
  return [...side(-1), ...side(1).toReversed()];
};

/** A flake of the coating that stands up: its shade, its face, its lit edge. */
const flake = ({ d, colour }: Pen, { x, y }: Point, r: number, brown: string) => {
  const corners = Array.from({ length: 5 }, (_, i) => {
    const angle = (i / 5) * 6.283 + d.random.between(-0.5, 0.5);
    const far = r * d.random.between(0.55, 1.15);
    return `${n(x + Math.cos(angle) * far * 1.3)} ${n(y + Math.sin(angle) * far * 0.8)}`;
  });
  const shape = `M${corners.join('L')}Z`;
  const tone = mix(lighten(colour, 0.08), brown, d.random.next() ** 2 * 0.5);
  return (
    path(shape, `transform="translate(2 3.500)" fill="${darken(brown, 0.4)}" fill-opacity=".5"`) +
    path(shape, `fill="${tone}"`) +
    path(
      `M${corners[2]!}L${corners[3]!}L${corners[4]!}`,
      `fill="none" stroke="${lighten(tone, 0.4)}" stroke-width="1.800" stroke-opacity=".65" stroke-linejoin="round"`,
    )
  );
};

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const bend = d.random.between(-16, 16);
  const brown = mix(darken(colour, 0.2), '#a85a18', 0.5);
  const shape = smooth(outlineOf(pen, bend));
  const inside = (share: number): Point => {
    const along = d.random.next();
    const half = HALVES[Math.round(along * 7)]! * share;
    return { x: -92 + along * 184, y: bend * Math.sin(along * Math.PI) + d.random.between(-half, half) };
  };
  const patches = Array.from({ length: 9 }, () => {
    const { x, y } = inside(0.9);
    return ellipse(
      x,
      y,
      d.random.between(14, 28),
      d.random.between(6, 12),
      `fill="${d.spot(brown, 0.1)}" fill-opacity=".6"`,
    );
  }).join('');
  const flakes = Array.from({ length: 40 }, () => inside(0.86))
    .sort((a, b) => a.y - b.y)
    .map((at) => flake(pen, at, d.random.between(3.5, 7.5), brown))
    .join('');
  return (
    path(shape, `transform="translate(3 11)" fill="${darken(brown, 0.62)}"`) +
    path(shape, `transform="translate(1 5)" fill="${darken(brown, 0.25)}"`) +
    path(shape, `fill="${body(pen, colour, 0.4, 0.4)}" stroke="${brown}" stroke-width="3" stroke-opacity=".7"`) +
    d.clipped(path(shape, ''), patches) +
    flakes +
    crumbs(
      d,
      Array.from({ length: 46 }, () => inside(0.95)),
      colour,
      2.8,
    )
  );
};

/** A strip of chicken breast in a craggy coating, fried. Recipes write `battered-fish` with the chicken. */
export const chickenTender: PieceKind = { size: 112, count: 7, spin: 30, shadow: [98, 36], colour: '#d8993f', draw };
