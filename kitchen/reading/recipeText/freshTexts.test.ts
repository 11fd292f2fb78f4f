import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRecipeText } from './readRecipeText';
import type { LineKind } from './recipeText';

const FOLDER = join(__dirname, '../../../tests/data/fresh-texts');

/** The letter before each line of the files: what the line is. */
const KINDS: Readonly<Record<string, LineKind>> = {
  T: 'title',
  A: 'about',
  S: 'servings',
  M: 'time',
  L: 'label',
  H: 'heading',
  I: 'ingredient',
  P: 'step',
  X: 'aside',
};
const LANGUAGES = { en: 'en-GB', es: 'es', fr: 'fr' } as const;
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.txt'));

/** Lines that were read as something else, and how many there are. */
const readAll = (file: string) => {
  const language = LANGUAGES[/-(en|es|fr)\./.exec(file)![1] as keyof typeof LANGUAGES];
  const wrong: string[] = [];
  let count = 0;
  for (const block of readFileSync(join(FOLDER, file), 'utf8').split(/^# /m).slice(1)) {
    const [name = '', ...rows] = block.trim().split('\n');
    const { lines } = readRecipeText(rows.map((row) => row.slice(2)).join('\n'), language);
    rows.forEach((row, i) => {
      const kind = KINDS[row[0]!]!;
      const read = lines[i]?.kind;
      count += 1;
      // A label with the list behind it is read as that list.
      if (read !== kind && !(kind === 'label' && read === 'ingredient' && row.includes(': ')))
        wrong.push(`${name}: ${kind} read as ${read}: ${row.slice(2)}`);
    });
  }
  return { wrong, count };
};

describe('texts as people write them: mails, notes, captions, forums, tables', () => {
  it.each(FILES)('of %s are read line by line, 95 of 100 lines right', (file) => {
    const { wrong, count } = readAll(file);
    expect(count).toBeGreaterThan(100);
    expect(wrong.length / count > 0.05 ? wrong : []).toEqual([]);
  });
});
