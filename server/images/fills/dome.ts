import { type Area, grown, outline, spreadIn } from '../canvas/areas';
import type { Drawing } from '../canvas/drawing';
import { contact } from '../canvas/light';
import type { Point } from '../canvas/outlines';
import { darken, mix, SHADOW } from '../canvas/palette';
import { degrees, ellipse } from '../canvas/svg';
import { colourOf, drawPiece } from '../pieces/drawPiece';
import { varied } from '../pieces/variety';
import type { PieceKind } from '../shapes/pieceKind';
import { isEaten } from '../textures/bitten';
import { bittenPiece } from './bittenPiece';
import { LARGE, type Portion } from './portion';

/** Shares of the usual size that pieces have at the back and at the front. */
const [FAR, NEAR] = [0.84, 1.2] as const;

/** Flat round pieces, which lean on each other: each shows another part of its face. */
const DISCS = new Set(['wheel', 'slice', 'thin-slice', 'cookie', 'patty', 'ring', 'dough-ring']);

/** Where a piece lies on a heap: on the dish below, and how far out of the middle (1 at the foot). */
interface Lies extends Point {
  away: number;
}

/** A heap on an area of the table, `rise` high in its middle. */
export interface Dome {
  area: Area;
  rise: number;
}

/** Where the height of a heap makes a point of the dish appear. */
export const raised = ({ area, rise }: Dome, { x, y }: Point): Lies => {
  const away = Math.min(1, Math.hypot((x - area.x) / area.rx, (y - area.y) / area.ry));
  return { x, y: y - rise * (1 - away * away), away };
};

/** How large something looks at this depth of the dish: larger in front. */
export const nearer = ({ y, ry }: Area, at: number): number => FAR + (NEAR - FAR) * ((at - y) / ry / 2 + 0.5);

/** The middle of what the eye goes to: towards the front and the left of a heap's top. */
export const heroAt = ({ area, rise }: Dome): Point => ({
  x: area.x - area.rx * 0.16,
  y: area.y + area.ry * 0.2 - rise * 0.8,
});

/** The tilt of a disc: it lies down the slope, and is narrower that way the more it stands. */
const leaning = (d: Drawing, { area }: Dome, at: Lies) => ({
  turn: degrees(Math.atan2(at.y - area.y, at.x - area.x)) + d.random.between(-30, 30),
  aspect: Math.sqrt(1 - d.random.between(0.06, 0.2) - at.away * d.random.between(0, 0.34)),
});

/** One piece at its place: larger in front, lighter on top and towards the light, darker at the foot. */
const lay = (d: Drawing, dome: Dome, { item, kind, size }: Portion, at: Lies, depth: number, share = 1) => {
  const isLit = at.away < 0.5 || (at.x < dome.area.x && at.y < dome.area.y);
  const piece = varied(d, item, kind, size * nearer(dome.area, depth) * share, isLit ? 'high' : 'low');
  const isDisc = DISCS.has(item.kind) && kind.shadow[1] > 86;
  const lean = isDisc ? leaning(d, dome, at) : undefined;
  const turn = lean?.turn ?? d.random.between(-kind.spin, kind.spin);
  return drawPiece(d, piece.item, at, piece.size, turn, 0.66, piece.aspect * (lean?.aspect ?? 1));
};

/** Food in the shade is warm, never grey. */
const SHADED = '#54200c';

/** What is seen between the pieces: the shade of the heap, not the plate. In a bowl it reaches the wall. */
const core = (d: Drawing, { area, rise }: Dome, colour: string, isDeep: boolean) => {
  // In a bowl a dark ground would look like a liquid.
  const dark = isDeep ? mix(darken(colour, 0.28), SHADED, 0.16) : mix(darken(colour, 0.55), SHADOW, 0.35);
  const middle = { x: area.x, y: area.y - rise * 0.3 };
  if (isDeep) return outline(area, `fill="${d.shade(dark, { light: 0.2, dark: 0.3 })}"`);
  return (
    contact(d, area.x, area.y, area.rx * 0.86, area.ry * 0.86, 0.5) +
    ellipse(middle.x, middle.y, area.rx * 0.74, area.ry * 0.66, `fill="${d.spot(dark, 0.5)}" fill-opacity=".75"`)
  );
};

/** Light on the upper left of a heap, shade at its lower right. */
export const modelled = (d: Drawing, { area: { x, y, rx, ry }, rise }: Dome, shade = SHADED) =>
  ellipse(x + rx * 0.5, y + ry * 0.46, rx * 0.7, ry * 0.7, `fill="${d.spot(shade, 0)}" fill-opacity=".44"`, -24) +
  ellipse(
    x - rx * 0.32,
    y - rise - ry * 0.1,
    rx * 0.62,
    ry * 0.54,
    `fill="${d.spot('#ffe8b8', 0)}" fill-opacity=".13"`,
  );

