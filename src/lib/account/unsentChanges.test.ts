import { aRecipe } from '@/testing/builders';
import { joinedChanges, noted, type UnsentChange } from './unsentChanges';
import { withUnsent } from './withUnsent';

type NewChange = Omit<UnsentChange, 'status'>;

const save = (at: number, rating?: number): NewChange => ({ recipeId: 7, kind: 'save', at, ...(rating && { rating }) });
const rate = (at: number, rating: number): NewChange => ({ recipeId: 7, kind: 'rate', rating, at });
const remove = (at: number): NewChange => ({ recipeId: 7, kind: 'remove', at });

describe('changes that the account has not received', () => {
  it.each<[name: string, changes: NewChange[], left: NewChange]>([
    ['a save', [save(1)], save(1)],
    ['a save and a rating: merged into one save', [save(1), rate(2, 4)], save(2, 4)],
    ['a rating, then another', [rate(1, 2), rate(2, 5)], rate(2, 5)],
    ['a save, then a removal', [save(1), remove(2)], remove(2)],
    ['a rating, then a removal', [rate(1, 3), remove(2)], remove(2)],
    ['a removal, then a save with its rating', [remove(1), save(2, 3)], save(2, 3)],
    ['two changes within a millisecond: kept distinct', [save(5), remove(5)], remove(6)],
    ['a clock that was set back: the later change stays newer', [save(50), remove(10)], remove(51)],
  ])('%s', (_name, changes, left) => {
    const unsent = changes.reduce<UnsentChange[]>(noted, []);
    expect(unsent).toEqual([{ ...left, status: 'new' }]);
  });

  it('are ordered by time, newest last', () => {
    const unsent = [save(1), { ...save(2), recipeId: 8 }, rate(3, 4)].reduce<UnsentChange[]>(noted, []);
    expect(unsent.map(({ recipeId }) => recipeId)).toEqual([8, 7]);
  });

  it('are retried after a refusal', () => {
    expect(noted([{ ...save(1), status: 'refused' }], rate(2, 4))).toEqual([{ ...save(2, 4), status: 'new' }]);
  });
});

describe('a list from the server or another tab', () => {
  const one = (id: number, savedAt: number, userRating = 0) => ({ id, savedAt, userRating });
  const change = (fields: NewChange): UnsentChange => ({ ...fields, status: 'late' });

  it.each<[name: string, unsent: UnsentChange[], list: ReturnType<typeof one>[]]>([
    ['is unchanged without unsent changes', [], [one(9, 90), one(8, 80)]],
    ['includes pending saves in their place', [change(save(85))], [one(9, 90), one(7, 85), one(8, 80)]],
    ['omits pending removals', [{ ...change(remove(1)), recipeId: 8 }], [one(9, 90)]],
    ['has pending ratings', [{ ...change(rate(1, 5)), recipeId: 9 }], [one(9, 90, 5), one(8, 80)]],
  ])('%s', (_name, unsent, list) => {
    const known = [one(9, 90), one(7, 85)];
    expect(withUnsent([one(9, 90), one(8, 80)], known, unsent)).toEqual(list);
  });

  it('leaves out a recipe that another tab removed, also when this tab still shows it', () => {
    const known = [{ id: 7, userRating: 0, savedAt: 70 }];
    expect(withUnsent([], known, [{ ...remove(80), status: 'new' }])).toEqual([]);
  });
});

describe('two copies of one unsent change', () => {
  const edit = (version: string, at: number) => ({ version, at, recipe: aRecipe({ id: 7, title: version }) });
  const created = aRecipe({ id: 7, title: 'Pie' });
  const first: UnsentChange = { ...save(5, 4), created, edits: [edit('v1', 5)], status: 'late' };

  it('are still a save of the recipe as it was first when the newer knows of none', () => {
    const rated: UnsentChange = { ...rate(6, 2), status: 'new' };
    expect(joinedChanges(rated, first)).toEqual({ ...first, rating: 2, at: 6, status: 'new' });
    const edited: UnsentChange = { recipeId: 7, kind: 'edit', edits: [edit('v2', 6)], at: 6, status: 'new' };
    expect(joinedChanges(first, edited)).toEqual({
      ...first,
      edits: [edit('v1', 5), edit('v2', 6)],
      at: 6,
      status: 'new',
    });
  });

  it('keep no more edits than one copy may have, with the last of each tab and what the next one follows', () => {
    const chain = (name: string, from: number): UnsentChange => ({
      ...first,
      at: from + 40,
      edits: Array.from({ length: 15 }, (_, i) => ({
        ...edit(`${name}${i}`, from + 2 * i),
        base: i === 0 ? 'stored' : `${name}${i - 1}`,
      })),
    });
    const { edits = [] } = joinedChanges(chain('a', 0), chain('b', 1));
    expect(edits).toHaveLength(20);
    expect(edits.slice(-2).map(({ version }) => version)).toEqual(['a14', 'b14']);
    const [oldest] = edits;
    expect(oldest?.base).toBe('stored');
    const known = ['stored', ...edits.map(({ version }) => version)];
    expect(edits.filter(({ base }) => !known.includes(base ?? ''))).toEqual([]);
  });

  it('never lose the last edit of a tab to the many edits of another', () => {
    const one: UnsentChange = { ...first, edits: [{ ...edit('alone', 1), base: 'stored' }] };
    const many = Array.from({ length: 20 }, (_, i) => ({
      ...edit(`v${i}`, 2 + i),
      base: i === 0 ? 'stored' : `v${i - 1}`,
    }));
    const { edits = [] } = joinedChanges(one, { ...first, at: 30, edits: many });
    expect(edits).toHaveLength(20);
    expect(edits[0]?.version).toBe('alone');
    expect(edits[1]).toMatchObject({ version: 'v1', base: 'stored' });
  });

  it('are the removal when that is newer', () => {
    const removed: UnsentChange = { ...remove(6), status: 'new' };
    expect(joinedChanges(first, removed)).toEqual(removed);
  });
});
