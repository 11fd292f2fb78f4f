/** How much of a list is read from the database at once: what a pause of a few milliseconds is enough for. */
const BATCH_BYTES = 256 * 1024;
const BATCH_RECIPES = 100;
/** What a recipe weighs whose text is not in the database. */
const CORPUS_BYTES = 4 * 1024;

/** What an entry of a list weighs in an answer. */
export const weightOf = ({ bytes }: { bytes: number }): number => bytes || CORPUS_BYTES;

/** Divides a list into batches of bounded length, in its order. */
export function* inBatches<Entry extends { bytes: number }>(entries: readonly Entry[]): Generator<Entry[], void> {
  let batch: Entry[] = [];
  let bytes = 0;
  for (const entry of entries) {
    const isFull = bytes + weightOf(entry) > BATCH_BYTES || batch.length >= BATCH_RECIPES;
    if (isFull && batch.length > 0) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(entry);
    bytes += weightOf(entry);
  }
  if (batch.length > 0) yield batch;
}
