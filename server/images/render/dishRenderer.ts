import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { openThreadPool } from '../../threads/threadPool';
import type { PictureSpec } from '../pictureSpec';
import { renderDish, renderSmallDish, type RenderedDish } from './renderDish';

/** What a drawing thread is asked for. */
export interface RenderJob {
  picture: PictureSpec;
  seed: string;
  /** The small size alone. */
  isSmall: boolean;
}

/** Draws pictures, in threads or in this process. */
export interface DishRenderer {
  /** How many pictures it draws at the same time. */
  atOnce: number;
  render: (picture: PictureSpec, seed: string) => Promise<RenderedDish>;
  /** The small size alone, sooner. */
  renderSmall: (picture: PictureSpec, seed: string) => Promise<Uint8Array>;
  close: () => Promise<void>;
}

const THREADS_MAX = 4;
const IDLE_MS = 60_000;
/** Requests go before drawing, so drawing may use every core. */
const NICE = 5;

/** The bundled worker beside the running program, or null if there is none (development, tests). */
export const workerBesideProgram = (): URL | null => {
  const file = join(dirname(resolve(process.argv[1] ?? '.')), 'renderWorker.mjs');
  return existsSync(file) ? pathToFileURL(file) : null;
};

const inProcess = (): DishRenderer => ({
  atOnce: 1,
  render: renderDish,
  renderSmall: renderSmallDish,
  close: () => Promise.resolve(),
});

/** Draws in worker threads, which start with the first picture; without a worker file, in this process. */
export const createDishRenderer = (workerFile: URL | null): DishRenderer => {
  if (!workerFile || !existsSync(workerFile)) return inProcess();
  const atOnce = Math.min(THREADS_MAX, availableParallelism());
  const pool = openThreadPool<RenderJob, RenderedDish | Uint8Array>({
    filename: fileURLToPath(workerFile),
    maxThreads: atOnce,
    idleTimeout: IDLE_MS,
    niceIncrement: NICE,
  });
  let isClosed = false;

  const run = async (job: RenderJob) => {
    if (isClosed) throw new Error('Drawing has been stopped');
    return pool.run(job);
  };

  return {
    atOnce,
    render: (picture, seed) => run({ picture, seed, isSmall: false }) as Promise<RenderedDish>,
    renderSmall: (picture, seed) => run({ picture, seed, isSmall: true }) as Promise<Uint8Array>,
    close: async () => {
      isClosed = true;
      await pool.close();
    },
  };
};
