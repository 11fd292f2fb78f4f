import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';

/** How the tiles of a sheet are laid out; sizes in pixels. */
export interface SheetLayout {
  columns: number;
  width: number;
  height: number;
  /** Height of the line under each tile that has its name. */
  caption: number;
  fontSize: number;
  /** WebP quality, 1 to 100. */
  quality: number;
}

/** A picture with its name; the image is resized to the tile. */
export interface Tile {
  name: string;
  image: Buffer;
}

const captionOf = (name: string, { width, caption, fontSize }: SheetLayout) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${caption}"><text x="${fontSize / 2}" y="${Math.round(caption * 0.68)}" font-family="sans-serif" font-size="${fontSize}" fill="#2b2118">${name}</text></svg>`,
  );

/** Writes the tiles as one WebP picture, row by row, each over its name. */
export const writeSheet = async (file: string, tiles: readonly Tile[], layout: SheetLayout): Promise<void> => {
  const { columns, width, height, caption, quality } = layout;
  const layers: OverlayOptions[] = [];
  for (const [i, { name, image }] of tiles.entries()) {
    const left = (i % columns) * width;
    const top = Math.floor(i / columns) * (height + caption);
    layers.push({ input: await sharp(image).resize(width, height).png().toBuffer(), left, top });
    layers.push({ input: captionOf(name, layout), left, top: top + height });
  }
  const rows = Math.ceil(tiles.length / columns);
  mkdirSync(dirname(file), { recursive: true });
  await sharp({
    create: { width: columns * width, height: rows * (height + caption), channels: 3, background: '#fffaf0' },
  })
    .composite(layers)
    .webp({ quality })
    .toFile(file);
};
