import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { NONCE_PLACEHOLDER } from '@contracts/defaults';
import type { DrawTask } from '@contracts/drawTask';
import type { Recipe } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import { openThreadPool } from '../threads/threadPool';

/** A drawn document, and what stands in it for the nonce of the response. */
export interface DrawnDocument {
  html: string;
  nonce: string;
}

/** Draws the pages of recipes, as a first-time visitor sees them. */
export interface PageDrawer {
  /** The page of a recipe in a language; undefined when it cannot be drawn soon, and the browser has to. */
  draw: (recipe: Recipe, language: Language) => Promise<DrawnDocument | undefined>;
  close: () => Promise<void>;
}

interface Options {
  /** The client's own screens as a program for Node (build/prerender). */
  program: string;
  /** The client's empty document. */
  shell: string;
  /** Told of a page that could not be drawn. */
  failed: (error: unknown) => void;
  /** A page that takes longer is drawn by the browser; the next visitor gets it drawn. */
  deadlineMs?: number;
}

const DEADLINE_MS = 1_500;
/** Bytes of the drawn pages that are kept: about 350 pages. */
const KEPT_MAX = 32 * 2 ** 20;
const WAITING_MAX = 40;
/** The thread and its memory are released after this time without a page to draw. */
const IDLE_MS = 600_000;
const MEMORY_MB = 128;

const openPool = (program: string) =>
  openThreadPool<DrawTask, string>({
    filename: program,
    name: 'drawDocument',
    maxThreads: 1,
    maxQueue: WAITING_MAX,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });

/** Opens the drawer; its thread starts with the first page. */
export const createPageDrawer = ({ program, shell, failed, deadlineMs = DEADLINE_MS }: Options): PageDrawer => {
  // Not a word that a recipe could contain.
  const nonce = `nonce-${randomBytes(16).toString('hex')}`;
  const ownShell = shell.replaceAll(NONCE_PLACEHOLDER, nonce);
  const kept = new LRUCache<string, Buffer>({ maxSize: KEPT_MAX, sizeCalculation: ({ length }) => length });
  const drawing = new Map<string, Promise<string | undefined>>();
  const pool = openPool(program);

  const start = (key: string, task: DrawTask): Promise<string | undefined> => {
    if (pool.waiting() >= WAITING_MAX) return Promise.resolve(undefined);
    const drawn = pool
      .run(task)
      .then(
        (html) => {
          kept.set(key, Buffer.from(html));
          return html;
        },
        (error: unknown) => void failed(error),
      )
      .finally(() => drawing.delete(key));
    drawing.set(key, drawn);
    return drawn;
  };

  return {
    async draw(recipe, language) {
      // The whole recipe makes the key, so a page is never older than what it shows.
      const key = createHash('sha256')
        .update(`${language} ${JSON.stringify(recipe)}`)
        .digest('base64url');
      const known = kept.get(key);
      if (known) return { html: known.toString(), nonce };
      const task: DrawTask = { shell: ownShell, path: `/recipe/${recipe.id}`, language, nonce, recipe };
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<undefined>((resolve) => {
        timer = setTimeout(() => resolve(undefined), deadlineMs);
      });
      const html = await Promise.race([drawing.get(key) ?? start(key, task), late]);
      clearTimeout(timer);
      return html === undefined ? undefined : { html, nonce };
    },

    close: async () => {
      await pool.close();
    },
  };
};
