/**
 * Draws the pictures of the corpus, and the fallbacks, without a server.
 *
 *   npm run contact-sheet                    one sheet to look through: build/contact-sheet.webp
 *   npm run contact-sheet -- --only curry    a sheet of the dishes with that word in their name
 *   npm run contact-sheet -- --names a,b     a sheet of these dishes, in this order
 *   npm run contact-sheet -- --sample 60     a sheet of this many dishes, spread over the corpus
 *   npm run contact-sheet -- --random 100 --seed 1
 *                                            this many dishes drawn at random, the same ones for the same seed
 *   … --per-sheet 16                         several sheets of this many dishes: build/contact-sheet-1.webp and so on
 *   … --columns 4                            fewer in a row, to look at closely
 *   npm run contact-sheet -- --out DIR       the files that the server would send: DIR/<name>.webp and DIR/<name>-400.webp
 *   … --out DIR --for-stories                only those that the stories name
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compileCorpus } from '../server/corpus/loadCorpus';
import { seededRandom } from '../server/images/canvas/seededRandom';
import { FALLBACK_DISHES } from '../server/images/service/fallbackDishes';
import { DRAWING_VERSION } from '../server/images/service/dishBook';
import type { PictureSpec } from '../server/images/pictureSpec';
import { renderDish } from '../server/images/render/renderDish';
import { type SheetLayout, type Tile, writeSheet } from './pictureSheet';

const root = join(__dirname, '..');
const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    only: { type: 'string', default: '' },
    names: { type: 'string' },
    sample: { type: 'string' },
    random: { type: 'string' },
    seed: { type: 'string', default: '1' },
    'per-sheet': { type: 'string' },
    columns: { type: 'string', default: '6' },
    'for-stories': { type: 'boolean', default: false },
  },
});

const LAYOUT: SheetLayout = {
  columns: Number(values.columns),
  width: 400,
  height: 300,
  caption: 34,
  fontSize: 18,
  quality: 80,
};

const corpus = compileCorpus(root).map(({ slug, picture }): [string, PictureSpec] => [slug, picture]);
/** Every word in the stories and in the builders they use; recipes are named there by their slug. */
const wordsOfStories = (): ReadonlySet<string> => {
  const files = ['stories', 'src/testing', '.storybook'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(root, folder, name)),
  );
  return new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/[a-z0-9]+(?:-[a-z0-9]+)*/g) ?? []));
};

/** Evenly spread, because the corpus is in alphabetical order. */
const sampled = <T>(all: readonly T[], count: number): T[] =>
  Array.from({ length: Math.min(count, all.length) }, (_, i) => all[Math.floor((i * all.length) / count)]!);

const shuffled = <T>(all: readonly T[], seed: string): T[] => {
  const random = seededRandom(seed);
  return all
    .map((item) => ({ item, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
};

const named = (() => {
  if (values.names !== undefined) {
    const known = new Map([...FALLBACK_DISHES, ...corpus]);
    return values.names.split(',').flatMap((name): [string, PictureSpec][] => {
      const picture = known.get(name);
      return picture ? [[name, picture]] : [];
    });
  }
  if (values.random !== undefined) return shuffled(corpus, values.seed).slice(0, Number(values.random));
  if (values['for-stories']) {
    const words = wordsOfStories();
    return [...FALLBACK_DISHES, ...corpus.filter(([name]) => words.has(name))];
  }
  if (values.sample !== undefined) return sampled(corpus, Number(values.sample));
  return [...FALLBACK_DISHES, ...corpus];
})();
const dishes = named.filter(([name]) => name.includes(values.only));

const writeFiles = async (folder: string) => {
  mkdirSync(folder, { recursive: true });
  const noteFile = join(folder, '.drawn.json');
  const drawn = existsSync(noteFile) ? (JSON.parse(readFileSync(noteFile, 'utf8')) as Record<string, string>) : {};
  for (const [name, picture] of dishes) {
    const note = JSON.stringify([DRAWING_VERSION, picture]);
    if (drawn[name] === note && existsSync(join(folder, `${name}.webp`))) continue;
    const { large, small } = await renderDish(picture, name);
    writeFileSync(join(folder, `${name}.webp`), large);
    writeFileSync(join(folder, `${name}-400.webp`), small);
    drawn[name] = note;
  }
  writeFileSync(noteFile, JSON.stringify(drawn));
  console.log(`${dishes.length} pictures are in ${folder}`);
};

const drawSheet = async (file: string, shown: typeof dishes) => {
  const tiles: Tile[] = [];
  for (const [name, picture] of shown)
    tiles.push({ name, image: Buffer.from((await renderDish(picture, name)).large) });
  await writeSheet(file, tiles, LAYOUT);
  console.log(`${shown.length} dishes are on ${file}`);
};

const drawSheets = async () => {
  const perSheet = values['per-sheet'] === undefined ? dishes.length : Number(values['per-sheet']);
  const folder = join(root, 'build');
  if (perSheet >= dishes.length) return drawSheet(join(folder, 'contact-sheet.webp'), dishes);
  for (let i = 0; i * perSheet < dishes.length; i++)
    await drawSheet(join(folder, `contact-sheet-${i + 1}.webp`), dishes.slice(i * perSheet, (i + 1) * perSheet));
};

void (values.out === undefined ? drawSheets() : writeFiles(resolve(root, values.out)));
