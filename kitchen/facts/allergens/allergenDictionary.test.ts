import type { Allergen } from '@contracts/vocabulary';
import { foldText, wordsOf } from '@kitchen/reading/foldWord';
import type { Tongue } from '@kitchen/reading/tongue';
import { allergenDictionary, isLinkWord, keyOf } from './allergenDictionary';
import { allergensByWord, allergensWhere } from './allergenVocabulary';

const keyOfName = (name: string) => keyOf(wordsOf(foldText(name)));

describe('the key of a name', () => {
  it.each([
    ['the oil of the olives', 'olive oil', false],
    ['the oil of the olives', 'oil olive', true],
    ['pan de molde', 'panes molde', true],
    ['Duke’s mayo', 'Dukes mayo', true],
    ['s’more', 'more', false],
    ['de la', '', false],
  ])('of “%s” is that of “%s”: %s', (one, other, isSame) => {
    expect(keyOfName(one) === keyOfName(other)).toBe(isSame);
  });

  it('leaves out the words that writers drop', () => {
    expect(['de', 'of', 'aux', 'el'].every(isLinkWord)).toBe(true);
    expect(isLinkWord('oil')).toBe(false);
  });
});

describe('the dictionary', () => {
  it.each<[Tongue, string, object]>([
    ['en', 'peanut butter', { contains: ['Peanuts'], may: [], ingredientId: 'peanut-butter', isProduct: true }],
    ['en', 'Worcestershire sauce', { contains: ['Fish'], may: ['Gluten'], ingredientId: 'worcestershire-sauce' }],
    ['en', 'butter beans', { contains: [], may: [], ingredientId: 'butter-bean', isProduct: false }],
    ['en', 'nutmeg', { contains: [], may: [], isProduct: false }],
    ['en', 'heavy cream', { contains: ['Dairy'], ingredientId: 'double-cream' }],
    ['en', 'rye bread', { contains: ['Gluten', 'Wheat'], ingredientId: 'rye-bread' }],
    ['es', 'leche de coco', { contains: [], ingredientId: 'coconut-milk', isProduct: false }],
    ['es', 'nata', { contains: ['Dairy'], ingredientId: 'cream' }],
    ['fr', 'farine', { contains: ['Gluten', 'Wheat'], ingredientId: 'flour' }],
    ['fr', 'noix de Saint-Jacques', { contains: ['Molluscs'], ingredientId: 'scallop' }],
  ])('in %s knows “%s”', (tongue, name, entry) => {
    expect(allergenDictionary(tongue).entries.get(keyOfName(name))).toMatchObject(entry);
  });

  it('knows an American name in English only, and is built once', () => {
    expect(allergenDictionary('es').entries.has(keyOfName('heavy cream'))).toBe(false);
    expect(allergenDictionary('es')).toBe(allergenDictionary('es'));
  });
});

describe('a misspelt word', () => {
  it.each<[Tongue, string, Allergen]>([
    ['en', 'prwans', 'Shellfish'],
    ['en', 'lobstr', 'Shellfish'],
    ['en', 'crabb', 'Shellfish'],
    ['en', 'musssels', 'Molluscs'],
    ['en', 'mustrad', 'Mustard'],
    ['en', 'buter', 'Dairy'],
    ['en', 'chedder', 'Dairy'],
    ['en', 'yogurtt', 'Dairy'],
    ['en', 'mozarella', 'Dairy'],
    ['en', 'butterrmilk', 'Dairy'],
    ['en', 'almnds', 'Nuts'],
    ['en', 'hazlenut', 'Nuts'],
    ['en', 'walnutts', 'Nuts'],
    ['en', 'pistachoi', 'Nuts'],
    ['en', 'peanutt', 'Peanuts'],
    ['en', 'tofuu', 'Soy'],
    ['en', 'egss', 'Eggs'],
    ['en', 'anchvies', 'Fish'],
    ['en', 'worcestershre', 'Fish'],
    ['en', 'sulphits', 'Sulphites'],
    ['es', 'mantequila', 'Dairy'],
    ['es', 'quseo', 'Dairy'],
    ['es', 'gambsa', 'Shellfish'],
    ['es', 'mostza', 'Mustard'],
    ['es', 'almndra', 'Nuts'],
    ['es', 'cachuete', 'Peanuts'],
    ['es', 'harnia', 'Wheat'],
    ['fr', 'crevetes', 'Shellfish'],
    ['fr', 'moutrade', 'Mustard'],
    ['fr', 'beure', 'Dairy'],
    ['fr', 'fromgae', 'Dairy'],
    ['fr', 'noisete', 'Nuts'],
    ['fr', 'cacahutes', 'Peanuts'],
  ])('in %s still has its allergen: %s', (tongue, word, allergen) => {
    const { near } = allergenDictionary(tongue);
    expect(near(word)?.contains).toContain(allergen);
    expect(near(word)).toBe(near(word));
  });

  // A short word needs all its letters: one more or fewer makes another word of it.
  it.each([
    'coat',
    'meal',
    'bolt',
    'cat',
    'abcd',
    'table',
    'fresh',
    'chopped',
    'finely',
    'shrmp',
    'celry',
    'eg',
    'zzzzzzzz',
  ])('is no guess when it is short or ordinary: %s', (word) => {
    expect(allergenDictionary('en').near(word)).toBeUndefined();
  });
});

describe('the vocabulary of allergens', () => {
  it('gives products without animals no allergen that comes from animals', () => {
    expect(allergensWhere(({ isFromAnimals }) => isFromAnimals)).toEqual([
      'Dairy',
      'Eggs',
      'Fish',
      'Shellfish',
      'Molluscs',
    ]);
  });

  it('takes the name of an allergen inside a product’s name at its word, except when names mislead', () => {
    const misleading = allergensWhere(({ isNamedInside }) => !isNamedInside);
    expect(misleading).toEqual(['Dairy', 'Eggs', 'Soy', 'Sesame', 'Mustard', 'Celery', 'Lupin', 'Sulphites']);
  });

  it('may deny several allergens with one word', () => {
    const denials = allergensByWord('denials');
    expect(denials.get('gluten')).toEqual(['Gluten', 'Wheat']);
    expect(denials.get('seafood')).toEqual(['Shellfish', 'Molluscs']);
    expect(denials.get('wheat')).toEqual(['Wheat']);
    expect(allergensByWord('synonyms').has('')).toBe(false);
  });
});
