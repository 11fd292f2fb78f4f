import fc from 'fast-check';
import { createNameIndexBuilder } from './nameIndex';
import type { NameEntry } from './nameResult';
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
const indexOf = (entries: readonly NameEntry[]) => {
  const builder = createNameIndexBuilder();
  entries.forEach(builder.add);
  return builder.build();
};
const index = indexOf(RECIPES);
const ALL = { isWanted: () => true };

const found = (name: string) => index.search(name, ALL, 60).entries.map((entry) => RECIPES[entry]!.titles[0]);

describe('a recipe searched by name', () => {
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
  ])('is found first as %p', (name, title) => {
    expect(found(name)[0]).toBe(title);
  });

  it('comes first for the exact phrase, though another is better known', () => {
    expect(found('omelette')).toEqual(['Omelette', 'Spanish omelette']);
  });

  it('comes first for its very words, before a better known one in the plural', () => {
    const entries = [
      { titles: ['Pancakes'], words: [], popularity: 95 },
      { titles: ['Pancake'], words: [], popularity: 10 },
    ];
    expect(indexOf(entries).search('pancake', ALL, 60).entries).toEqual([1, 0]);
    expect(indexOf(entries).search('pancakes', ALL, 60).entries).toEqual([0, 1]);
  });

  it('comes in the order in which they were added when nothing else decides', () => {
    const entries = Array.from({ length: 5 }, () => ({ titles: ['Lamb stew'], words: ['lamb'], popularity: 50 }));
    expect(indexOf(entries).search('lamb stew', ALL, 60).entries).toEqual([0, 1, 2, 3, 4]);
    expect(indexOf(entries).search('lamb', ALL, 3).entries).toEqual([0, 1, 2]);
  });

  it.each(['corn bread', 'corn bread with honey', 'sweet corn bread'])(
    'is found as one word when typed as two: %s',
    (name) => {
      const entries = [
        { titles: ['Rye bread'], words: [], popularity: 95 },
        { titles: ['Cornbread with honey', 'Sweet cornbread'], words: [], popularity: 10 },
      ];
      expect(indexOf(entries).search(name, ALL, 60).entries[0]).toBe(1);
    },
  );

  it('is found by its ingredients and cuisine too, after recipes with that name', () => {
    expect(found('tunisian')).toEqual(['Shakshuka']);
    expect(found('curry chicken')).toEqual(['Chicken curry', 'Thai green curry']);
    expect(found('egg')).toEqual(['Spanish omelette', 'Shakshuka', 'Crème brûlée', 'Omelette']);
  });

  it('is found by half of the words when no recipe has them all', () => {
    expect(found('grandmother shakshuka')).toEqual(['Shakshuka']);
    expect(found('wellington egg')).toEqual([]);
  });

  it.each([
    ['tai green curry', 'Thai green curry'],
    ['thai gren cury', 'Thai green curry'],
    ['chi curry', 'Chicken curry'],
    ['spanich omlette', 'Spanish omelette'],
  ])('is found by its whole title with every word short or misspelt: %p', (name, title) => {
    expect(found(name)).toEqual([title]);
  });

  it.each(['tai green soup', 'egg curry pie', 'tuna curry'])(
    'is not another dish with a word in common: %p',
    (name) => {
      expect(index.search(name, ALL, 60)).toMatchObject({ isNear: true });
    },
  );

  it.each([
    ['Iced tea', 'ice tea'],
    ['Ice coffee', 'iced coffee'],
    ['Poached eggs', 'poach eggs'],
    ['Poach eggs', 'poached eggs'],
    ['Arroz con leche', 'aroz con leche'],
    ['Pad thai', 'pad tai'],
    ['Pad thai', 'bad thai'],
    ['Mac and cheese', 'mac chese'],
    ['Macaroni cheese', 'mac cheese'],
  ])('is found by its whole title, loosely typed: “%s” as “%s”', (title, name) => {
    const { search } = indexOf([{ titles: [title], words: [], popularity: 50 }]);
    expect(search(name, ALL, 60)).toMatchObject({ entries: [0], isNear: false });
  });

  it.each([
    ['Pad thai', 'pi thai'],
    ['Arroz con leche', 'aroz lehe'],
    ['Green curry rice', 'gren curry'],
    ['Green curry', 'gren curry rice'],
    ['Moscow mule', 'mole poblano'],
    ['Lemon tart', 'melon torte'],
  ])('is another dish than “%s” when “%s” is typed', (title, name) => {
    const { search } = indexOf([{ titles: [title], words: [], popularity: 50 }]);
    expect(search(name, ALL, 60).isNear).toBe(true);
  });

  it('is not the dish of another food that is spelt much like it', () => {
    const { search } = indexOf([
      { titles: ['Borscht'], words: ['beet'], popularity: 50 },
      { titles: ['Beef stew'], words: ['beef'], popularity: 50 },
    ]);
    expect(search('beet stew', ALL, 60)).toMatchObject({ entries: [], isNear: true });
    expect(search('beff stew', ALL, 60)).toMatchObject({ entries: [1], isNear: false });
  });

  it('finds the best known recipe with the word anywhere in its name', () => {
    const { search } = indexOf([
      { titles: ['Carbonara with courgettes'], words: [], popularity: 60 },
      { titles: ['Spaghetti carbonara'], words: [], popularity: 90 },
    ]);
    expect(search('carbonara', ALL, 2).entries).toEqual([1, 0]);
  });

  it('is the one with the whole title, in either number and without the small words', () => {
    const { search } = indexOf([
      { titles: ['Roast beef with Yorkshire puddings'], words: [], popularity: 90 },
      { titles: ['Yorkshire puddings'], words: [], popularity: 60 },
      { titles: ['Puddings de Yorkshire con carne'], words: [], popularity: 99 },
    ]);
    expect(search('yorkshire pudding', ALL, 1).entries).toEqual([1]);
  });

  it('is not found when no name is similar', () => {
    expect(found('xylophone')).toEqual([]);
    expect(found('?!')).toEqual([]);
    expect(found('')).toEqual([]);
  });

  it('is left out when it is not wanted', () => {
    expect(index.search('omelette', { isWanted: (entry) => entry !== 5 }, 60)).toMatchObject({
      entries: [1],
      total: 1,
    });
  });

  it('is counted when it is not among the first', () => {
    expect(index.search('egg', ALL, 2)).toMatchObject({ entries: [1, 0], total: 4 });
    expect(index.search('egg', ALL, 0)).toMatchObject({ entries: [], total: 4 });
  });

  it('may be any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        for (const entry of index.search(name, ALL, 60).entries) expect(RECIPES[entry]).toBeDefined();
      }),
    );
  });
});

describe('folding and typing errors', () => {
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
