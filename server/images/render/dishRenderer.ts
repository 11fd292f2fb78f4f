import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { PictureSpec } from '../pictureSpec';
import { renderDish, type RenderedDish } from './renderDish';

/** What the drawing thread is asked for. */
export interface RenderJob {
  id: number;
  picture: PictureSpec;
  seed: string;
}

/** What the drawing thread answers. */
export type RenderAnswer = { id: number; rendered: RenderedDish } | { id: number; failure: string };

/** Draws pictures, in a thread or in this process. */
export interface DishRenderer {
  render: (picture: PictureSpec, seed: string) => Promise<RenderedDish>;
  close: () => Promise<void>;
}

/** The bundled worker beside the running program, or null where there is none (development, tests). */
export const workerBesideProgram = (): URL | null => {
  const file = join(dirname(resolve(process.argv[1] ?? '.')), 'renderWorker.mjs');
  return existsSync(file) ? pathToFileURL(file) : null;
};

const inProcess = (): DishRenderer => ({ render: renderDish, close: () => Promise.resolve() });

interface Waiting {
  resolve: (rendered: RenderedDish) => void;
  reject: (error: Error) => void;
}

/** Draws in one worker thread, which starts with the first picture; without a worker file, in this process. */
export const createDishRenderer = (workerFile: URL | null): DishRenderer => {
  if (!workerFile || !existsSync(workerFile)) return inProcess();
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;

  const fail = (error: Error) => {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };

  const start = () => {
    const started = new Worker(workerFile);
    started.unref();
    started.on('message', (answer: RenderAnswer) => {
      const job = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('rendered' in answer) job?.resolve(answer.rendered);
      else job?.reject(new Error(answer.failure));
    });
    // When the thread dies, its jobs fail; the next picture starts another thread.
    started.on('error', (error: unknown) => {
      if (worker === started) fail(error instanceof Error ? error : new Error(String(error)));
    });
    started.on('exit', () => {
      if (worker === started) fail(new Error('The drawing thread ended'));
    });
    return started;
  };

  return {
    render: (picture, seed) =>
      new Promise((resolve, reject) => {
        worker ??= start();
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        worker.postMessage({ id: lastId, picture, seed } satisfies RenderJob);
      }),
    close: async () => {
      const ending = worker;
      fail(new Error('Drawing has been stopped'));
      await ending?.terminate();
    },
  };
};
