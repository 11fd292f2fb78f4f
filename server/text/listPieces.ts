import type { JsonText } from './jsonText';

/** The text of a list in pieces: one for each group of its items, so that a long list is never in memory as a whole. */
export async function* listPieces<T>(
  groups: AsyncIterable<readonly JsonText<T>[]> | Iterable<readonly JsonText<T>[]>,
): AsyncGenerator<string, void> {
  let before = '[';
  for await (const group of groups) {
    if (group.length === 0) continue;
    yield before + group.join(',');
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}
