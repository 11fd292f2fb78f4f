import { cookbookChangesSchema, type CookbookThing } from '@contracts/cookbook';
import type { FileLine } from '@contracts/fileImport';
import { unsentChanges, withThing } from '../lines/lineList';
import { NO_LINES } from './cookLines';
import { takenLines } from './takenLines';

const LATEST = 8_640_000_000_000_000;
const NOW = Date.parse('2026-03-01T12:00:00Z');
const note = (at: number): FileLine => ({
  at,
  thing: { kind: 'note', recipe: { title: 'Soup', id: 77 }, text: 'Less salt' },
});
const taking = {
  ids: new Map<number, number>(),
  known: NO_LINES,
  newId: (place: number) => `imported-line-number-${place}`,
  now: NOW,
};

describe('the lines of a file', () => {
  it('keep their times, unless these are in the future', () => {
    const { cookbook } = takenLines([note(5), note(LATEST)], taking);
    expect(cookbook.map(({ at }) => at)).toEqual([5, NOW]);
    const { order } = takenLines([{ at: LATEST, thing: { kind: 'aisles', aisles: [] } }], taking);
    expect(order).toEqual({ aisles: [], at: NOW });
  });

  it('can be changed and sent, whatever time the file says', () => {
    const [line] = takenLines([note(LATEST)], taking).cookbook;
    const changed: CookbookThing = { kind: 'note', recipe: { id: 77, title: 'Soup' }, text: 'No salt' };
    const entries = { 'imported-line-number-0': withThing(line!, changed, NOW + 1) };
    const { changes } = unsentChanges<CookbookThing>({ entries }, 9);
    expect(cookbookChangesSchema.safeParse({ changes, since: 0 }).success).toBe(true);
  });

  it('are counted when their recipe or their collection did not come', () => {
    const about = (number: number) => ({ title: 'Tart', number });
    const lines: FileLine[] = [
      note(5),
      { at: 5, thing: { kind: 'note', recipe: about(1), text: 'Came' } },
      { at: 5, thing: { kind: 'note', recipe: about(2), text: 'Refused' } },
      { at: 5, thing: { kind: 'cooked', recipe: about(2), on: '2026-03-01', servings: 2, stars: 0, comment: '' } },
      { at: 5, thing: { kind: 'collection', name: 'Sundays', number: 1 } },
      { at: 5, thing: { kind: 'member', recipe: about(1), collection: 1 } },
      { at: 5, thing: { kind: 'member', recipe: about(2), collection: 1 } },
      { at: 5, thing: { kind: 'member', recipe: about(1), collection: 9 } },
      { at: 5, thing: { kind: 'bought', what: { name: 'leeks', language: 'en-GB' }, recipe: about(2) } },
    ];
    const { cookbook, shopping, orphans } = takenLines(lines, { ...taking, ids: new Map([[1, 501]]) });
    expect(cookbook).toHaveLength(4);
    expect(orphans).toBe(4);
    // What is to be bought is bought, whatever became of its recipe.
    expect(shopping).toHaveLength(1);
  });
});
