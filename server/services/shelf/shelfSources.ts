import type { CorpusBook } from '../../corpus/corpusBook';
import type { ImportedRecipesRepository } from '../../repositories/importedRecipesRepository';
import type { History } from './checkSnapshot';
import type { ShelfSnapshots } from './shelfSnapshots';

/** Where the recipes of a shelf come from. */
export interface ShelfSources {
  corpus: CorpusBook;
  imported: History & Pick<ImportedRecipesRepository, 'areMoreThan' | 'batches' | 'findAll' | 'newest'>;
  /** Keeps the shelf for the next start; absent: every start builds it. */
  snapshots?: ShelfSnapshots;
  /** So many imported recipes are read before the server listens; more are added then. */
  readAtStart?: number;
}
