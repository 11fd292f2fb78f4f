import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShelfColumns } from '@kitchen/search/shelfColumns';
import { createCorpusBook, type CorpusBook } from '../../corpus/corpusBook';
import { CORPUS_FACTS } from '../../corpus/corpusFiles';
import { ColumnFileFault, readColumns, writeColumns } from './columnFile';
import { fromColumns, toColumns } from './contentColumns';
import { createShelfFiller } from './shelfFiller';

const FILE = 'corpus.index';

interface Header {
  /** SHA-256 of the facts that it was made from. */
  facts: string;
}

const hashOfFacts = (folder: string): string =>
  createHash('sha256')
    .update(readFileSync(join(folder, CORPUS_FACTS)))
    .digest('hex');

const contentOf = (corpus: CorpusBook) => createShelfFiller(corpus).finish().content;

/**
 * Writes the shelf of the corpus beside its facts, so that no start has to make it.
 * @param folder where the facts of this corpus are
 */
export const writeCorpusIndex = (folder: string, corpus: CorpusBook): Promise<void> =>
  writeColumns<Header>(join(folder, FILE), { facts: hashOfFacts(folder) }, toColumns(contentOf(corpus)));

/**
 * The shelf of the corpus as it was computed when the program was built.
 * @returns undefined when there is none, or none of these facts: then the shelf is made from the recipes
 */
export const readCorpusIndex = async (
  folder: string,
  log: { warn: (values: object, text: string) => void },
): Promise<ShelfColumns | undefined> => {
  try {
    const { columns } = await readColumns<Header>(join(folder, FILE), ({ facts }) => {
      if (facts !== hashOfFacts(folder)) throw new ColumnFileFault('it is of another collection');
    });
    return fromColumns(columns, toColumns(contentOf(createCorpusBook([])))).columns;
  } catch (error) {
    log.warn({ err: error }, 'the index of the collection cannot be used: it is made again');
    return undefined;
  }
};
