import { LANGUAGES, type Language } from '@contracts/vocabulary';
import { cuisineOf, CUISINES, isCuisine } from '@contracts/cuisines';
import britishEnglish from '../../translations/en-GB.json';
import americanEnglish from '../../translations/en-US.json';
import french from '../../translations/fr.json';
import spanish from '../../translations/es.json';
import { CUISINE_WORDS } from './cuisineWords';
import { cuisineNames, cuisineOfLabels, keptCuisine, readCuisine } from './readCuisine';

const CATALOGUES: Record<Language, Readonly<Record<string, string>>> = {
  'en-GB': britishEnglish,
  'en-US': americanEnglish,
  es: spanish,
  fr: french,
};

it.each([
  ['Moroccan', 'moroccan'],
  ['moroccan', 'moroccan'],
  ['Puerto Rican', 'puerto-rican'],
  ['puerto-rican', 'puerto-rican'],
  ['Tex Mex', 'tex-mex'],
  ['Cuisine marocaine', 'moroccan'],
  ['Maroc', 'moroccan'],
  ['cocina marroquí', 'moroccan'],
  ['Comida japonesa', 'japanese'],
  ['Française', 'french'],
  ['Thaïlandais', 'thai'],
  ['Italian, Mediterranean', 'italian'],
  ['Klingon, Mediterranean', 'mediterranean'],
  ['French & Italian', 'french'],
  ['italiana y francesa', 'italian'],
  ['Authentic Northern Italian', 'italian'],
  ['Italian-American', 'italian-american'],
  ['South American', 'latin-american'],
  ['South African', 'south-african'],
  ['Middle Eastern / Lebanese', 'middle-eastern'],
  ['https://www.bbcgoodfood.com/recipes/collection/italian-recipes', 'italian'],
  ['https://example.org/cuisine/tex-mex/?page=2#top', 'tex-mex'],
  ['www.example.org/kitchen/moroccan.html', 'moroccan'],
  ['https://example.org/greek.food.html', 'greek'],
  ['https://example.org/greek and more', 'greek'],
  [' https://example.org/a/greek ', 'greek'],
])('reads %s as %s', (text, id) => {
  expect(readCuisine(text)).toBe(id);
});

it('reads the id of each cuisine', () => {
  expect(CUISINES.filter((id) => readCuisine(id) !== id)).toEqual([]);
});

it.each([
  'http://greek.org',
  'HTTPS://greek.org',
  ' http://greek.org ',
  '',
  ' ',
  'Klingon',
  'Italianate',
  'https://example.org',
  'https://example.org/recipes/4711',
  'dinner',
  'the',
])('knows no cuisine in “%s”', (text) => {
  expect(readCuisine(text)).toBeUndefined();
});

it('takes the first text that names a cuisine', () => {
  expect(readCuisine('Klingon', 'Greek', 'French')).toBe('greek');
});

it('keeps unknown words as they are written, shortened, and never an address', () => {
  expect(keptCuisine(['  Klingon cuisine '])).toBe('Klingon cuisine');
  expect(keptCuisine(['x'.repeat(80)])).toHaveLength(60);
  expect(keptCuisine(['https://example.org/recipes/4711'])).toBeUndefined();
  expect(keptCuisine(['https://example.org/4711', 'Klingon'])).toBe('Klingon');
  expect(keptCuisine([])).toBeUndefined();
  expect(keptCuisine([' '])).toBeUndefined();
  expect(keptCuisine([' ', 'Klingon'])).toBe('Klingon');
  expect(keptCuisine([' http://example.org/1 '])).toBeUndefined();
  expect(keptCuisine(['Go to https://example.org/1'])).toBe('Go to https://example.org/1');
});

it('finds a cuisine among labels by its adjective, never by a country', () => {
  expect(cuisineOfLabels(['quick', 'Mexican food'])).toBe('mexican');
  expect(cuisineOfLabels(['quick', 'chili', 'Jamaica', 'turkey'])).toBeUndefined();
});

describe('the vocabulary', () => {
  it('has each id once, in the order of the alphabet', () => {
    expect([...new Set(CUISINES)].sort()).toEqual([...CUISINES]);
  });

  it.each(LANGUAGES)('has a name for each in %s, and reads it back', (language) => {
    for (const id of CUISINES) {
      const name = CATALOGUES[language][`cuisine.${id}`]!;
      expect([id, name && readCuisine(name)]).toEqual([id, id]);
    }
  });

  it.each(LANGUAGES)('gives no two the same name in %s', (language) => {
    const names = CUISINES.map((id) => CATALOGUES[language][`cuisine.${id}`]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('gives no word to two cuisines', () => {
    const words = CUISINES.flatMap((id) => [...cuisineNames(id), ...(CUISINE_WORDS[id].others?.split(', ') ?? [])]);
    expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
  });
});

it('takes the English adjectives of recipes stored before there were ids', () => {
  expect(cuisineOf({ cuisine: 'Middle Eastern' })).toBe('middle-eastern');
  expect(cuisineOf({ cuisine: 'American-Chinese' })).toBe('american-chinese');
  expect(cuisineOf({ cuisine: 'Klingon' })).toBeUndefined();
  expect(cuisineOf({})).toBeUndefined();
  expect(isCuisine('constructor')).toBe(false);
});
