import { n, type Drawing } from './drawing';
import { SHADOW, darken, lighten } from './palette';
import { type Random } from './seededRandom';

export interface Point {
  x: number;
  y: number;
}

/** Content moved to a point, turned by degrees and scaled. */
export const placed = (x: number, y: number, turn: number, content: string, scale = 1): string =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''}${scale === 1 ? '' : ` scale(${scale.toFixed(3)})`}">${content}</g>`;

export const circle = (x: number, y: number, r: number, rest: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" ${rest}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, rest: string, turn = 0): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}"${turn ? ` transform="rotate(${n(turn)} ${n(x)} ${n(y)})"` : ''} ${rest}/>`;

export const path = (d: string, rest: string): string => `<path d="${d}" ${rest}/>`;

/** Attributes of a line with round ends. */
export const line = (colour: string, width: number, opacity = 1): string =>
  `fill="none" stroke="${colour}" stroke-width="${n(width)}"${opacity === 1 ? '' : ` stroke-opacity="${opacity}"`} stroke-linecap="round" stroke-linejoin="round"`;

/** A closed smooth curve through the points. */
export const smooth = (points: readonly Point[]): string => {
  const at = (i: number) => points[(i + points.length) % points.length] ?? { x: 0, y: 0 };
  let d = `M${n(at(0).x)} ${n(at(0).y)}`;
  for (let i = 0; i < points.length; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${n(from.x + (to.x - before.x) / 6)} ${n(from.y + (to.y - before.y) / 6)} ${n(to.x - (after.x - from.x) / 6)} ${n(to.y - (after.y - from.y) / 6)} ${n(to.x)} ${n(to.y)}`;
  }
  return `${d}Z`;
};

interface BlobOptions {
  /** How uneven, as a share of the radius. */
  wobble?: number;
  points?: number;
  /** Degrees. */
  turn?: number;
}

/** An uneven round outline. */
export const blob = (
  random: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  { wobble = 0.14, points = 9, turn = 0 }: BlobOptions = {},
): string => {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return smooth(
    Array.from({ length: points }, (_, i) => {
      const at = (i / points) * Math.PI * 2;
      const reach = 1 + random.between(-wobble, wobble);
      const [px, py] = [Math.cos(at) * rx * reach, Math.sin(at) * ry * reach];
      return { x: x + px * cos - py * sin, y: y + px * sin + py * cos };
    }),
  );
};

/** A small highlight, the window's reflection. */
export const glint = (x: number, y: number, rx: number, ry: number, opacity = 0.6, turn = -38): string =>
  ellipse(x, y, rx, ry, `fill="#fff" fill-opacity="${opacity}"`, turn);

/** The soft shadow a thing throws to its lower right where it stands. */
export const contact = (d: Drawing, x: number, y: number, rx: number, ry: number, opacity = 0.5, turn = 0): string =>
  ellipse(
    x + 2 + rx * 0.1,
    y + 3 + ry * 0.14,
    rx * 1.22,
    ry * 1.22,
    `fill="${d.spot()}" fill-opacity="${opacity}"`,
    turn,
  );

/** The soft shadow of a box, as steps of faint outlines: far cheaper than a blur. */
export const boxShadow = (
  x: number,
  y: number,
  width: number,
  height: number,
  corner: number,
  reach: number,
  opacity: number,
) => {
  const steps = 9;
  let shadow = '';
  for (let i = 0; i < steps; i++) {
    const grow = reach * (1 - (2 * i) / (steps - 1));
    shadow += `<rect x="${n(x - grow)}" y="${n(y - grow)}" width="${n(width + 2 * grow)}" height="${n(height + 2 * grow)}" rx="${n(Math.max(2, corner + grow))}" fill="${SHADOW}" fill-opacity="${(opacity / steps).toFixed(3)}"/>`;
  }
  return shadow;
};

/** Patches of lighter and darker tone that keep a surface from looking flat. */
export const tonalPatches = (
  d: Drawing,
  spots: readonly Point[],
  size: number,
  colour: string,
  opacity = 0.34,
): string =>
  spots
    .map(({ x, y }) => {
      const tone = d.random.chance(0.5) ? lighten(colour, 0.28) : darken(colour, 0.26);
      const r = size * d.random.between(0.5, 1.4);
      return ellipse(
        x,
        y,
        r * 1.3,
        r * 0.85,
        `fill="${d.spot(tone, 0.1)}" fill-opacity="${opacity}"`,
        d.random.between(0, 180),
      );
    })
    .join('');
