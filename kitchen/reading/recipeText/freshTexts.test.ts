import { filesIn, textsOfFile } from '../../testing/writtenTexts';
import { readRecipeText } from './readRecipeText';
import type { LineKind } from './recipeText';

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
type Spoken = keyof typeof LANGUAGES;

/** Lines that were read as something else, and how many there are. */
const readAll = (spoken: Spoken) => {
  const wrong: string[] = [];
  let texts = 0;
  let count = 0;
  for (const { name, rows } of filesIn('fresh-texts', spoken).flatMap(textsOfFile)) {
    const { lines } = readRecipeText(rows.map(([, words]) => words).join('\n'), LANGUAGES[spoken]);
    texts += 1;
    rows.forEach(([letter, words], i) => {
      const kind = KINDS[letter]!;
      const read = lines[i]?.kind;
      count += 1;
      // A label with the list behind it is read as that list.
      if (read !== kind && !(kind === 'label' && read === 'ingredient' && words.includes(': ')))
        wrong.push(`${name}: ${kind} read as ${read}: ${words}`);
    });
  }
  return { wrong, count, texts };
};

describe('texts as people write them: mails, notes, captions, forums, tables', () => {
  it.each([
    ['en', 74],
    ['es', 63],
    ['fr', 63],
  ] as const)('are read line by line, 95 of 100 lines right: %s', (spoken, many) => {
    const { wrong, count, texts } = readAll(spoken);
    expect(texts).toBe(many);
    expect(wrong.length / count > 0.05 ? wrong : []).toEqual([]);
  });
});
