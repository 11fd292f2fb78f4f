import { noteBeside } from './noteBeside';

it.each<[string, string, string | undefined]>([
  ['jamón cocido', 'cocido, en dados', 'en dados'],
  ['morcillo', 'mejor morcillo, en un trozo', 'en un trozo'],
  ['ralladura de limón', 'rallada fina', 'fina'],
  ['pasta de tamarindo', 'en pasta', undefined],
  ['vaina de vainilla', 'una vaina, abierta', 'abierta'],
  ['dried yeast', 'dried, fast-acting', 'fast-acting'],
  ['rolled oats', 'rolled', undefined],
  ['semoule fine', 'fine', undefined],
  ['honey', 'or cane honey', 'or cane honey'],
  ['tagliatelle', 'fettuccine or tagliatelle', 'fettuccine or tagliatelle'],
  ['dark rum', 'blackstrap or another very dark one', 'blackstrap or another very dark one'],
  ['peach purée', 'white peach, cold', 'white peach, cold'],
])('behind “%s” the note “%s” is “%s”', (name, note, said) => {
  expect(noteBeside(name, note)).toBe(said);
});