/** Larger pieces than this are a hero by themselves. */
const HERO_UP_TO = 90;

const heroCount = ({ size }: PieceKind) => (size < 34 ? 5 : 3);

/** The three or five largest of what the dish is of, close together where the eye goes. */
const hero = (d: Drawing, dome: Dome, portion: Portion) => {
  const { kind, size } = portion;
  const count = heroCount(kind);
  const at = heroAt(dome);
  const step = (size * Math.sqrt(kind.shadow[0] * kind.shadow[1])) / 100;
  const start = d.random.between(150, 210);
  return Array.from({ length: count }, (_, i) => {
    const angle = ((start + (i * 360) / count + d.random.between(-14, 14)) * Math.PI) / 180;
    return { x: at.x + Math.cos(angle) * step * 0.86, y: at.y + Math.sin(angle) * step * 0.6 };
  })
    .sort((a, b) => a.y - b.y)
    .map((spot) =>
      lay(d, dome, portion, { ...spot, away: 0.2 }, dome.area.y + dome.area.ry * 0.3, kind.size < 60 ? 1.14 : 1),
    )
    .join('');
};

/** One of what is eaten out of the hand lies in front, bitten. */
const bittenOne = (d: Drawing, { area }: Dome, { item, kind, size }: Portion) => {
  const at = { x: area.x - area.rx * 0.3, y: area.y + area.ry * 0.5 };
  const half = size * NEAR * 1.04;
  const whole = drawPiece(d, item, at, half, d.random.between(-10, 10), 0);
  return bittenPiece(d, whole, { item, kind, at, half, shadow: 0.66 }, (ry) => ry * 0.3);
};

/** From this half length on a piece among smaller ones lies on them, not between. */
const GREAT = 70;

/** The most great pieces that lie on a heap of small ones without hiding it. */
const MOST_GREAT = 5;

/** Places for the pieces of one kind over the foot of a heap. */
const footOf = (d: Drawing, area: Area, portion: Portion, count: number, isDeep: boolean) => {
  const inner = grown(
    area,
    Math.max(0.3, 1 - (portion.size * (isDeep || area.corner !== undefined ? 0.3 : 0.55)) / Math.min(area.rx, area.ry)),
  );
  return spreadIn(d.random, inner, count, 1).map((foot) => ({
    portion,
    foot,
    order: foot.y + d.random.between(-14, 14),
  }));
};

/**
 * A heap with a height: its pieces lie from the back to the front, larger and sharper in front, those of the first kind
 * once more as a group on top, off the middle. Great pieces lie on the small ones.
 */
export const layDome = (d: Drawing, dome: Dome, portions: readonly Portion[], isDeep: boolean): string => {
  const { area } = dome;
  const [first] = portions;
  if (!first) return '';
  const small = portions.filter(({ kind }) => kind.size < GREAT);
  const great = small.length > 0 ? portions.filter(({ kind }) => kind.size >= GREAT) : [];
  const hasHero = portions.length > 1 && great.length === 0 && first.kind.size < HERO_UP_TO;
  const isBitten = isEaten(first.item);
  // What lies in front, or is bitten, is of the same number.
  const apart = (hasHero && first.kind.size >= LARGE ? heroCount(first.kind) : 0) + (isBitten ? 1 : 0);
  const layAll = (from: readonly ReturnType<typeof footOf>[]) =>
    from
      .flat()
      .sort((a, b) => a.order - b.order)
      .map(({ portion, foot }) => lay(d, dome, portion, raised(dome, foot), foot.y))
      .join('');
  const low = (great.length > 0 ? small : portions).map((portion) =>
    // Where great pieces lie on them the small ones cover the whole dish.
    footOf(
      d,
      area,
      portion,
      portion === first ? Math.max(2, portion.count - apart) : portion.count * (great.length > 0 ? 2 : 1),
      isDeep,
    ),
  );
  const high = great.map((portion) =>
    footOf(d, grown(area, 0.86), portion, Math.min(MOST_GREAT, portion.count), false),
  );
  return (
    core(d, dome, colourOf(first.item), isDeep) +
    layAll(low) +
    modelled(d, dome, mix(darken(colourOf(first.item), 0.8), SHADED, 0.5)) +
    layAll(high) +
    (hasHero ? hero(d, dome, first) : '') +
    (isBitten ? bittenOne(d, dome, first) : '')
  );
};
