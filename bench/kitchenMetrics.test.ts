import { failedChecks, firstSix, ndcg, type AnsweredRecipe, type KitchenQuestion } from './kitchenMetrics';

const recipe = (title: string, matched: number, total: number, more: Partial<AnsweredRecipe> = {}): AnsweredRecipe => ({
  id: 1,
  title,
  category: 'Meals',
  allergens: [],
  has: ['leek'],
  matchedIngredients: matched,
  totalIngredients: total,
  ...more,
});

const leeks: KitchenQuestion = {
  language: 'en-GB',
  typed: 'leeks',
  uses: 'leek',
  dish: 'soup',
  kind: 'food',
  without: null,
};

const soup = recipe('Leek soup', 1, 1);
const plain = (count: number, more: Partial<AnsweredRecipe> = {}) =>
  Array.from({ length: count }, (_, index) => recipe(`Dish ${index}`, 1, 2, more));

describe('firstSix', () => {
  it('puts the largest share first and keeps the order of the answer within a share', () => {
    const answer = [recipe('A', 1, 4), recipe('B', 1, 2), recipe('C', 2, 4), recipe('D', 0, 0), recipe('E', 3, 3)];
    expect(firstSix(answer).map(({ title }) => title)).toEqual(['E', 'B', 'C', 'A', 'D']);
  });

  it('stops after six', () => {
    expect(firstSix(plain(9))).toHaveLength(6);
  });
});

describe('ndcg', () => {
  it('is one for the best order and zero when no dish has a grade', () => {
    expect(ndcg([3, 2, 1, 0, 0, 0], [1, 2, 3])).toBe(1);
    expect(ndcg([0, 0, 0], [3, 1])).toBe(0);
    expect(ndcg([], [3])).toBe(0);
  });

  it('discounts a dish by the logarithm of its place', () => {
    expect(ndcg([0, 3], [3])).toBeCloseTo(1 / Math.log2(3));
    expect(ndcg([1, 3], [3, 1])).toBeCloseTo((1 + 7 / Math.log2(3)) / (7 + 1 / Math.log2(3)));
  });

  it('asks for no more than six of many good dishes', () => {
    expect(ndcg([3, 3, 3, 3, 3, 3], [3, 3, 3, 3, 3, 3, 3, 3])).toBe(1);
    expect(ndcg([0, 0, 0, 0, 0, 0, 3], [3])).toBe(0);
  });
});

describe('failedChecks', () => {
  it('accepts an answer with the wanted dish and four dishes that use what is meant', () => {
    expect(failedChecks([soup, ...plain(3), ...plain(2, { has: ['butter'] })], leeks)).toEqual([]);
  });

  it('rejects three such dishes when the answer has more', () => {
    const answer = [soup, ...plain(2), ...plain(3, { has: [] }), recipe('Leek tart', 1, 9)];
    expect(failedChecks(answer, leeks)).toEqual(['uses']);
  });

  it('accepts fewer than four when the answer has no more, but not none', () => {
    expect(failedChecks([soup, ...plain(5, { has: ['butter'] })], leeks)).toEqual([]);
    expect(failedChecks([], leeks)).toEqual(['uses', 'dish']);
  });

  it('looks for the wanted dish in the first six only, and for none when none is named', () => {
    const answer = [...plain(6), recipe('Leek soup', 1, 9)];
    expect(failedChecks(answer, leeks)).toEqual(['dish']);
    expect(failedChecks(answer, { ...leeks, dish: '' })).toEqual([]);
  });

  it('rejects a drink among food and food among drinks', () => {
    const drink = recipe('Leek juice', 1, 1, { category: 'Drinks' });
    expect(failedChecks([soup, drink], leeks)).toEqual(['kind']);
    expect(failedChecks([soup, drink], { ...leeks, kind: 'drink' })).toEqual(['kind']);
  });

  it('rejects what was ruled out', () => {
    const creamy = recipe('Creamed leeks', 1, 1, { allergens: ['Dairy'] });
    expect(failedChecks([soup, creamy], { ...leeks, without: 'Dairy' })).toEqual(['without']);
  });
});
