import { readLine, wordsOfLine } from './readLine';

it.each([
  ['2 cups milk', 'en-GB', 'milk', 'cup'],
  ['2 cups milk', 'en-US', 'milk', 'cup'],
  ['2 tazas de leche', 'es', 'milk', 'cup'],
  ['2 tasses de lait', 'fr', 'milk', 'cup'],
] as const)('“%s” is read in %s, again and again', (line, language, id, unit) => {
  expect(readLine(line, { language })).toMatchObject({ ids: [id], unit, amount: 2 });
  expect(readLine(line, { language })).toBe(readLine(line, { language }));
});

it('a line in another language has its metric amount and the names that languages share', () => {
  const italian = { language: 'en-GB', foreignLanguage: 'it' } as const;
  expect(readLine('250 g mozzarella', italian)).toMatchObject({ ids: ['mozzarella'], unit: 'g', amount: 250 });
  expect(readLine('250 g pasta', italian).ids).toEqual([]);
  expect(wordsOfLine('250 g mozzarella', italian)).toEqual({ quantity: '', rest: '250 g mozzarella' });
  expect(wordsOfLine('250 g flour', { language: 'en-GB' })).toMatchObject({ quantity: '250 g', rest: 'flour' });
});
