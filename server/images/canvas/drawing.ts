import { gradedDrawing } from './grade';
import { darken, lighten, SHADOW } from './palette';
import { type Random, seededRandom } from './seededRandom';

/** Pictures are drawn in a box of 800 x 600. */
export const WIDTH = 800;

export const HEIGHT = 600;

/** A number as SVG text, rounded to a tenth. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

interface ShadeOptions {
  /** How far the lit side leans to the colour of light, 0 to 1. */
  light?: number;
  /** How far the far side leans to shadow, 0 to 1. */
  dark?: number;
  /** Degrees by which the shape is turned; the light stays where it is. */
  turn?: number;
}

const TURN_STEP = 30;

const rounded = (turn: number) => (((Math.round(turn / TURN_STEP) * TURN_STEP) % 360) + 360) % 360;

/**
 * One picture under the pen: its random stream and its definitions. Equal gradients are defined once. Shapes carry
 * fill-opacity, never opacity: librsvg paints a group for the latter and takes several times as long.
 */
export class Drawing {
  readonly random: Random;
  readonly #definitions = new Map<string, string>();
  /** Gradients by what they were asked for: their stops need not be worked out again. */
  readonly #known = new Map<string, string>();

  constructor(seed: string) {
    this.random = seededRandom(seed);
  }

  #define(kind: string, attributes: string, content: string): string {
    const key = `${kind} ${attributes}>${content}`;
    const known = this.#definitions.get(key);
    if (known !== undefined) return known;
    const id = `d${this.#definitions.size}`;
    this.#definitions.set(key, id);
    return id;
  }

  #once(key: string, define: () => string): string {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const fill = `url(#${define()})`;
    this.#known.set(key, fill);
    return fill;
  }

  /** Body colour of a round thing lit from the top left of the picture. */
  shade(colour: string, { light = 0.35, dark = 0.3, turn = 0 }: ShadeOptions = {}): string {
    const leaning = rounded(turn);
    return this.#once(`${colour} ${light} ${dark} ${leaning}`, () => {
      const angle = ((233 - leaning) * Math.PI) / 180;
      const fx = 0.5 + Math.cos(angle) * 0.27;
      const fy = 0.5 + Math.sin(angle) * 0.27;
      const stops = `<stop offset="0" stop-color="${lighten(colour, light)}"/><stop offset=".55" stop-color="${colour}"/><stop offset="1" stop-color="${darken(colour, dark)}"/>`;
      const at = `cx=".5" cy=".5" r=".62" fx="${fx.toFixed(2)}" fy="${fy.toFixed(2)}"`;
      return this.#define('radialGradient', at, stops);
    });
  }

  /** A straight run of colours from the top left to the bottom right of a shape, or turned from there. */
  sweep(colours: readonly string[], turn = 0): string {
    const angle = ((48 - rounded(turn)) * Math.PI) / 180;
    const [dx, dy] = [Math.cos(angle) * 0.55, Math.sin(angle) * 0.55];
    const at = `x1="${(0.5 - dx).toFixed(2)}" y1="${(0.5 - dy).toFixed(2)}" x2="${(0.5 + dx).toFixed(2)}" y2="${(0.5 + dy).toFixed(2)}"`;
    return `url(#${this.#define('linearGradient', at, this.#stops(colours))})`;
  }

  /** A run of colours from top to bottom (or, `across`, from left to right) of a shape. */
  run(colours: readonly string[], across = false): string {
    const at = across ? 'x1="0" y1="0" x2="1" y2="0"' : 'x1="0" y1="0" x2="0" y2="1"';
    return `url(#${this.#define('linearGradient', at, this.#stops(colours))})`;
  }

  /** A veil over a shape, from top to bottom or `across`: at each share of the way a colour and how dense it is. */
  veil(stops: readonly (readonly [number, string, number])[], across = false): string {
    const at = across ? 'x1="0" y1="0" x2="1" y2="0"' : 'x1="0" y1="0" x2="0" y2="1"';
    const all = stops.map(
      ([share, colour, opacity]) => `<stop offset="${share}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    );
    return `url(#${this.#define('linearGradient', at, all.join(''))})`;
  }

  #stops(colours: readonly string[]) {
    return colours
      .map((colour, i) => `<stop offset="${(i / Math.max(1, colours.length - 1)).toFixed(2)}" stop-color="${colour}"/>`)
      .join('');
  }

  /** A soft spot: full at the centre up to `solid`, gone at the edge. Looks like a blur and costs a tenth of one. */
  spot(colour: string = SHADOW, solid = 0.35): string {
    return this.#once(`${colour} ${solid}`, () => {
      const half = solid + (1 - solid) * 0.5;
      const stops = `<stop offset="${solid}" stop-color="${colour}"/><stop offset="${half.toFixed(2)}" stop-color="${colour}" stop-opacity=".42"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/>`;
      return this.#define('radialGradient', '', stops);
    });
  }

  /** Clear in the middle, coloured towards the edge from `from` (0 to 1) on: the shade of a wall, a crust's tan. */
  edge(colour: string, from: number, opacity: number, at = { x: 0.5, y: 0.5 }): string {
    const stops = `<stop offset="${from}" stop-color="${colour}" stop-opacity="0"/><stop offset="1" stop-color="${colour}" stop-opacity="${opacity}"/>`;
    return `url(#${this.#define('radialGradient', `cx="${at.x}" cy="${at.y}" r=".57"`, stops)})`;
  }

  /** A repeating tile. One that is turned costs six times as much, as each of its pixels lies between four of the tile. */
  pattern(width: number, height: number, content: string, turn = 0): string {
    const turned = turn ? ` patternTransform="rotate(${n(turn)})"` : '';
    const at = `width="${width}" height="${height}" patternUnits="userSpaceOnUse"${turned}`;
    return `url(#${this.#define('pattern', at, content)})`;
  }

  /** The content, seen only inside the shape. */
  clipped(shape: string, content: string): string {
    return `<g clip-path="url(#${this.#define('clipPath', '', shape)})">${content}</g>`;
  }

  /** The finished picture. */
  toSvg(body: string): string {
    const definitions = [...this.#definitions].map(([key, id]) => {
      const [kind = ''] = key.split(' ', 1);
      return `<${kind} id="${id}"${key.slice(kind.length)}</${kind}>`;
    });
    return gradedDrawing(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${definitions.join('')}</defs>${body}</svg>`,
    );
  }
}
