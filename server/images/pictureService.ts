import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { createDishRenderer, workerBesideProgram, type DishRenderer } from './dishRenderer';
import { FALLBACK_DISHES } from './fallbackDishes';
import { readPictureName, redrawn, VARIANTS, writePictureName } from './pictureVariants';
import { type PictureSpec } from './pictureSpec';
import { type RenderedDish } from './renderDish';

/** Counts up with every change that alters what is drawn, so that stored pictures are drawn anew. */
export const DRAWING_VERSION = 3;

export type PictureWidth = 400 | 800;
/** `card`: a JPEG of 1200 x 630 for the previews of links. */
export type PictureSize = PictureWidth | 'card';

export interface PictureService {
  /**
   * The picture of a recipe by its slug, or another drawing of it ('shakshuka-v2'), or a fallback's ('fallback-meals-1'
   * to '-5', 'fallback-drinks-1' to '-5').
   * @throws UnknownPictureError for a name that has none; Error when it cannot be drawn
   */
  pictureOf: (name: string, size: PictureSize) => Promise<Buffer>;
  /** Lets a dish that is in no list be drawn under this name, until many others came after it. */
  learn: (name: string, picture: PictureSpec) => void;
  /** Changes whenever the picture does; for ETags. Undefined for a name that has no picture. */
  pictureHash: (name: string) => string | undefined;
  /**
   * Draws what is not stored yet, in the order given, one at a time and behind every request, the first sixty at once and
   * the rest slowly; removes what is outdated.
   */
  warm: (signal: AbortSignal) => Promise<void>;
  /** Stops the drawing thread; pictures that are being drawn fail. */
  close: () => Promise<void>;
}

export interface PictureServiceOptions {
  /** Folder for rendered pictures; made when missing. */
  cacheDir: string;
  /** Recipes' pictures by slug. */
  pictures: ReadonlyMap<string, PictureSpec>;
  /** Slugs in the order in which to draw ahead; the map's own order when left out. */
  order?: readonly string[];
  /** The bundled render worker; null draws in this process; when left out it is looked for beside the program. */
  workerFile?: URL | null;
  /** Stands in for the renderer in tests. */
  renderer?: DishRenderer;
}

/** So many pictures are drawn ahead without a rest, the most popular ones. */
const DRAWN_AT_ONCE = 60;
/** Then the thread rests nine times as long as a picture took: a tenth of a core. */
const REST_PER_DRAWING = 9;

/** Ends early, without a failure, when there is nothing to wait for any more. */
const rest = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);

/** So many dishes that are in no list are known at once. */
const LEARNED_MAX = 1_000;

export class UnknownPictureError extends Error {
  constructor(slug: string) {
    super(`No picture is known as "${slug}"`);
    this.name = 'UnknownPictureError';
  }
}

const hashOf = (slug: string, picture: PictureSpec) =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING_VERSION, slug, picture]))
    .digest('hex')
    .slice(0, 32);

const STORED = /^[0-9a-f]{32}-(?:(?:400|800)\.webp|card\.jpg)$/;

const asCard = (large: Uint8Array): Promise<Buffer> =>
  sharp(large).resize(1200, 630, { fit: 'cover', kernel: 'lanczos3' }).jpeg({ quality: 82, mozjpeg: true }).toBuffer();

