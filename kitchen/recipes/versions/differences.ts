import { diffComm } from 'node-diff3';
import type { RecipeWords } from '@contracts/ownRecipes';
import { WORD_FIELDS, type WordField } from './mergeWords';

/** A line of a part, as it was, as it is, or in both. */
export interface LineChange {
  text: string;
  change: 'same' | 'removed' | 'added';
}

/** A part of a recipe that two versions do not have in common. */
export interface Difference {
  part: WordField | 'ingredients' | 'steps';
  lines: LineChange[];
}

type Chunk = { common: string[] } | { buffer1: string[]; buffer2: string[] };

/** As in `mergeLines`: the library must not find words of plain objects. */
const MARK = '.';

const lineChanges = (before: readonly string[], after: readonly string[]): LineChange[] => {
  const mark = (lines: readonly string[]) => lines.map((line) => MARK + line);
  const as = (change: LineChange['change'], lines: readonly string[]) =>
    lines.map((line): LineChange => ({ text: line.slice(MARK.length), change }));
  return (diffComm(mark(before), mark(after)) as Chunk[]).flatMap((chunk) =>
    'common' in chunk ? as('same', chunk.common) : [...as('removed', chunk.buffer1), ...as('added', chunk.buffer2)],
  );
};

const fieldLines = (words: RecipeWords, field: WordField): string[] => {
  const { [field]: value } = words;
  return value === undefined || value === '' ? [] : [String(value)];
};

/** What differs between two versions, part by part; lists with all their lines, so that the place of a change shows. */
export const differencesOf = (before: RecipeWords, after: RecipeWords): Difference[] => {
  const parts: Difference[] = [
    ...WORD_FIELDS.map((part) => ({ part, lines: lineChanges(fieldLines(before, part), fieldLines(after, part)) })),
    {
      part: 'ingredients',
      lines: lineChanges(
        before.ingredients.map(({ text }) => text),
        after.ingredients.map(({ text }) => text),
      ),
    },
    { part: 'steps', lines: lineChanges(before.steps, after.steps) },
  ];
  return parts.filter(({ lines }) => lines.some(({ change }) => change !== 'same'));
};
