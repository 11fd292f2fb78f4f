import type { Allergen, Language } from '@contracts/vocabulary';
import { detectAllergens } from './allergenGuard';
import { clausesOf, withoutWarnings } from './allergenClauses';

const verdictOf = (text: string, language: Language, allergen: Allergen) =>
  detectAllergens(text, language).verdicts[allergen];

describe('a warning', () => {
  it.each<[Language, string]>([
    ['en-GB', 'may contain milk'],
    ['en-GB', 'may also contain milk'],
    ['en-GB', 'can contain milk'],
    ['en-GB', 'contains traces of milk'],
    ['en-GB', 'will contain trace milk'],
    ['en-GB', 'contains trace amounts, milk'],
    ['en-GB', 'contains traces, milk'],
    ['en-GB', 'traces of milk'],
    ['en-GB', 'a trace of milk'],
    ['en-GB', 'made in a factory that uses milk'],
    ['en-GB', 'packed on a line with milk'],
    ['en-GB', 'not suitable for milk allergy'],
    ['es', 'puede contener leche'],
    ['es', 'pueden contener leche'],
    ['es', 'puede tener trazas de leche'],
    ['es', 'alguna traza de leche'],
    ['es', 'elaborado en una fábrica que usa leche'],
    ['es', 'elaborado en una planta que usa leche'],
    ['fr', 'peut contenir du lait'],
    ['fr', 'peuvent aussi contenir du lait'],
    ['fr', 'traces éventuelles de lait'],
    ['fr', 'trace éventuelle de lait'],
    ['fr', 'une trace de lait'],
    ['fr', 'présence possible de lait'],
    ['fr', 'présence éventuelle de lait'],
    ['fr', 'fabriqué dans un atelier qui utilise du lait'],
  ])('says “may contain” in %s: %s', (language, text) => {
    expect(verdictOf(text, language, 'Dairy')).toBe('may');
  });

  it.each(['chocolate may contain nuts.', 'chocolate may contain nuts;', '(may contain nuts)', '[may contain nuts]'])(
    'ends with its sentence or bracket: %s butter',
    (text) => {
      expect(verdictOf(`${text} butter`, 'en-GB', 'Nuts')).toBe('may');
      expect(verdictOf(`${text} butter`, 'en-GB', 'Dairy')).toBe('contains');
    },
  );

  it('ends with its line, and covers the whole list', () => {
    expect(verdictOf('may contain nuts\nbutter', 'en-GB', 'Dairy')).toBe('contains');
    expect(verdictOf('may contain nuts, egg, milk', 'en-GB', 'Dairy')).toBe('may');
  });

  it('does not weaken what the line says before it', () => {
    expect(verdictOf('butter may contain nuts', 'en-GB', 'Dairy')).toBe('contains');
    expect(verdictOf('walnuts. May contain nuts', 'en-GB', 'Nuts')).toBe('contains');
    expect(verdictOf('May contain nuts. Walnuts', 'en-GB', 'Nuts')).toBe('contains');
  });

  it.each([
    ['ligatures', 'œufs, jaunes d’œufs, blancs d’œufs. Traces éventuelles de noix. Lait entier'],
    ['separate accents', 'tomates séchées et épépinées, lait peut contenir des noix'.normalize('NFD')],
  ])('covers only its own sentence behind %s', (_, text) => {
    expect(verdictOf(text, 'fr', 'Dairy')).toBe('contains');
    expect(verdictOf(text, 'fr', 'Nuts')).toBe('may');
  });

  it('can be taken out of a line, which keeps its length', () => {
    const line = 'dark chocolate (may contain nuts), chopped';
    expect(withoutWarnings(line)).toBe('dark chocolate (                ), chopped');
    expect(withoutWarnings('chocolate with nuts')).toBe('chocolate with nuts');
  });
});

