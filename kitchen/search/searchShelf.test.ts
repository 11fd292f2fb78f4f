import { seeded } from './matchOracle';
import { createSearchShelfBuilder } from './searchShelf';
import type { ShelvedRecipe } from './shelvedRecipe';

const WORDS = ['rice', 'pudding', 'tomato', 'soup', 'of', 'the', 'village', 'baked', 'with', 'cheese', 'tarte', 'noix'];
const IDS = ['rice', 'egg', 'tomato', 'onion', 'cheddar', 'salt', 'walnut', 'milk'];

/** Recipes whose titles and ingredients are drawn from few words, each with a word that no earlier one has. */
const recipes = (count: number): ShelvedRecipe[] => {
  const random = seeded(5);
  const some = (from: readonly string[], most: number) =>
    Array.from({ length: 1 + Math.floor(random() * most) }, () => from[Math.floor(random() * from.length)]!);
  return Array.from({ length: count }, (_, i) => ({
    ingredientIds: new Set(some(IDS, 5)),
    unread: Math.floor(random() * 3),
    mask: 1 << Math.floor(random() * 4),
    mayMask: Math.floor(random() * 4),
    popularity: i < 4 ? 50 - i : 0,
    minutes: random() < 0.3 ? undefined : Math.floor(random() * 90),
    lines: Math.floor(random() * 12),
    titles: [[...some(WORDS, 4), `w${i}`].join(' ')],
    words: some(IDS, 2),
  }));
};

const LIMITS = { isWanted: () => true };
const NAMES = ['rice pudding', 'soup', 'tomatto soup', 'village', 'w7', 'the', 'baked w3', 'pudding of rice'];

const build = (sizes: readonly number[]) => {
  const all = recipes(sizes.reduce((sum, size) => sum + size, 0));
  const builder = createSearchShelfBuilder();
  let next = 0;
  return sizes.map((size) => {
    for (const recipe of all.slice(next, next + size)) builder.put(recipe);
    next += size;
    return builder.finish((position) => all[position]!.titles[0]!);
  });
};

const answersOf = ({ names, index }: ReturnType<typeof build>[number]) => ({
  index,
  found: NAMES.map((name) => names.search(name, LIMITS, 10)),
  starts: ['ri', 'tomato s', 'w1', 'the v'].map((text) => names.starts(text, [0], 10)),
  titled: WORDS.map((word) => names.withTitleWord(word)),
});

it('is the same whether its recipes are put on it at once or in parts', () => {
  const [once] = build([400]);
  const grown = build([120, 1, 79, 200]).at(-1)!;
  expect(answersOf(grown)).toEqual(answersOf(once!));
});

it('stays as it is while more are put on the next one', () => {
  const [early] = build([120]);
  const [before, after] = build([120, 280]);
  expect(answersOf(before!)).toEqual(answersOf(early!));
  expect([before!.size, after!.size]).toEqual([120, 400]);
  expect(before!.names.search('w300', LIMITS, 10).entries).toEqual([]);
  expect(after!.names.search('w300', LIMITS, 10).entries).toEqual([300]);
});

describe('a shelf that goes on from another one', () => {
  const fork = (first: number, then: number) => {
    const all = recipes(first + then);
    const titleAt = (position: number) => all[position]!.titles[0]!;
    const builder = createSearchShelfBuilder();
    for (const recipe of all.slice(0, first)) builder.put(recipe);
    const before = builder.finish(titleAt);
    const further = createSearchShelfBuilder(before);
    for (const recipe of all.slice(first)) further.put(recipe);
    return { before, after: further.finish(titleAt), builder, titleAt, all };
  };

  it.each([
    [120, 280],
    [399, 1],
    [0, 400],
  ])('is the same as one to which %d and %d recipes were put at once', (first, then) => {
    const [once] = build([400]);
    expect(answersOf(fork(first, then).after)).toEqual(answersOf(once!));
  });

  it('leaves that one as it is, and is not changed by what is put there', () => {
    const { before, after, builder, titleAt, all } = fork(120, 280);
    expect(answersOf(before)).toEqual(answersOf(build([120])[0]!));
    const asBefore = answersOf(after);
    for (const recipe of all) builder.put(recipe);
    builder.finish(titleAt);
    expect(answersOf(after)).toEqual(asBefore);
    expect(before.names.search('w300', LIMITS, 10).entries).toEqual([]);
    expect(after.names.search('w300', LIMITS, 10).entries).toEqual([300]);
  });
});