/** Serves dish pictures: drawn once, kept on disk under a hash of what they show. */
export const createPictureService = ({
  cacheDir,
  pictures,
  order,
  workerFile,
  renderer,
}: PictureServiceOptions): PictureService => {
  const dishes: ReadonlyMap<string, PictureSpec> = new Map([...FALLBACK_DISHES, ...pictures]);
  const drawer = renderer ?? createDishRenderer(workerFile === undefined ? workerBesideProgram() : workerFile);
  const underWay = new Map<string, Promise<RenderedDish>>();
  const hashes = new Map<string, string>();
  let urgent = 0;

  const learned = new Map<string, PictureSpec>();

  const learn = (name: string, picture: PictureSpec) => {
    learned.delete(name);
    learned.set(name, picture);
    if (learned.size > LEARNED_MAX) learned.delete(learned.keys().next().value!);
  };

  const dishOf = (name: string): PictureSpec | undefined => {
    const known = dishes.get(name) ?? learned.get(name);
    if (known) return known;
    const { slug, variant } = readPictureName(name);
    const first = dishes.get(slug) ?? learned.get(slug);
    return first && redrawn(first, variant);
  };

  const pictureHash = (name: string): string | undefined => {
    const known = hashes.get(name);
    if (known !== undefined) return known;
    const picture = dishOf(name);
    if (!picture) return undefined;
    const hash = hashOf(name, picture);
    // What is learned may be learned anew, and differently.
    if (dishes.has(readPictureName(name).slug)) hashes.set(name, hash);
    return hash;
  };

  const fileOf = (hash: string, size: PictureSize) =>
    join(cacheDir, size === 'card' ? `${hash}-card.jpg` : `${hash}-${size}.webp`);

  /** Written beside and moved into place, so that nobody reads half a picture. */
  const store = async (file: string, bytes: Uint8Array) => {
    const draft = `${file}.${randomBytes(6).toString('hex')}.tmp`;
    await writeFile(draft, bytes);
    await rename(draft, file);
  };

  const draw = (slug: string, picture: PictureSpec, hash: string): Promise<RenderedDish> => {
    const known = underWay.get(slug);
    if (known) return known;
    const drawing = (async () => {
      const rendered = await drawer.render(picture, slug);
      // A full disk costs time, not the picture.
      await mkdir(cacheDir, { recursive: true })
        .then(() => Promise.all([store(fileOf(hash, 800), rendered.large), store(fileOf(hash, 400), rendered.small)]))
        .catch(() => undefined);
      return rendered;
    })().finally(() => underWay.delete(slug));
    underWay.set(slug, drawing);
    return drawing;
  };

  const stored = (hash: string, size: PictureSize) => readFile(fileOf(hash, size)).catch(() => undefined);

  const pictureOf = async (name: string, size: PictureSize): Promise<Buffer> => {
    const picture = dishOf(name);
    const hash = pictureHash(name);
    if (!picture || hash === undefined) throw new UnknownPictureError(name);
    const kept = await stored(hash, size);
    if (kept) return kept;
    if (size === 'card') {
      const card = await asCard(await pictureOf(name, 800));
      await store(fileOf(hash, size), card).catch(() => undefined);
      return card;
    }
    urgent += 1;
    try {
      const { large, small } = await draw(name, picture, hash);
      return Buffer.from(size === 800 ? large : small);
    } finally {
      urgent -= 1;
    }
  };

  /** Until nobody waits for a picture. */
  const untilIdle = async (signal: AbortSignal) => {
    while (urgent > 0 && !signal.aborted) await Promise.allSettled(underWay.values());
  };

  const removeOutdated = async () => {
    const variants = Array.from({ length: VARIANTS }, (_, i) => i + 1);
    const names = [...dishes.keys()].flatMap((slug) => variants.map((variant) => writePictureName({ slug, variant })));
    const current = new Set(names.map(pictureHash));
    const outdated = (await readdir(cacheDir)).filter((name) => STORED.test(name) && !current.has(name.slice(0, 32)));
    await Promise.all(outdated.map((name) => rm(join(cacheDir, name), { force: true })));
  };

  const warm = async (signal: AbortSignal): Promise<void> => {
    await mkdir(cacheDir, { recursive: true });
    let drawn = 0;
    for (const slug of new Set([...(order ?? pictures.keys()), ...dishes.keys()])) {
      if (signal.aborted) return;
      const picture = dishes.get(slug);
      const hash = pictureHash(slug);
      if (!picture || hash === undefined) continue;
      const names = await Promise.all([stored(hash, 800), stored(hash, 400)]);
      if (names.every(Boolean)) continue;
      await untilIdle(signal);
      if (signal.aborted) return;
      const begunAt = performance.now();
      await draw(slug, picture, hash);
      drawn += 1;
      // The corpus takes minutes of a core: after the first pages of it nobody should hear the fan for it.
      if (drawn >= DRAWN_AT_ONCE) await rest((performance.now() - begunAt) * REST_PER_DRAWING, signal);
    }
    await removeOutdated();
  };

  return { pictureOf, learn, pictureHash, warm, close: () => drawer.close() };
};
