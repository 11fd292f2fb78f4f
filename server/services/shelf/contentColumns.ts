import { createHash } from 'node:crypto';
import { endianness } from 'node:os';
import { FACTS_VERSION } from '@kitchen/facts/factsVersion';
import { INGREDIENTS } from '@kitchen/ingredients/ingredientTable';
import { ColumnFileFault, type Column } from './columnFile';
import type { ShelfContent } from './shelfFiller';

/** Raise it when the columns of a file come to mean something else. */
const FORMAT = 1;
/** No word of a title holds it. */
const SEPARATOR = '\n';

type Branch = { [name: string]: Branch | Column };

const leavesOf = (branch: Branch, path = ''): [string, Column][] =>
  Object.entries(branch).flatMap(([name, one]) =>
    ArrayBuffer.isView(one) ? [[path + name, one] as [string, Column]] : leavesOf(one, `${path}${name}.`),
  );

/** Lists as one column, and where each begins. */
const joinLists = (lists: readonly Uint32Array[]) => {
  const starts = new Uint32Array(lists.length);
  const numbers = new Uint32Array(lists.reduce((sum, list) => sum + list.length, 0));
  let at = 0;
  lists.forEach((list, i) => {
    starts[i] = at;
    numbers.set(list, at);
    at += list.length;
  });
  return { numbers, starts };
};

/** The content of a shelf as columns with names, for a file. */
export const toColumns = ({ columns, ids, seqs, titles }: ShelfContent): Record<string, Column> => {
  const { words, postings, ...names } = columns.names;
  const flat = {
    ...columns,
    names: { ...names, words: new TextEncoder().encode(words.join(SEPARATOR)), postings: joinLists(postings) },
    ids,
    seqs,
    titles,
  };
  return Object.fromEntries(leavesOf(flat as unknown as Branch));
};

/**
 * The other way round.
 * @param like the columns of another shelf by the same rules
 * @throws ColumnFileFault when columns are missing, or of another kind
 */
export const fromColumns = (
  columns: Readonly<Record<string, Column>>,
  like: Readonly<Record<string, Column>>,
): ShelfContent => {
  const tree: Branch = {};
  for (const [path, sample] of Object.entries(like)) {
    const column = columns[path];
    if (column?.constructor !== sample.constructor) throw new ColumnFileFault(`it lacks ${path}`);
    const names = path.split('.');
    let branch = tree;
    for (const name of names.slice(0, -1)) branch = (branch[name] ??= {}) as Branch;
    branch[names.at(-1)!] = column;
  }
  const { ids, seqs, titles, ...shelf } = tree as unknown as {
    ids: Float64Array;
    seqs: Float64Array;
    titles: ShelfContent['titles'];
    names: { words: Uint8Array; postings: { numbers: Uint32Array; starts: Uint32Array } };
  };
  const { words, postings } = shelf.names;
  const text = Buffer.from(words.buffer, words.byteOffset, words.length).toString();
  const lists = Array.from(postings.starts, (start, i) =>
    postings.numbers.subarray(start, postings.starts[i + 1] ?? postings.numbers.length),
  );
  const names = { ...shelf.names, words: text === '' ? [] : text.split(SEPARATOR), postings: lists };
  return { columns: { ...shelf, names } as unknown as ShelfContent['columns'], ids, seqs, titles };
};

/**
 * Names the collection and the rules by which its shelf was made: equal for two programs that would make the same shelf.
 * @param ours columns of a shelf with the collection alone: they show every rule at work
 */
export const rulesOf = (ours: Readonly<Record<string, Column>>): string => {
  const hash = createHash('sha256');
  const ingredients = INGREDIENTS.map(({ id, isStaple = false }) => [id, isStaple]);
  hash.update(JSON.stringify([FORMAT, endianness(), FACTS_VERSION, ingredients]));
  for (const [name, column] of Object.entries(ours)) {
    hash.update(`${name} ${column.length}`);
    hash.update(new Uint8Array(column.buffer as ArrayBuffer, column.byteOffset, column.byteLength));
  }
  return hash.digest('hex');
};
