import { fileURLToPath } from 'node:url';
import type { PageRead } from '@contracts/pageRead';
import type { Language } from '@contracts/vocabulary';
import { DomainError } from '../../errors/domainError';
import { askThread, type ThreadReply } from '../../threads/replies';
import { openThreadPool } from '../../threads/threadPool';
import type { FetchedPage } from './fetchPage';
import { readFetchedPage } from './readFetchedPage';

export interface PageTask {
  page: FetchedPage;
  /** The language to assume when the page does not tell. */
  claimed: Language;
}

/** Reads fetched pages in a thread beside the one that answers requests: the tree of a large page takes a second. */
export interface PageReader {
  /** @throws DomainError pageWithoutRecipe, pageTooSlow when it is not read before the deadline */
  read: (task: PageTask) => Promise<PageRead>;
  close: () => Promise<void>;
}

interface Options {
  /** The bundled program of the thread; null reads in this thread (development, tests). */
  workerFile: URL | null;
  deadlineMs?: number;
}

const DEADLINE_MS = 20_000;
/** The thread ends and frees its tables when no page has come for this long. */
const IDLE_MS = 60_000;
/** A tree takes many times the memory of the 5 MB it was read from. */
const MEMORY_MB = 512;

/** Opens the reader; its thread starts with the first page. */
export const createPageReader = ({ workerFile, deadlineMs = DEADLINE_MS }: Options): PageReader => {
  const pool =
    workerFile &&
    openThreadPool<PageTask, ThreadReply<PageRead>>({
      filename: fileURLToPath(workerFile),
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });

  return {
    read: (task) =>
      pool
        ? askThread(pool, task, deadlineMs, () => new DomainError('pageTooSlow'))
        : readFetchedPage(task.page, task.claimed),
    close: async () => {
      await pool?.close();
    },
  };
};
