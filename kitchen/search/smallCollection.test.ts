import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSmallCollection, type SmallSearch } from '@kitchen/testing/smallCollection';

const FILE = join(__dirname, '../../tests/data/small-searches.jsonl');
const search = openSmallCollection();

const rows = readFileSync(FILE, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as SmallSearch & { answer: unknown });

// `SMALL_SEARCHES=write npx jest kitchen/search/smallCollection` writes down what is found now; read the difference.
if (process.env.SMALL_SEARCHES === 'write')
  writeFileSync(FILE, rows.map((row) => `${JSON.stringify({ ...row, answer: search(row) })}\n`).join(''));

describe('a cook finds the same as before in a small collection', () => {
  it.each(rows)('$language $mode: $typed $fields', ({ answer, ...asked }) => {
    // As JSON, in which an absent field and an undefined one are the same.
    expect(JSON.parse(JSON.stringify(search(asked)))).toEqual(answer);
  });
});
