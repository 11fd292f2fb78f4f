import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { FALLBACK_DISHES } from './fallbackDishes';
import type { PictureSpec } from './pictureSpec';
import { PICTURE_SIZES, renderPicture } from './renderPicture';
import type { RenderReply, RenderTask } from './renderWorker';

/** Raised when the drawing itself changes, so that no picture of an older hand stays in a cache. */
const DRAWING_VERSION = 1;

export interface PictureServiceOptions {
  /** Folder for the drawn files; made when missing. */
  cacheDir: string;
  /** Slug → what its picture shows. Warmed in this order. */
  pictures: ReadonlyMap<string, PictureSpec>;
  /** The bundled worker; without it drawing happens in this thread (tests, development). */
  workerFile?: URL | null;
}

export class UnknownPicture extends Error {}

type Render = (picture: PictureSpec, seed: string) => Promise<Uint8Array[]>;

/** Sends drawing to one worker thread, started with the first picture and never in the way of a stop. */
const workerRender = (file: URL): Render => {
  let worker: Worker | undefined;
  let last = 0;
  const waiting = new Map<number, { resolve: (files: Uint8Array[]) => void; reject: (fault: Error) => void }>();

  const failAll = (fault: Error) => {
    for (const { reject } of waiting.values()) reject(fault);
    waiting.clear();
    worker = undefined;
  };
  const started = (): Worker => {
    if (worker) return worker;
    worker = new Worker(file);
    worker.unref();
    worker.on('message', (reply: RenderReply) => {
      const asked = waiting.get(reply.task);
      waiting.delete(reply.task);
      if ('files' in reply) asked?.resolve(reply.files);
      else asked?.reject(new Error(reply.fault));
    });
    worker.on('error', failAll);
    worker.on('exit', () => failAll(new Error('the drawing thread ended')));
    return worker;
  };
  return (picture, seed) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      started().postMessage({ task: last, picture, seed } satisfies RenderTask);
    });
};

/** Dish pictures as WebP, drawn once, kept on disk under a hash of what they show. */
export const createPictureService = ({ cacheDir, pictures, workerFile }: PictureServiceOptions) => {
  const render: Render = workerFile ? workerRender(workerFile) : renderPicture;
  const underWay = new Map<string, Promise<void>>();
  let folder: Promise<unknown> | undefined;

  const specOf = (slug: string) => pictures.get(slug) ?? FALLBACK_DISHES.get(slug);
  const hashOf = (slug: string, spec: PictureSpec) =>
    createHash('sha256')
      .update(JSON.stringify([DRAWING_VERSION, slug, spec]))
      .digest('hex')
      .slice(0, 24);
  const fileOf = (hash: string, width: number) => join(cacheDir, `${hash}-${width}.webp`);

  const draw = async (slug: string, spec: PictureSpec, hash: string) => {
    await (folder ??= mkdir(cacheDir, { recursive: true }));
    const files = await render(spec, slug);
    // Written aside and moved, so that nobody ever reads half a file.
    await Promise.all(
      PICTURE_SIZES.map(async ({ width }, i) => {
        const aside = join(cacheDir, `${randomUUID()}.part`);
        await writeFile(aside, files[i]!);
        await rename(aside, fileOf(hash, width));
      }),
    );
  };
  const drawOnce = (slug: string, spec: PictureSpec, hash: string): Promise<void> => {
    const known = underWay.get(hash);
    if (known) return known;
    const drawing = draw(slug, spec, hash).finally(() => underWay.delete(hash));
    underWay.set(hash, drawing);
    return drawing;
  };

  const pictureOf = async (slug: string, width: 400 | 800): Promise<Buffer> => {
    const spec = specOf(slug);
    if (!spec) throw new UnknownPicture(slug);
    const hash = hashOf(slug, spec);
    try {
      return await readFile(fileOf(hash, width));
    } catch {
      await drawOnce(slug, spec, hash);
      return readFile(fileOf(hash, width));
    }
  };

  return {
    /** The picture of a recipe, or a fallback picture by its name. @throws UnknownPicture */
    pictureOf,
    /** Draws whatever is missing, one after the other, until told to stop. */
    async warm(signal: AbortSignal): Promise<void> {
      for (const slug of [...pictures.keys(), ...FALLBACK_DISHES.keys()]) {
        if (signal.aborted) return;
        // One that cannot be drawn must not keep the others from being ready; a request for it will say why.
        await pictureOf(slug, 400).catch(() => undefined);
      }
    },
  };
};

export type PictureService = ReturnType<typeof createPictureService>;
