import { PANTRY_KEPT } from '@contracts/limits';
import {
  pantryArrived,
  pantryCleared,
  pantryItemToggled,
  pantrySlice,
  selectPantry,
  selectPantryNames,
  type PantryItem,
} from './pantrySlice';

const after = (...toggled: PantryItem[]) =>
  toggled.reduce((state, item) => pantrySlice.reducer(state, pantryItemToggled(item)), pantrySlice.getInitialState())
    .items;

describe('the pantry', () => {
  it.each<[string, PantryItem[], PantryItem[]]>([
    [
      'takes what is marked',
      [{ name: ' rice ' }, { id: 'egg', name: 'eggs' }],
      [{ name: 'rice' }, { id: 'egg', name: 'eggs' }],
    ],
    ['lets go of what is unmarked', [{ name: 'rice' }, { name: 'Rice' }], []],
    [
      'knows a thing by its id in another language',
      [
        { id: 'egg', name: 'eggs' },
        { id: 'egg', name: 'œufs' },
      ],
      [],
    ],
    ['takes no empty name', [{ name: '  ' }], []],
  ])('%s', (_what, toggled, expected) => {
    expect(after(...toggled)).toEqual(expected);
  });

  it('is taken over from another tab', () => {
    const items = [{ id: 'egg', name: 'eggs' }, { name: 'rice' }];
    const pantry = pantrySlice.reducer(undefined, pantryArrived(items));
    expect(selectPantry({ pantry })).toEqual(items);
    expect(selectPantryNames({ pantry })).toEqual(['eggs', 'rice']);
  });

  it('keeps apart things without ids, and with different ones', () => {
    expect(after({ name: 'rice' }, { name: 'eggs' })).toHaveLength(2);
    expect(after({ id: 'rice', name: 'rice' }, { id: 'egg', name: 'eggs' })).toHaveLength(2);
  });

  it('is limited in length', () => {
    const many = Array.from({ length: PANTRY_KEPT + 5 }, (_, i) => ({ name: `thing ${i}` }));
    expect(after(...many)).toHaveLength(PANTRY_KEPT);
  });

  it('is cleared at once', () => {
    expect(pantrySlice.reducer({ items: [{ name: 'rice' }] }, pantryCleared()).items).toEqual([]);
  });
});
