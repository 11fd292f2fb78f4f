import { noted, withUnsent, type UnsentChange } from './unsentChanges';

type Told = Omit<UnsentChange, 'status'>;

const save = (at: number, rating?: number): Told => ({ recipeId: 7, kind: 'save', at, ...(rating && { rating }) });
const rate = (at: number, rating: number): Told => ({ recipeId: 7, kind: 'rate', rating, at });
const remove = (at: number): Told => ({ recipeId: 7, kind: 'remove', at });

describe('what an account is still to be told of a recipe', () => {
  it.each<[name: string, changes: Told[], left: Told]>([
    ['a save', [save(1)], save(1)],
    ['a save and stars: one save with them', [save(1), rate(2, 4)], save(2, 4)],
    ['stars, and others', [rate(1, 2), rate(2, 5)], rate(2, 5)],
    ['a save that was taken back', [save(1), remove(2)], remove(2)],
    ['stars that were given before it was removed', [rate(1, 3), remove(2)], remove(2)],
    ['a removal that was taken back, with its stars', [remove(1), save(2, 3)], save(2, 3)],
    ['two changes within a millisecond: told apart', [save(5), remove(5)], remove(6)],
    ['a clock that was set back: the later change is the newer', [save(50), remove(10)], remove(51)],
  ])('%s', (_name, changes, left) => {
    const unsent = changes.reduce<UnsentChange[]>(noted, []);
    expect(unsent).toEqual([{ ...left, status: 'new' }]);
  });

  it('stands in the order of the newest changes', () => {
    const unsent = [save(1), { ...save(2), recipeId: 8 }, rate(3, 4)].reduce<UnsentChange[]>(noted, []);
    expect(unsent.map(({ recipeId }) => recipeId)).toEqual([8, 7]);
  });

  it('is tried anew after it was refused', () => {
    expect(noted([{ ...save(1), status: 'refused' }], rate(2, 4))).toEqual([{ ...save(2, 4), status: 'new' }]);
  });
});

describe('a list that comes from elsewhere', () => {
  const one = (id: number, savedAt: number, userRating = 0) => ({ id, savedAt, userRating });
  const change = (told: Told): UnsentChange => ({ ...told, status: 'late' });

  it.each<[name: string, unsent: UnsentChange[], list: ReturnType<typeof one>[]]>([
    ['is as it is where nothing waits', [], [one(9, 90), one(8, 80)]],
    ['has what waits to be saved, in its place', [change(save(85))], [one(9, 90), one(7, 85), one(8, 80)]],
    ['has not what waits to be removed', [{ ...change(remove(1)), recipeId: 8 }], [one(9, 90)]],
    ['has the stars that wait', [{ ...change(rate(1, 5)), recipeId: 9 }], [one(9, 90, 5), one(8, 80)]],
  ])('%s', (_name, unsent, list) => {
    const known = [one(9, 90), one(7, 85)];
    expect(withUnsent([one(9, 90), one(8, 80)], known, unsent)).toEqual(list);
  });
});
