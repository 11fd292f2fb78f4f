import { endOfHead, endOfPart } from './lineParts';
import { tokensOf } from './lineTokens';
import { LINE_LANGUAGES } from './lineWords';

const { en } = LINE_LANGUAGES;

/** The words before the end that a function finds. */
const upTo = (line: string, endOf: typeof endOfPart, from = 0) => {
  const tokens = tokensOf(line, 'en');
  return line.slice(tokens[from]!.from, tokens[endOf(tokens, from, en) - 1]?.to ?? 0);
};

it.each([
  ['flour, sifted', 'flour'],
  ['flour; sifted', 'flour'],
  ['flour: sifted', 'flour'],
  ['flour - sifted', 'flour'],
  ['flour (plain)', 'flour'],
  ['eggs + milk', 'eggs'],
  ['milk or cream', 'milk'],
  ['milk / cream', 'milk'],
  ['eggs 3', 'eggs'],
  ['half-fat milk', 'half-fat milk'],
  ['omega-3 eggs', 'omega-3 eggs'],
  ['3 eggs', '3 eggs'],
  ['1,5 kg flour', '1,5 kg flour'],
  ['or milk', 'or milk'],
  ['/ milk', '/ milk'],
  ['carrots 1,5 kg', 'carrots'],
  ['salt to taste', 'salt to taste'],
])('the part of “%s” that names an ingredient is “%s”', (line, part) => {
  expect(upTo(line, endOfPart)).toBe(part);
});

it.each([
  ['salt to taste', 'salt'],
  ['butter at room temperature', 'butter'],
  ['flour, sifted', 'flour'],
  ['salt to', 'salt to'],
  ['taste to salt', 'taste to salt'],
  ['to taste', 'to taste'],
  ['salt, to taste', 'salt'],
])('the head of “%s” is “%s”', (line, head) => {
  expect(upTo(line, endOfHead)).toBe(head);
});

it('a note that begins before the head does not end it', () => {
  expect(upTo('salt to taste or pepper', endOfHead, 2)).toBe('taste');
  expect(upTo('to taste salt', endOfHead, 1)).toBe('taste salt');
});
