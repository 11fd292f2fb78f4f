import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@contracts/vocabulary';
import { CATALOGUES } from '@/testing/catalogue';

const PAGE = readFileSync(join(__dirname, '..', '..', 'docs', 'words.md'), 'utf8');

const listOf = (cell: string) =>
  cell
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** The rows of the table of forbidden words. */
const ROWS = PAGE.slice(PAGE.indexOf('## What we never say'))
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, language]) => LANGUAGES.some((one) => one === language))
  .map(([, language, never, say, except]) => ({
    language: language as Language,
    never: listOf(never!),
    say,
    except: listOf(except!),
  }));

/** Placeholders, tags and plural keywords are not seen by a cook. */
const seenPart = (text: string) =>
  text.replace(
    /\{\w+\}|<\/?\w+>|\{?\w+, (?:plural|select|number|date)(?:, \w+)?,?|\b(?:one|many|other|=\d)\s*\{/g,
    ' ',
  );

/** Whether a word stands alone; “e-mail” does not contain “mail”. */
const contains = (text: string, word: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}-])${word}(?![\\p{L}\\p{N}])(?!-\\p{L})`, 'iu').test(text);

describe('the words of docs/words.md', () => {
  it('name something to avoid in every language', () => {
    expect(new Set(ROWS.map(({ language }) => language))).toEqual(new Set(LANGUAGES));
  });

  it.each(ROWS)('in $language, $never give way to $say', ({ language, never, except }) => {
    const found = Object.entries(CATALOGUES[language])
      .filter(([id]) => !except.includes(id))
      .flatMap(([id, text]) => never.filter((word) => contains(seenPart(text), word)).map((word) => `${id}: ${word}`));
    expect(found).toEqual([]);
  });

  it.each(LANGUAGES)('name a panel as the button that opens it: %s', (language) => {
    const { 'cookingOptions.title': title, 'cookingStage.options': button } = CATALOGUES[language];
    expect(title).toBe(button);
  });

  it('make no exception for a text that does not need it', () => {
    const needless = ROWS.flatMap(({ language, never, except }) =>
      except.filter((id) => !never.some((word) => contains(seenPart(CATALOGUES[language][id] ?? ''), word))),
    );
    expect(needless).toEqual([]);
  });

  it('leave percentages to the progress of a search: a guess is a question', () => {
    for (const language of LANGUAGES) {
      const counted = Object.entries(CATALOGUES[language])
        .filter(([, text]) => /percent|%/.test(text))
        .map(([id]) => id);
      expect(counted.filter((id) => !id.startsWith('progressRing.') && !id.startsWith('loadingPanel.'))).toEqual([]);
    }
  });
});
