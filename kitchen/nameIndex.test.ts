import fc from 'fast-check';
import { createNameIndexBuilder } from './nameIndex';
import { foldedWords, isWithin } from './nameWords';

const RECIPES = [
  { titles: ['Shakshuka', 'Chakchouka'], words: ['egg', 'tomate', 'Tunisian'], popularity: 90 },
  {
    titles: ['Spanish omelette', 'Tortilla de patatas', 'Tortilla espagnole'],
    words: ['egg', 'potato'],
    popularity: 95,
  },
  { titles: ['Chicken curry', 'Curry de pollo', 'Curry de poulet'], words: ['chicken', 'Indian'], popularity: 80 },
  { titles: ['Thai green curry', 'Curry verde tailandés', 'Curry vert thaï'], words: ['chicken'], popularity: 85 },
  { titles: ['Crème brûlée', 'Crema catalana quemada'], words: ['egg', 'cream'], popularity: 70 },
  { titles: ['Omelette', 'Tortilla francesa'], words: ['egg'], popularity: 60 },
  { titles: ['Bœuf bourguignon', 'Beef bourguignon'], words: ['beef', 'red wine'], popularity: 75 },
];
const builder = createNameIndexBuilder();
RECIPES.forEach(builder.add);
const index = builder.build();
const found = (name: string) => index.search(name, () => true, 60).entries.map((entry) => RECIPES[entry]!.titles[0]);

describe('a recipe asked for by name', () => {
  it.each([
    ['shakshuka', 'Shakshuka'],
    ['SHAKSHUKA!', 'Shakshuka'],
    ['shaksh', 'Shakshuka'],
    ['shakshuca', 'Shakshuka'],
    ['chakchouka', 'Shakshuka'],
    ['tortilla de patatas', 'Spanish omelette'],
    ['patatas tortilla', 'Spanish omelette'],
    ['creme brulee', 'Crème brûlée'],
    ['the crème brulee recipe', 'Crème brûlée'],
    ['boeuf bourguignon', 'Bœuf bourguignon'],
    ['beef bourgignon', 'Bœuf bourguignon'],
    ['curry vert thai', 'Thai green curry'],
    ['chikcen curry', 'Chicken curry'],
  ])('as %p is found first', (name, title) => {
    expect(found(name)[0]).toBe(title);
  });

  it('comes exact phrase first, though another is better known', () => {
    expect(found('omelette')).toEqual(['Omelette', 'Spanish omelette']);
  });

  it('is found by its ingredients and cuisine too, after those named so', () => {
    expect(found('tunisian')).toEqual(['Shakshuka']);
    expect(found('curry chicken')).toEqual(['Chicken curry', 'Thai green curry']);
    expect(found('egg')).toEqual(['Spanish omelette', 'Shakshuka', 'Crème brûlée', 'Omelette']);
  });

  it('is found by half of its words when no recipe has them all', () => {
    expect(found('grandmother shakshuka')).toEqual(['Shakshuka']);
    expect(found('wellington egg')).toEqual([]);
  });

  it('is not there when nothing is like it', () => {
    expect(found('xylophone')).toEqual([]);
    expect(found('?!')).toEqual([]);
    expect(found('')).toEqual([]);
  });

  it('is left out where it is not wanted', () => {
    expect(index.search('omelette', (entry) => entry !== 5, 60)).toEqual({ entries: [1], total: 1 });
  });

  it('is counted where it is not among the first', () => {
    expect(index.search('egg', () => true, 2)).toEqual({ entries: [1, 0], total: 4 });
    expect(index.search('egg', () => true, 0)).toEqual({ entries: [], total: 4 });
  });

  it('may be any text at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        for (const entry of index.search(name, () => true, 60).entries) expect(RECIPES[entry]).toBeDefined();
      }),
    );
  });
});

describe('folding and slips', () => {
  it('makes words comparable', () => {
    expect(foldedWords('Crème-brûlée, “Œufs” & Straße')).toEqual(['creme', 'brulee', 'oeufs', 'strasse']);
  });

  it.each([
    ['chicken', 'chiken', 1, true],
    ['chicken', 'chikcen', 1, true],
    ['chicken', 'kitchen', 1, false],
    ['pan', 'pasta', 1, false],
    ['', 'ab', 2, true],
  ])('%p and %p are within %d: %p', (a, b, limit, expected) => {
    expect(isWithin(a, b, limit)).toBe(expected);
    expect(isWithin(b, a, limit)).toBe(expected);
  });
});
