import { LANGUAGES, type Language } from '@contracts/vocabulary';
import { writtenLine } from '../recipes/writtenLine';
import { labelledLines } from '../testing/labelledLines';
import type { DisplayOptions } from './displayOptions';
import { displayLine } from './units';
import { writtenLineFor } from './writtenWords';

const shown = (line: string, options: Partial<DisplayOptions> = {}) => {
  const { language = 'en-GB' } = options;
  const { quantity, name, note } = displayLine(writtenLine(line, { language }), {
    factor: 1,
    system: 'metric',
    ...options,
    language,
  });
  return [quantity, name, note].filter(Boolean).join(' | ');
};

/** The words of a text, without those that join a quantity to what it counts, or that become a number. */
const wordsIn = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter(
    (word) => !/^(of|an?|the|de|del|d|des|du|la|l|una?|une|half|medi[oa]|demie?)$/.test(word),
  );

describe('a line of the cook’s own', () => {
  it.each([
    ['1 tea bag', '1 | tea bag'],
    ['2 large free-range eggs, beaten', '2 | large free-range eggs, beaten'],
    ['500 ml semi-skimmed milk', '500 ml | semi-skimmed milk'],
    ['1 x 400g tin chopped tomatoes', '1 x 400g tin | chopped tomatoes'],
    ['juice of 1 lemon', 'juice of 1 lemon'],
    ['1 pot of natural yogurt', '1 pot | natural yogurt'],
    ['1 1/2 tsp vanilla bean paste', '1½ tsp | vanilla bean paste'],
    ['salt and freshly ground black pepper', 'salt and freshly ground black pepper'],
    ['a lemon', '1 | lemon'],
    ['half a cucumber', '½ | cucumber'],
    ['Eggs: 3', '3 | Eggs'],
  ])('is shown as it was written: %s', (line, text) => {
    expect(shown(line)).toBe(text);
  });

  it.each(LANGUAGES)('loses no word of lines that people wrote, in %s', (language: Language) => {
    const lost = labelledLines(language).flatMap(({ line }) => {
      const { words } = writtenLine(line, { language });
      const found = new Set(wordsIn(shown(line, { language, system: words?.system ?? 'metric' })));
      const missing = wordsIn(line).filter((word) => !found.has(word));
      return missing.length === 0 ? [] : [`${line}: ${missing.join(', ')}`];
    });
    expect(lost).toEqual([]);
  });

  it.each([
    ['200g self-raising flour', '400 g | self-raising flour'],
    ['1 x 400g tin chopped tomatoes', '2 tins | chopped tomatoes (400g)'],
    ['juice of 1 lemon', '2 × | juice of 1 lemon'],
    ['1 pot of natural yogurt', '2 × 1 pot | natural yogurt'],
    ['salt, to taste', 'salt, to taste'],
  ])('follows the servings: %s', (line, text) => {
    expect(shown(line, { factor: 2 })).toBe(text);
  });

  it.each([
    [0.25, '¼ × | juice of 1 lemon'],
    [0.5, '½ × | juice of 1 lemon'],
    [0.75, '¾ × | juice of 1 lemon'],
    [1.5, '1½ × | juice of 1 lemon'],
    [2.5, '2½ × | juice of 1 lemon'],
    [1.2, '1.2 × | juice of 1 lemon'],
  ])('writes %s of a line without an amount as a cook does: %s', (factor, text) => {
    expect(shown('juice of 1 lemon', { factor })).toBe(text);
  });

  it('follows the measures of the cook, and leaves those that both systems have', () => {
    expect(shown('1 cup caster sugar', { system: 'metric', language: 'en-US' })).toMatch(
      /^\d+ (g|ml) \| caster sugar$/,
    );
    expect(shown('1 cup caster sugar', { system: 'imperial', language: 'en-US' })).toBe('1 cup | caster sugar');
    expect(shown('2 tbsp olive oil', { system: 'imperial' })).toBe('2 tbsp | olive oil');
  });

  it('is shown whole when it was stored before it was divided into words', () => {
    const { words, ...stored } = writtenLine('juice of 1 lemon', { language: 'en-GB' });
    expect(words).toBeDefined();
    expect(displayLine(stored, { factor: 1, system: 'metric', language: 'en-GB' })).toEqual({
      quantity: '',
      name: 'juice of 1 lemon',
    });
  });
});

describe('the words of a quantity', () => {
  const asWritten = { factor: 1, system: 'metric', language: 'en-GB' } as const;

  it.each(['a', 'An', 'half', 'un', 'una', 'medio', 'media', 'une', 'demi', 'demie'])(
    'that are a number, “%s”, stand as a number before the food',
    (quantity) => {
      expect(writtenLineFor({ quantity, rest: 'lemon' }, '1', asWritten).quantity).toBe('1');
    },
  );

  it.each(['a few', 'another', 'half a dozen', 'a handful', 'about half', 'unas', 'une bonne dose'])(
    'that say more, “%s”, stay',
    (quantity) => {
      expect(writtenLineFor({ quantity, rest: 'lemons' }, '6', asWritten).quantity).toBe(quantity);
    },
  );

  it('stay before the food when the amount of what is multiplied stays', () => {
    const words = { quantity: '1 pot', rest: 'yogurt', isMultiplied: true } as const;
    expect(writtenLineFor(words, '', asWritten)).toEqual({ quantity: '1 pot', name: 'yogurt' });
    expect(writtenLineFor(words, '', { ...asWritten, factor: 1 / 3, language: 'fr' })).toEqual({
      quantity: '0,33 × 1 pot',
      name: 'yogurt',
    });
  });
});
