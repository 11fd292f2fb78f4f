import { offeredCount, offeredPlaces, takenCount, takenLineCount } from './importChoice';

/** Four recipes, of which the second is saved already. */
const FILE = {
  total: 4,
  titles: ['Soup', 'Stew', 'Pie', 'Tart'],
  known: [1],
  duplicates: { count: 1 },
  takesDuplicates: false,
};

describe('the recipes of a file', () => {
  it('are offered without those that are saved already, until the cook wants them too', () => {
    expect(offeredPlaces(FILE)).toEqual([0, 2, 3]);
    expect(offeredPlaces({ ...FILE, takesDuplicates: true })).toEqual([0, 1, 2, 3]);
  });

  it('are counted beyond those that are named', () => {
    const long = { ...FILE, total: 900, duplicates: { count: 100 } };
    expect(offeredCount(long)).toBe(800);
    expect(offeredCount({ ...long, takesDuplicates: true })).toBe(900);
  });

  it('are counted without those that the cook leaves out', () => {
    expect(takenCount(FILE)).toBe(3);
    expect(takenCount({ ...FILE, leftOut: [0, 3] })).toBe(1);
  });

  it('count a duplicate that was left out once', () => {
    expect(takenCount({ ...FILE, leftOut: [1] })).toBe(3);
    expect(takenCount({ ...FILE, takesDuplicates: true, leftOut: [1] })).toBe(3);
  });

  it('take the lines about them along when they are left out, but not those about a saved recipe', () => {
    const lined = { ...FILE, lines: 9, linesOf: [2, 3, 0, 1] };
    expect(takenLineCount(lined)).toBe(9);
    expect(takenLineCount({ ...lined, leftOut: [0, 3] })).toBe(6);
    expect(takenLineCount({ ...lined, leftOut: [1] })).toBe(9);
    expect(takenLineCount({ lines: 9, leftOut: [0] })).toBe(9);
  });

  it('are all taken in an import that an earlier build began', () => {
    expect(takenCount({ total: 4, duplicates: { count: 1 }, takesDuplicates: false })).toBe(3);
  });
});
