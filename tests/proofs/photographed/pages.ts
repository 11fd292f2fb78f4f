import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Browser } from 'playwright-core';
import { seededRandom } from '../../../server/images/canvas/seededRandom';
import type { Language } from '@contracts/vocabulary';

/** A recipe that is printed, photographed, and read again. */
export interface PrintedRecipe {
  language: Language;
  title: string;
  servings: string;
  ingredients: string[];
  steps: string[];
}

const ROOT = join(__dirname, '..', '..', '..');
export const RECIPES = JSON.parse(
  readFileSync(join(ROOT, 'tests/data/photographed-recipes.json'), 'utf8'),
) as PrintedRecipe[];

/** What stands above the list and the method. */
export const LABELS: Readonly<Record<string, readonly [string, string]>> = {
  en: ['Ingredients', 'Method'],
  es: ['Ingredientes', 'Preparación'],
  fr: ['Ingrédients', 'Préparation'],
};

const font = (file: string) => readFileSync(join(ROOT, 'node_modules', file)).toString('base64');
const FACES = [
  ['Figtree', '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'],
  ['Young Serif', '@fontsource/young-serif/files/young-serif-latin-400-normal.woff2'],
]
  .map(([name, file]) => `@font-face{font-family:"${name}";src:url(data:font/woff2;base64,${font(file!)})}`)
  .join('');

/** Faces and layouts of books, magazines, cards and printouts. */
const LOOKS = [
  { family: 'DejaVu Serif', size: 21, width: 900, list: 'none', steps: 'p' },
  { family: 'DejaVu Sans', size: 19, width: 760, list: 'disc', steps: 'ol' },
  { family: 'Figtree', size: 22, width: 900, list: 'none', steps: 'ol' },
  { family: 'Young Serif', size: 22, width: 820, list: 'none', steps: 'p' },
  { family: 'DejaVu Sans Condensed', size: 20, width: 700, list: 'disc', steps: 'p' },
] as const;

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

const pageOf = (recipe: PrintedRecipe, i: number): string => {
  const { family, size, width, list, steps } = LOOKS[i % LOOKS.length]!;
  const [ingredients, method] = LABELS[recipe.language.slice(0, 2)]!;
  const lines = recipe.ingredients.map((line) => `<li>${escaped(line)}</li>`).join('');
  const said = recipe.steps.map((step) => (steps === 'ol' ? `<li>${escaped(step)}</li>` : `<p>${escaped(step)}</p>`));
  return `<!doctype html><html lang="${recipe.language}"><meta charset="utf-8"><style>${FACES}
    body{margin:0;background:#fbf7ee;color:#2a2622;font:${size}px/1.5 "${family}"}
    main{width:${width}px;padding:70px 60px}
    h1{font-size:${size * 1.7}px;line-height:1.2;margin:0 0 .6em} h2{font-size:${size * 1.15}px;margin:1.2em 0 .4em}
    ul{list-style:${list};padding-left:${list === 'none' ? 0 : 24}px;margin:0} ol{padding-left:28px;margin:0} ol li{margin-bottom:.5em}
    p{margin:0 0 .7em}</style>
    <main><h1>${escaped(recipe.title)}</h1><p>${escaped(recipe.servings)}</p><h2>${ingredients}</h2><ul>${lines}</ul>
    <h2>${method}</h2>${steps === 'ol' ? `<ol>${said.join('')}</ol>` : said.join('')}</main></html>`;
};

/** As a phone sees paper on a table: a little turned, out of focus, grainy, and lit from one side. */
export const photographed = async (paper: Buffer, i: number): Promise<Buffer> => {
  const random = seededRandom(`photo ${i}`);
  const angle = (random.next() - 0.5) * 5;
  const turned = await sharp(paper)
    .rotate(angle, { background: '#6b5a48' })
    .extend({ top: 90, bottom: 90, left: 90, right: 90, background: '#6b5a48' })
    .toBuffer();
  const { width = 0, height = 0 } = await sharp(turned).metadata();
  const [dark, x, y] = [0.35 + random.next() * 0.3, random.next(), random.next()];
  const shade = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g" x1="${x}" y1="${y}" x2="${1 - x}" y2="${1 - y}"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="rgb(${Math.round(255 * (1 - dark))},${Math.round(240 * (1 - dark))},${Math.round(215 * (1 - dark))})"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  );
  const grain =
    await sharp({ create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 10 + random.next() * 10 } } }) // prettier-ignore
      .png()
      .toBuffer();
  const lit = await sharp(turned)
    .composite([{ input: shade, blend: 'multiply' }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  const grainy = await sharp(lit)
    .composite([{ input: grain, blend: 'soft-light' }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(grainy)
    .blur(0.6 + random.next() * 0.8)
    .jpeg({ quality: 72 })
    .toBuffer();
};

/** Photos of the recipes on paper. */
export const photosOf = async (browser: Browser, recipes: readonly PrintedRecipe[]): Promise<Buffer[]> => {
  const page = await browser.newPage({ deviceScaleFactor: 2 });
  const photos: Buffer[] = [];
  for (const [i, recipe] of recipes.entries()) {
    await page.setContent(pageOf(recipe, i));
    await page.evaluate(() => document.fonts.ready);
    photos.push(await photographed(await page.locator('main').screenshot({ type: 'png' }), i));
  }
  await page.close();
  return photos;
};
