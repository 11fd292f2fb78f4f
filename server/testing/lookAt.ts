import { rasterise } from '../images/render/rasterise';

/** Fill colours that stay apart however they are shaded: a test picture is drawn in these three. */
export const RED = '#c82020';
export const BLUE = '#2040c8';
export const GREEN = '#20b040';

/** What a pixel or a box of the picture is mostly made of. */
export type Hue = 'red' | 'blue' | 'green' | 'none';

/** [left, top, right, bottom] in picture units. */
export type Box = readonly [number, number, number, number];

/** A rendered picture, a quarter of its size: 200 x 150. */
export interface Look {
  /** The hue of most coloured pixels of a box; 'none' where fewer than three in ten have it. */
  hueIn: (box: Box) => Hue;
  /** Share of the pixels that clearly differ from those of another picture. */
  differenceFrom: (other: Look) => number;
  pixels: Uint8Array;
}

// Jest looks up every global name in its own context, which is slow in a loop over pixels.
const { abs, max } = Math;

const WIDTH = 800;
const SCALE = 4;
const CHANNELS = 4;
/** Share of a box that has to be of one hue. */
const ENOUGH = 0.3;
/** How far beyond the frame a drawing is looked for. */
const MARGIN = 200;
/** By how much one channel has to exceed the others before a pixel has its hue. */
const CLEARLY = 40;

const hueOf = (red: number, green: number, blue: number): Hue => {
  if (red > max(green, blue) + CLEARLY) return 'red';
  if (green > max(red, blue) + CLEARLY) return 'green';
  return blue > max(red, green) + CLEARLY ? 'blue' : 'none';
};

/** Renders an SVG picture and looks at its pixels. */
export const lookAt = async (svg: string): Promise<Look> => {
  const { data: pixels, info } = await rasterise(svg, WIDTH / SCALE);
  return {
    pixels,
    hueIn: (box) => {
      const [left, top, right, bottom] = box.map((value) => Math.round(value / SCALE)) as [
        number,
        number,
        number,
        number,
      ];
      const counts = { red: 0, green: 0, blue: 0, none: 0 };
      for (let y = top; y < bottom; y++)
        for (let x = left; x < right; x++) {
          const at = (y * info.width + x) * info.channels;
          counts[hueOf(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!)] += 1;
        }
      const [most] = (['red', 'green', 'blue'] as const).toSorted((a, b) => counts[b] - counts[a]);
      return most && counts[most] >= (right - left) * (bottom - top) * ENOUGH ? most : 'none';
    },
    differenceFrom: (other) => {
      let count = 0;
      for (let at = 0; at < pixels.length; at += CHANNELS) {
        const red = abs(pixels[at]! - other.pixels[at]!);
        const green = abs(pixels[at + 1]! - other.pixels[at + 1]!);
        const blue = abs(pixels[at + 2]! - other.pixels[at + 2]!);
        if (max(red, green, blue) > CLEARLY) count += 1;
      }
      return count / (pixels.length / CHANNELS);
    },
  };
};

/**
 * How far the drawing reaches beyond the picture's frame: the largest opacity outside of it, 0 to 255. The drawing must
 * have no background.
 */
export const opacityOutside = async (svg: string): Promise<number> => {
  const [width, height] = [800 + 2 * MARGIN, 600 + 2 * MARGIN];
  const wide = svg.replace(
    'width="800" height="600" viewBox="0 0 800 600"',
    `width="${width / SCALE}" height="${height / SCALE}" viewBox="${-MARGIN} ${-MARGIN} ${width} ${height}"`,
  );
  const { data, info } = await rasterise(wide, width / SCALE);
  const margin = MARGIN / SCALE;
  let most = 0;
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++) {
      const isInside = x >= margin && x < info.width - margin && y >= margin && y < info.height - margin;
      if (!isInside) most = max(most, data[(y * info.width + x) * CHANNELS + 3]!);
    }
  return most;
};
