import type { ImportedRecipesRepository } from '../../repositories/importedRecipesRepository';
import { withoutNumbers, type ShelfContent } from './shelfFiller';
import type { ShelfSnapshot } from './shelfSnapshots';

/** What the database says of the past of its imported recipes. */
export type History = Pick<
  ImportedRecipesRepository,
  'areOfOurRules' | 'countUntil' | 'idAt' | 'lastChange' | 'lostNumbers'
>;

/**
 * Compares what was kept with the database, which may have been restored, moved or changed since.
 * @returns the content without what the database no longer has, or why it cannot be used
 */
export const checkSnapshot = async (
  { content: before, last, change }: ShelfSnapshot,
  imported: History,
): Promise<{ content: ShelfContent } | { fault: string }> => {
  if (!(await imported.areOfOurRules())) return { fault: 'the database has facts by the rules of another release' };
  const content = withoutNumbers(before, new Set(await imported.lostNumbers(last)));
  const { ids, seqs } = content;
  const isSame =
    (await imported.countUntil(last)) === ids.length &&
    (await imported.lastChange(last)) === change &&
    (ids.length === 0 || (await imported.idAt(seqs.at(-1)!)) === ids.at(-1));
  return isSame ? { content } : { fault: 'the database is another one, or was restored' };
};
