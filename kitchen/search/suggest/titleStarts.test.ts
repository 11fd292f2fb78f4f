import { createNameIndexBuilder } from '../nameIndex';
import type { NameEntry } from '../nameResult';

const startsOf = (entries: readonly Pick<NameEntry, 'titles' | 'popularity'>[]) => {
  const builder = createNameIndexBuilder();
  for (const entry of entries) builder.add({ ...entry, words: [] });
  return builder.build().starts;
};

/** English, then Spanish. */
const starts = startsOf([
  { titles: ['Chicken curry', 'Curry de pollo'], popularity: 80 },
  { titles: ['Thai green curry', 'Curry verde tailandés'], popularity: 90 },
  { titles: ['Curried eggs', 'Huevos al curry'], popularity: 50 },
  { titles: ['Omelette', 'Tortilla francesa'], popularity: 70 },
  { titles: ['Crème brûlée', 'Crema quemada'], popularity: 60 },
]);
const IN_ENGLISH = [0];
const IN_SPANISH = [1];

describe('titles that continue what is typed', () => {
  it('are those that begin with it, then those with a later word that does, in both groups the better known first', () => {
    expect(starts('curr', IN_ENGLISH, 5)).toEqual([2, 1, 0]);
  });

  it('continue the last of several words, in any order', () => {
    expect(starts('green cu', IN_ENGLISH, 5)).toEqual([1]);
    expect(starts('curry gr', IN_ENGLISH, 5)).toEqual([1]);
  });

  it('are found without accents', () => {
    expect(starts('creme br', IN_ENGLISH, 5)).toEqual([4]);
  });

  it('come before titles in another language', () => {
    expect(starts('curry', IN_SPANISH, 5)).toEqual([1, 0, 2]);
    expect(starts('tort', IN_ENGLISH, 5)).toEqual([3]);
  });

  it('may be in any language when the recipe has a single title', () => {
    const [single] = startsOf([
      { titles: ['Tortilla soup', 'Sopa de tortilla'], popularity: 0 },
      { titles: ['Tortilla'], popularity: 0 },
    ])('tort', IN_SPANISH, 1);
    expect(single).toBe(1);
  });

  it('begin with those that are known, and go on with the others', () => {
    const all = startsOf([
      { titles: ['Curry of peas', 'Curry de guisantes'], popularity: 10 },
      { titles: ['Curry of plums', 'Curry de ciruelas'], popularity: 0 },
      { titles: ['Currywurst', 'Currywurst con patatas'], popularity: 0 },
    ]);
    expect(all('curry', IN_ENGLISH, 5)).toEqual([0, 1, 2]);
    expect(all('currywurst', IN_ENGLISH, 5)).toEqual([2]);
  });

  it('are looked for among 1,500 recipes, however many begin like that', () => {
    const many = Array.from({ length: 1_600 }, (_, i) => ({ titles: ['Curry', `Curry ${i}`], popularity: 0 }));
    expect(startsOf(many)('curry', IN_ENGLISH, 2_000)).toHaveLength(1_500);
  });

  it('are looked for behind no more than 20,000 recipes that only have such a word elsewhere', () => {
    const elsewhere = (many: number) => {
      const builder = createNameIndexBuilder();
      for (let i = 0; i < many; i += 1) builder.add({ titles: ['Soup'], words: ['curry'], popularity: 0 });
      builder.add({ titles: ['Currywurst'], words: [], popularity: 0 });
      return builder.build().starts('curry', IN_ENGLISH, 1);
    };
    expect(elsewhere(19_000)).toEqual([19_000]);
    expect(elsewhere(20_000)).toEqual([]);
  });

  it('begin with a known one, even if more than 1,500 others come before it in the alphabet', () => {
    const others = Array.from({ length: 1_600 }, () => ({ titles: ['Curry'], popularity: 0 }));
    const all = startsOf([{ titles: ['Currywurst'], popularity: 40 }, ...others]);
    expect(all('curry', IN_ENGLISH, 2)).toEqual([0, 1]);
  });

  it('have the words in the order in which they were typed before those that have them in another', () => {
    const all = startsOf([
      { titles: ['Curry of green beans'], popularity: 90 },
      { titles: ['Thai green curry'], popularity: 10 },
      { titles: ['Green curry'], popularity: 5 },
    ]);
    expect(all('green cu', IN_ENGLISH, 5)).toEqual([2, 1, 0]);
  });

  it('are as many as asked for', () => {
    expect(starts('cur', IN_ENGLISH, 1)).toHaveLength(1);
  });

  it.each(['', '  ', 'xyz', 'curry xyz'])('are none for %p', (text) => {
    expect(starts(text, IN_ENGLISH, 5)).toEqual([]);
  });
});
