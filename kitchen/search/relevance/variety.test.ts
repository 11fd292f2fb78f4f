import fc from 'fast-check';
import { isNearDuplicate, variedChoice, variedPage, type Varied } from './variety';

interface Dish extends Varied {
  name: string;
  /** Share of its ingredients. */
  share: number;
}

/** A dish by its kind, with ingredients of its own unless it is a copy. */
const dish = (name: string, dishKind: number, share: number, copyOf?: string): Dish => {
  const seed = (copyOf ?? name).charCodeAt(0) * 10;
  return { name, dishKind, share, ingredients: [seed, seed + 1, seed + 2] };
};
const isTied = (a: Dish, b: Dish) => a.share === b.share;
const namesOf = (dishes: readonly Dish[]) => dishes.map(({ name }) => name).join('');

describe('near-duplicates', () => {
  const pasta = (ingredients: number[]): Varied => ({ dishKind: 1, ingredients });

  it.each([
    [[1, 2, 3], [1, 2, 3], true],
    [[1, 2, 3], [1, 2, 4], true],
    [[1, 2, 3], [1, 4, 5], false],
  ])('are of one kind and share half of their ingredients: %p and %p', (a, b, expected) => {
    expect(isNearDuplicate(pasta(a), pasta(b))).toBe(expected);
  });

  it('are of one kind', () => {
    expect(isNearDuplicate(pasta([1, 2]), { dishKind: 2, ingredients: [1, 2] })).toBe(false);
  });
});

describe('the first page', () => {
  it('keeps near-duplicates apart when their shares are equal', () => {
    const page = [dish('a', 1, 1), dish('b', 1, 1, 'a'), dish('c', 2, 1), dish('d', 3, 1)];
    expect(namesOf(variedPage(page, isTied))).toBe('acbd');
  });

  it('leaves near-duplicates beside each other when only another share could part them', () => {
    const page = [dish('a', 1, 1), dish('b', 1, 1, 'a'), dish('c', 2, 0.5), dish('d', 3, 0.5)];
    expect(namesOf(variedPage(page, isTied))).toBe('abcd');
  });

  it('begins a share with another dish than a near-duplicate of the last one of the share before', () => {
    const page = [dish('a', 1, 1), dish('b', 1, 0.5, 'a'), dish('c', 2, 0.5), dish('d', 3, 0.5)];
    expect(namesOf(variedPage(page, isTied))).toBe('acbd');
  });

  it('has three kinds among the first six when a tie at its end has them', () => {
    const page = [...'abcdef'].map((name) => dish(name, 1, 0.5));
    const shown = variedPage([...page, dish('g', 1, 0.5), dish('h', 2, 0.5), dish('i', 3, 0.5)], isTied);
    expect(namesOf(shown)).toBe('abcdhiefg');
  });

  it('has another dish in place of a near-duplicate when a tie at its end has one', () => {
    const page = [
      dish('a', 1, 1),
      dish('b', 2, 1),
      dish('c', 3, 1),
      dish('d', 1, 1),
      dish('e', 2, 1),
      dish('f', 1, 1, 'a'),
    ];
    expect(namesOf(variedPage([...page, dish('g', 1, 1)], isTied).slice(0, 6))).toBe('abcdeg');
  });

  it('stays as it is when it is already varied', () => {
    const page = [dish('a', 1, 1), dish('b', 2, 1), dish('c', 3, 1), dish('d', 1, 1)];
    expect(namesOf(variedPage(page, isTied))).toBe('abcd');
  });

  it('keeps every recipe and the order of the shares', () => {
    const dishes = fc.array(
      fc.record({
        name: fc.string(),
        dishKind: fc.integer({ min: 0, max: 3 }),
        share: fc.integer({ min: 1, max: 4 }),
        ingredients: fc.uniqueArray(fc.integer({ min: 0, max: 6 })),
      }),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(dishes, (list) => {
        const page = list.toSorted((a, b) => b.share - a.share);
        const shown = variedPage(page, isTied);
        expect(shown.map(({ share }) => share)).toEqual(page.map(({ share }) => share));
        expect(new Set(shown)).toEqual(new Set(page));
        expect(shown).toHaveLength(page.length);
      }),
    );
  });
});

describe('what fills up a page', () => {
  const list = [dish('a', 1, 1), dish('b', 1, 1, 'a'), dish('c', 1, 1), dish('d', 2, 1), dish('e', 3, 1)];

  it('is the first of the list when that is varied', () => {
    expect(namesOf(variedChoice([dish('x', 2, 1), dish('y', 3, 1)], [list[0]!, list[3]!], 1, () => true))).toBe('a');
  });

  it('has other kinds instead of near-duplicates', () => {
    expect(namesOf(variedChoice([], list, 3, () => true))).toBe('ade');
  });

  it('takes nothing that is much worse', () => {
    expect(namesOf(variedChoice([], list, 3, () => false))).toBe('abc');
  });
});
