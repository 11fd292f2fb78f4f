import { setTimeout as sleep } from 'node:timers/promises';
import type { PictureSpec } from '../pictureSpec';
import { type DishBook } from './dishBook';
import { type PictureFiles } from './pictureFiles';

interface WarmDependencies {
  book: DishBook;
  files: PictureFiles;
  /** Names to draw, in this order. */
  names: Iterable<string>;
  draw: (name: string, picture: PictureSpec, hash: string) => Promise<unknown>;
  /** Resolves when no request waits for a picture. */
  untilIdle: (signal: AbortSignal) => Promise<void>;
}

/** The most popular pictures are drawn ahead without a rest. */
const DRAWN_AT_ONCE = 60;

/** Later the thread rests nine times as long as a picture took, which leaves it a tenth of a core. */
const REST_PER_DRAWING = 9;

/** Resolves early, without a failure, once the signal aborts. */
const rest = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);

/** Draws the listed pictures that are not stored, one at a time and after every request; then removes outdated files. */
export const warmPictures = async (
  { book, files, names, draw, untilIdle }: WarmDependencies,
  signal: AbortSignal,
): Promise<void> => {
  await files.prepare();
  let drawn = 0;
  for (const name of names) {
    if (signal.aborted) return;
    const picture = book.dishOf(name);
    const hash = book.hashOf(name);
    if (!picture || hash === undefined) continue;
    if ((await files.has(hash, 800)) && (await files.has(hash, 400))) continue;
    await untilIdle(signal);
    if (signal.aborted) return;
    const begunAt = performance.now();
    await draw(name, picture, hash);
    drawn += 1;
    // The whole corpus takes minutes of a core. Past the first pages the fan should not be heard for it.
    if (drawn >= DRAWN_AT_ONCE) await rest((performance.now() - begunAt) * REST_PER_DRAWING, signal);
  }
  await files.keepOnly(book.listedHashes());
};
