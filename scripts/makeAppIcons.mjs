/** Draws the home-screen icons from public/favicon.svg, on the butter colour: node scripts/makeAppIcons.mjs */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const publicDir = join(dirname(fileURLToPath(import.meta.url)), '..', 'public');
const mark = readFileSync(join(publicDir, 'favicon.svg'));
/** Width of the mark as a share of the icon: inside the safe circle of a maskable icon. */
const MARK_SHARE = 0.56;

for (const [file, size] of [
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
]) {
  const markSize = Math.round(size * MARK_SHARE);
  const input = await sharp(mark, { density: (72 * markSize) / 34 })
    .resize(markSize, markSize)
    .png()
    .toBuffer();
  await sharp({ create: { width: size, height: size, channels: 4, background: '#ffd66b' } })
    .composite([{ input, gravity: 'centre' }])
    .flatten({ background: '#ffd66b' })
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(publicDir, file));
}
