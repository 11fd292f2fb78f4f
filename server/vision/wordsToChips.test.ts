import type { Language } from '@contracts/vocabulary';
import { SURE } from './recogniser';
import { wordsToChips } from './wordsToChips';

const read = (lines: string[], language: Language = 'en-GB', confidence = 93) => {
  const chips = wordsToChips(
    lines.map((text) => ({ text, confidence })),
    language,
  );
  const idsOf = (isSure: boolean) =>
    chips.filter((chip) => chip.confidence >= SURE === isSure).map(({ ingredientId }) => ingredientId);
  return { sure: idsOf(true), asked: idsOf(false) };
};

describe('printed words', () => {
  it.each<[string, string, Language, string[]]>([
    ['a package', 'WHOLE MILK', 'en-GB', ['whole-milk']],
    ['with its weight', 'Chickpeas 400 g', 'en-GB', ['chickpea']],
    ['with a price', 'BUTTER £2.35', 'en-GB', ['butter']],
    ['of a receipt in euros', 'Tomates 1,99 €', 'fr', ['tomato']],
    ['of a receipt with a count', '2 x EGGS 3.10', 'en-GB', ['egg']],
    ['in Spanish', 'Garbanzos cocidos', 'es', ['chickpea']],
    ['in French', 'CRÈME FRAÎCHE', 'fr', ['creme-fraiche']],
  ])('name what is in it: %s', (_name, line, language, expected) => {
    expect(read([line], language).sure).toEqual(expected);
  });

  it('beside a brand or another word need confirmation', () => {
    expect(read(['Hopkins Farm Butter'])).toEqual({ sure: [], asked: ['butter'] });
    expect(read(['GOLDEN HEN EGGS LARGE XQ'])).toMatchObject({ sure: [] });
  });

  it.each([
    ['what a thing is made of', ['Ingredients: tomatoes, sugar, salt,', 'vinegar, garlic']],
    ['an allergy note', ['Allergy advice: contains milk, eggs and wheat']],
    ['in Spanish', ['Ingredientes: harina de trigo, azúcar', 'huevo']],
    ['in French', ['Ingrédients : farine de blé, sucre', 'beurre']],
    ['nutrition facts', ['of which sugars 4.2 g', 'Salt 0.3 g per 100 g 250 kcal', 'Protein 8 g']],
    ['a total and a card', ['TOTAL 12.40', 'VISA CARD 12.40', 'CHANGE 0.00']],
    ['how to keep it', ['Store in a cool dry place', 'Best before 12/2027']],
    ['numbers and noise', ['0123 4567 89', '~~ || .. ::', 'ii l1 |']],
    ['one letter too few', ['BUTER', 'TOMTOES CHERY']],
  ])('name nothing in %s', (_name, lines) => {
    expect(read(lines)).toEqual({ sure: [], asked: [] });
  });

  it('are read again after the end of a list of contents', () => {
    expect(read(['Ingredients: sugar,', 'salt', '', 'TOMATO KETCHUP'])).toEqual({ sure: ['ketchup'], asked: [] });
  });

  it('that are hardly readable name nothing, and less readable ones with less confidence', () => {
    expect(read(['BUTTER'], 'en-GB', 40)).toEqual({ sure: [], asked: [] });
    expect(read(['BUTTER'], 'en-GB', 70)).toEqual({ sure: [], asked: ['butter'] });
  });

  it('named twice count once, with the higher confidence', () => {
    const chips = wordsToChips(
      [
        { text: 'BUTTER', confidence: 70 },
        { text: 'Butter', confidence: 95 },
      ],
      'fr',
    );
    expect(chips).toEqual([
      { ingredientId: 'butter', name: 'beurre', confidence: expect.closeTo(0.92, 1), source: 'ocr' },
    ]);
  });
});
