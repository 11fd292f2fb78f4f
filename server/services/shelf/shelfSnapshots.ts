import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ColumnFileFault, readColumns, writeColumns, type Column } from './columnFile';
import { fromColumns, rulesOf, toColumns } from './contentColumns';
import type { ShelfContent } from './shelfFiller';

/** A shelf as it was once, and up to where it follows the database. */
export interface ShelfSnapshot {
  content: ShelfContent;
  /** The number of the last import or change that it knows. */
  last: number;
  /** The last change of an imported recipe up to then, as the database tells it. */
  change: string;
}

interface Header {
  rules: string;
  last: number;
  change: string;
  recipes: number;
}

interface Log {
  info: (values: object, text: string) => void;
  warn: (values: object, text: string) => void;
}

const FILE = 'recipes.index';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * Keeps the shelf of a server in a file, so that a start does not have to build it again. The file is no more than a
 * copy: without it, or with one that cannot be used, the shelf is built from the database.
 * @param folder of this server alone; created when it is missing
 */
export const createShelfSnapshots = (folder: string, log: Log) => {
  const path = join(folder, FILE);
  const refuse = (reason: string): void => {
    log.warn({ file: path, reason }, 'the kept index of recipes is not used: it is built again');
  };

  return {
    /** Logs why a shelf that was kept is not used. */
    refuse,

    /**
     * The shelf that was kept last, if it is of the same collection and rules.
     * @param ours content of a shelf with the collection alone
     */
    async read(ours: ShelfContent): Promise<ShelfSnapshot | undefined> {
      const like: Record<string, Column> = toColumns(ours);
      const rules = rulesOf(like);
      try {
        const { header, columns } = await readColumns<Header>(path, (found) => {
          if (found.rules !== rules) throw new ColumnFileFault('it is of another release or collection');
        });
        return { content: fromColumns(columns, like), last: header.last, change: header.change };
      } catch (error) {
        if (!isMissing(error)) refuse((error as Error).message);
        return undefined;
      }
    },

    /**
     * Keeps a shelf instead of the one before. A failure is logged, and leaves that one.
     * @param ours content of a shelf with the collection alone
     */
    async write({ content, last, change }: ShelfSnapshot, ours: ShelfContent, signal?: AbortSignal): Promise<void> {
      const recipes = content.columns.linesAt.length;
      try {
        await mkdir(folder, { recursive: true });
        const header: Header = { rules: rulesOf(toColumns(ours)), last, change, recipes };
        await writeColumns(path, header, toColumns(content), signal);
        log.info({ file: path, recipes }, 'kept the index of recipes for the next start');
      } catch (error) {
        if (!signal?.aborted) log.warn({ err: error, file: path }, 'the index of recipes could not be kept');
      }
    },
  };
};

export type ShelfSnapshots = ReturnType<typeof createShelfSnapshots>;
