import { n } from './drawing';

const scaledBy = (scale: number, aspect: number) =>
  aspect === 1 ? scale.toFixed(3) : `${(scale * aspect).toFixed(3)} ${(scale / aspect).toFixed(3)}`;

/** An angle in the degrees by which SVG turns; radians is what `Math` counts in. */
export const degrees = (radians: number): number => (radians * 180) / Math.PI;

/** Content moved to a point, turned by degrees and scaled; with an aspect above 1 it is longer and narrower. */
export const placed = (x: number, y: number, turn: number, content: string, scale = 1, aspect = 1): string =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''}${scale === 1 && aspect === 1 ? '' : ` scale(${scaledBy(scale, aspect)})`}">${content}</g>`;

/** A circle; `rest` are further attributes, such as its fill. */
export const circle = (x: number, y: number, r: number, rest: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" ${rest}/>`;

/** An ellipse, turned by degrees about its centre. */
export const ellipse = (x: number, y: number, rx: number, ry: number, rest: string, turn = 0): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}"${turn ? ` transform="rotate(${n(turn)} ${n(x)} ${n(y)})"` : ''} ${rest}/>`;

/** A rectangle by its top left corner. */
export const rect = (x: number, y: number, width: number, height: number, rest: string) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" ${rest}/>`;

/** A path by its route. */
export const path = (d: string, rest: string): string => `<path d="${d}" ${rest}/>`;

/** Attributes of a line with round ends. */
export const line = (colour: string, width: number, opacity = 1): string =>
  `fill="none" stroke="${colour}" stroke-width="${n(width)}"${opacity === 1 ? '' : ` stroke-opacity="${opacity}"`} stroke-linecap="round" stroke-linejoin="round"`;
