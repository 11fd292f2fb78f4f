import { mappedTexts } from './mappedTexts';

it('cuts a built file where its source changes', () => {
  // Three columns are of the first source, three of the second, the rest of none; the second line is of the second.
  expect(mappedTexts('oneTWO!\nTWO', { sources: ['one.ts', 'two.ts'], mappings: 'AAAA,GCAA,G;AAAA' })).toEqual([
    { source: 'one.ts', text: 'one' },
    { source: 'two.ts', text: 'TWO' },
    { source: '', text: '!' },
    { source: 'two.ts', text: 'TWO' },
  ]);
});

it('reads numbers of more than one digit, and steps back', () => {
  const code = `${'a'.repeat(40)}b`;
  expect(mappedTexts(code, { sources: ['a.ts', 'b.ts'], mappings: 'ACAA,wCDAA' })).toEqual([
    { source: 'b.ts', text: 'a'.repeat(40) },
    { source: 'a.ts', text: 'b' },
  ]);
});
