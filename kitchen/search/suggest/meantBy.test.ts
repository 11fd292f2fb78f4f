import type { Language } from '@contracts/vocabulary';
import { meantBy as meantAmong } from './meantBy';

/** Without recipes, the shortest name comes first. */
const meantBy = (unknown: readonly string[], language: Language) => meantAmong(unknown, language, () => 0);

const offers = (typed: string, language: Language) =>
  meantBy([typed], language)[0]?.ingredients.map(({ id }) => id) ?? [];

describe('what the cook may have meant by an unknown word', () => {
  it.each<[string, Language, string]>([
    ['toms', 'en-GB', 'tomato'],
    ['cukes', 'en-US', 'cucumber'],
    ['avos', 'en-GB', 'avocado'],
    ['shrooms', 'en-US', 'mushroom'],
    ['potat', 'en-US', 'potato'],
    ['cebol', 'es', 'onion'],
    ['oigno', 'fr', 'onion'],
    ['TOMS ', 'en-GB', 'tomato'],
    ['mils', 'en-GB', 'milk'],
    ['aubers', 'en-GB', 'aubergine'],
    ['parsn', 'en-GB', 'parsnip'],
    ['gri', 'en-GB', 'grits'],
    ['lekk', 'en-GB', 'leek'],
    ['celry', 'en-GB', 'celery'],
    ['brocoliy', 'en-GB', 'broccoli'],
  ])('%p in %s is %s', (typed, language, id) => {
    expect(offers(typed, language)).toContain(id);
  });

  it.each<[string, Language]>([
    ['xqzzwv', 'en-GB'],
    ['xq', 'fr'],
    ['', 'es'],
    ['eg', 'en-GB'],
    ['egs', 'en-GB'],
    ['agg', 'en-GB'],
    ['clry', 'en-GB'],
    ['whole', 'en-GB'],
    ['fresh', 'en-US'],
  ])('%p in %s is nothing', (typed, language) => {
    expect(offers(typed, language)).toEqual([]);
  });

  it.each<[string, Language, string]>([
    ['zanaho', 'es', 'carrot'],
    ['champi', 'fr', 'mushroom'],
  ])('%p in %s is first of all what it is the beginning of', (typed, language, id) => {
    expect(offers(typed, language)[0]).toBe(id);
  });

  it('names what exists', () => {
    expect(meantBy(['shrooms', 'avos', 'cukes'], 'en-GB').flatMap(({ ingredients }) => ingredients)).toEqual([
      { id: 'mushroom', name: 'mushroom' },
      { id: 'avocado', name: 'avocado' },
      { id: 'cucumber', name: 'cucumber' },
    ]);
  });

  it('is at most three ingredients for each of five words', () => {
    const meant = meantBy(['toms', 'potat', 'carro', 'onio', 'chee', 'mil', 'egg'], 'en-GB');
    expect(meant.map(({ typed }) => typed)).toEqual(['toms', 'potat', 'carro', 'onio', 'chee']);
    for (const { ingredients } of meant) expect(ingredients.length).toBeLessThanOrEqual(3);
    expect(new Set(offers('tomats', 'en-GB')).size).toBe(3);
  });

  it('leaves out the words that mean nothing', () => {
    expect(meantBy(['xqzzwv', 'lekk'], 'en-GB').map(({ typed }) => typed)).toEqual(['lekk']);
  });
});
