import { foldedWords, forgiven, isFiller, isWithin, wordForms } from './nameWords';

describe('the words of a name', () => {
  it.each<[string, string[]]>([
    ['Shepherd’s pie', ['shepherds', 'pie']],
    ['l’oignon & all‘arrabbiata', ['l', 'oignon', 'all', 'arrabbiata']],
    ['Bœuf, Smørrebrød, Weißwurst', ['boeuf', 'smorrebrod', 'weisswurst']],
    ['Pâté en croûte (façon mamie)', ['pate', 'en', 'croute', 'facon', 'mamie']],
    ['7-layer dip', ['7', 'layer', 'dip']],
    ["Crème d'ail, qu'un œuf, dell'orto", ['creme', 'd', 'ail', 'qu', 'un', 'oeuf', 'dell', 'orto']],
    ["Mac 'n' cheese, bowl's, rock ‘n’ roll", ['mac', 'n', 'cheese', 'bowls', 'rock', 'n', 'roll']],
    ['Æbleskiver', ['aebleskiver']],
    ['Gołąbki, karnıyarık', ['golabki', 'karniyarik']],
    [' … ', []],
  ])('of “%s” are folded', (name, words) => {
    expect(foldedWords(name)).toEqual(words);
  });

  it('include small ones, which mean nothing', () => {
    expect(['con', 'receta', 'du', 'recipes', 'the', 'of', 'alla', 'dell', 'food', 'cuisine'].every(isFiller)).toBe(
      true,
    );
    expect(['pie', 'sopa', 'tarte'].some(isFiller)).toBe(false);
  });
});

describe('the other number of a word', () => {
  it.each([
    ['pie', 'pies'],
    ['pies', 'pie'],
    ['tomato', 'tomatoes'],
    ['tomatoes', 'tomato'],
    ['gateau', 'gateaux'],
    ['gateaux', 'gateau'],
    ['curry', 'curries'],
    ['curries', 'curry'],
    ['dip', 'dips'],
    ['dips', 'dip'],
  ])('of “%s” is “%s”', (word, other) => {
    expect(wordForms(word)).toContain(other);
  });

  it.each([
    ['gas', 'ga'],
    ['mix', 'mi'],
    ['al', 'als'],
  ])('of “%s” is not “%s”: it is too short to have one', (word, other) => {
    expect(wordForms(word)).not.toContain(other);
  });
});

describe('typing errors', () => {
  it.each([
    [4, 0],
    [5, 1],
    [7, 1],
    [8, 2],
  ])('in a word of %i letters are forgiven %i times', (length, errors) => {
    expect(forgiven(length)).toBe(errors);
  });

  it.each<[string, string, number]>([
    ['a letter too many', 'lassagne', 1],
    ['a letter too few', 'lasgne', 1],
    ['a wrong letter', 'lazagne', 1],
    ['two letters swapped', 'lasange', 1],
    ['two letters swapped at its start', 'alsagne', 1],
    ['a swap and a letter too many', 'lasangee', 2],
    ['two wrong letters', 'lazagme', 2],
    ['two letters too few', 'lasan', 2],
    ['another first letter', 'masagne', 1],
    ['another last letter', 'lasagna', 1],
  ])('count: %s', (_what, word, errors) => {
    expect(isWithin(word, 'lasagne', errors)).toBe(true);
    expect(isWithin('lasagne', word, errors)).toBe(true);
    expect(isWithin(word, 'lasagne', errors - 1)).toBe(false);
  });
});