describe('what a label says the product is free from', () => {
  it.each([
    'rice flour (free from milk, egg)',
    'rice flour. Free from milk, egg',
    'rice flour.   Free from: milk, egg',
    'rice flour; free of milk, egg',
    'rice flour, free from: milk, egg',
    'rice flour, free of : milk, egg',
    'Free from milk, egg',
  ])('is not in it, up to the end of the sentence: %s', (text) => {
    expect(detectAllergens(text, 'en-GB').evidence).toEqual([]);
    expect(verdictOf(`${text}. Butter`, 'en-GB', 'Dairy')).toBe('contains');
  });
});

describe('a line is split', () => {
  const clauses = (text: string, tongue: 'en' | 'es' | 'fr' = 'en') =>
    clausesOf(text, tongue).map(({ words, isAside, isAlternative }) => ({
      text: words.map((word) => word.text).join(' '),
      ...(isAside && { isAside }),
      ...(isAlternative && { isAlternative }),
    }));

  it('at commas, brackets, semicolons and dashes between spaces', () => {
    expect(clauses('flour, sifted (plain); milk - cold')).toEqual([
      { text: 'flour' },
      { text: 'sifted', isAside: true },
      { text: 'plain', isAside: true },
      { text: 'milk' },
      { text: 'cold', isAside: true },
    ]);
  });

  it('into alternatives at “or” and a slash, in each language', () => {
    const both = [
      { text: 'a', isAlternative: true },
      { text: 'b', isAlternative: true },
    ];
    expect(clauses('a or b')).toEqual(both);
    expect(clauses('a/b')).toEqual(both);
    expect(clauses('a ou b', 'fr')).toEqual(both);
    expect(clauses('a u b', 'es')).toEqual(both);
    expect(clauses('x o b', 'es')).toHaveLength(2);
    expect(clauses('a or b', 'fr')).toEqual([{ text: 'a or b' }]);
  });

  it('into alternatives beside a comma, which do not reach past the next one', () => {
    expect(clauses('milk, or cream')).toEqual([
      { text: 'milk' },
      { text: 'cream', isAside: true, isAlternative: true },
    ]);
    expect(clauses('milk or, cream')).toEqual([
      { text: 'milk', isAlternative: true },
      { text: 'cream', isAside: true, isAlternative: true },
    ]);
    expect(clauses('milk, warm or cold')).toEqual([
      { text: 'milk' },
      { text: 'warm', isAside: true, isAlternative: true },
      { text: 'cold', isAlternative: true },
    ]);
    expect(clauses('milk or cream, cold')).toEqual([
      { text: 'milk', isAlternative: true },
      { text: 'cream', isAlternative: true },
      { text: 'cold', isAside: true },
    ]);
  });

  it('where a warning begins', () => {
    const parts = clausesOf('dark chocolate may contain nuts', 'en');
    expect(parts.map(({ words, isStatement }) => [words.map(({ text }) => text).join(' '), isStatement])).toEqual([
      ['dark chocolate', false],
      ['may contain nuts', true],
    ]);
  });

  it('at a full stop before a space, and not inside an abbreviation', () => {
    expect(clauses('sugar. milk.')).toEqual([{ text: 'sugar' }, { text: 'milk' }]);
    expect(clauses('approx.200 g milk')).toEqual([{ text: 'approx 200 g milk' }]);
  });

  it('not inside numbers, hyphenated words, abbreviations, or the name of a cheese', () => {
    expect(clauses('1/2 cup milk')).toHaveLength(1);
    expect(clauses('1,5 l milk')).toHaveLength(1);
    expect(clauses('12,25 l milk')).toEqual([{ text: '12,25 l milk' }]);
    expect(clauses('use by 24/12/2026')).toEqual([{ text: 'use by 24/12/2026' }]);
    expect(clauses('gluten-free flour')).toEqual([{ text: 'gluten free flour' }]);
    expect(clauses('vitamina d o e', 'es')).toHaveLength(2);
    expect(clauses("vacherin mont d'or")).toEqual([{ text: 'vacherin mont d or' }]);
  });
});
