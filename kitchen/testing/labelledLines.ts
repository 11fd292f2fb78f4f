import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@contracts/vocabulary';
import { foldText, wordsOf } from '../reading/foldWord';
import { readIngredientLine } from '../reading/lines/ingredientLines';
import { ingredientById } from '../ingredients/ingredientTable';

/** A line labelled by a person who did not know the program. */
export interface LabelledLine {
  line: string;
  amount: string;
  unit: string;
  ids: string;
  note: string;
}

const ROOT = join(__dirname, '../..');

/** The labelled lines of a language, from tests/data/ingredient-lines. */
export const labelledLines = (language: Language): LabelledLine[] =>
  readFileSync(join(ROOT, 'tests/data/ingredient-lines', `${language}.tsv`), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => {
      const [line = '', amount = '', unit = '', ids = '', note = ''] = row.split('\t');
      return { line, amount, unit, ids, note };
    });

/** The lines that are known to be read wrong in some fields, as `language fields line`, from misread.tsv beside them. */
export const knownMisreadings = (): ReadonlySet<string> =>
  new Set(readFileSync(join(ROOT, 'tests/data/ingredient-lines/misread.tsv'), 'utf8').trimEnd().split('\n').slice(1));

/** Small words, ignored when notes are compared. */
const IDLE = new Set(
  'of de d du des the et y and la le les l el los las lo a an al au aux en un una une x it to'.split(' '),
);

const wordSet = (text: string): string =>
  [...new Set(wordsOf(foldText(text)).filter((word) => !IDLE.has(word)))].sort().join(' ');

const amountText = ({ amount, amountMax }: { amount?: number; amountMax?: number }): string =>
  amount === undefined
    ? ''
    : [amount, amountMax]
        .flatMap((value) => value ?? [])
        .map((value) => value.toFixed(2))
        .join('-');

const labelledAmount = (text: string): string =>
  text === ''
    ? ''
    : text
        .split('-')
        .map((value) => Number(value).toFixed(2))
        .join('-');

export interface LineJudgement {
  amount: boolean;
  unit: boolean;
  ingredient: boolean;
  note: boolean;
}

/** Which fields of a line were read as labelled. The label "?name" means that the table has no such ingredient. */
export const judgeLine = ({ line, amount, unit, ids, note }: LabelledLine, language: Language): LineJudgement => {
  const read = readIngredientLine(line, language);
  const unknown = ids.startsWith('?') ? ids.slice(1) : undefined;
  // The table may have gained the ingredient since the line was labelled.
  const since = unknown === undefined ? undefined : ingredientById(unknown.toLowerCase().replaceAll(' ', '-'))?.id;
  return {
    amount: amountText(read) === labelledAmount(amount),
    unit: (read.unit ?? '') === unit,
    ingredient: read.ids.join('+') === (unknown === undefined ? ids : (since ?? '')),
    note: wordSet(read.note ?? '') === wordSet(note),
  };
};
