import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the texts and lists that tests read. */
export const TEST_DATA = join(__dirname, '../../tests/data');

/** A row of a text: what it is, as the file has it before the words, and the words. */
export type TextRow = readonly [kind: string, words: string];

/** A text with its name, and what the file expects of it beyond its rows ("title Gran's soup"). */
export interface WrittenText {
  name: string;
  rows: TextRow[];
  expected: string[];
}

const EXPECTED = '= ';

/** In `fresh-texts` a letter and a space stand before the words, in `recipe-texts` a word and a tab. */
const rowOf = (row: string): TextRow => {
  const [, kind, words] = /^([a-z]+)\t(.*)$/.exec(row) ?? [];
  return kind === undefined || words === undefined ? [row.slice(0, 1), row.slice(2)] : [kind, words];
};

/** The texts of a file: each begins with "# " and its name. */
export const textsOfFile = (file: string): WrittenText[] =>
  readFileSync(join(TEST_DATA, file), 'utf8')
    .split(/^# /m)
    .slice(1)
    .map((block) => {
      const [name = '', ...rows] = block.trim().split('\n');
      return {
        name,
        rows: rows.filter((row) => !row.startsWith(EXPECTED)).map(rowOf),
        expected: rows.flatMap((row) => (row.startsWith(EXPECTED) ? [row.slice(EXPECTED.length)] : [])),
      };
    });

/** The files of a folder with texts of a language, in the order of their names. */
export const filesIn = (folder: string, language: string): string[] =>
  readdirSync(join(TEST_DATA, folder))
    .filter((file) => file.endsWith(`${language}.txt`))
    .sort()
    .map((file) => `${folder}/${file}`);
