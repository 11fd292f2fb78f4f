import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@contracts/vocabulary';
import { ingredientById, relativesOf } from '@kitchen/ingredients/ingredientTable';
import { wordsToChips } from './wordsToChips';

const LINES = readFileSync(join(__dirname, '../../tests/data/receipt-lines.tsv'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => line.split('\t') as [Language, string, string]);

/** Other articles, which make a photo one of a receipt. */
const AROUND = ['XQZV WRPL 1.00', 'ZZKV PQRT 2.00', 'VVKX QQZ 3.00'];

/** What becomes of one printed line: the ids of its chips, or its words as a question. */
const read = (language: Language, printed: string) => {
  const texts = [`${printed} 2.35`, ...AROUND];
  const chips = wordsToChips(
    texts.map((text) => ({ text, confidence: 93 })),
    language,
  );
  return chips.filter(({ name }) => !AROUND.some((other) => other.startsWith(name)));
};

describe('the lines of receipts as shops print them', () => {
  it('name ingredients that exist', () => {
    const ids = LINES.flatMap(([, , ids]) => ids.split(',')).filter((id) => !['-', '~'].includes(id));
    expect(ids.filter((id) => !ingredientById(id))).toEqual([]);
  });

  it('of food are never lost, and never another food', () => {
    const lost: string[] = [];
    const other: string[] = [];
    for (const [language, printed, wanted] of LINES) {
      if (wanted === '-' || wanted === '~') continue;
      const right = new Set(wanted.split(',').flatMap(relativesOf));
      const chips = read(language, printed);
      if (chips.length === 0) lost.push(`${language} ${printed}`);
      for (const { ingredientId } of chips)
        if (ingredientId !== undefined && !right.has(ingredientId))
          other.push(`${language} ${printed}: ${ingredientId}`);
    }
    expect({ lost, other }).toEqual({ lost: [], other: [] });
  });

  it('of other things, and of staples, become nothing', () => {
    const asked = LINES.filter(([, , wanted]) => wanted === '-' || wanted === '~').flatMap(([language, printed]) =>
      read(language, printed).map(({ name }) => `${language} ${printed}: ${name}`),
    );
    expect(asked).toEqual([]);
  });

  it('are understood, not only asked about by their printed words', () => {
    const byWords = LINES.filter(([language, printed]) =>
      read(language, printed).some(({ ingredientId }) => ingredientId === undefined),
    );
    expect(byWords.map(([language, printed]) => `${language} ${printed}`)).toEqual([]);
  });
});
