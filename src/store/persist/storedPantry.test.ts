/** @jest-environment jest-fixed-jsdom */
import { readFields, writeFields } from './specStorage';
import { pantryOf, STORED_PANTRY } from './storedPantry';

const area = window.localStorage;

describe('the stored pantry', () => {
  it('comes back as it was', () => {
    const items = [{ name: 'rice' }, { id: 'egg', name: 'eggs' }];
    writeFields(STORED_PANTRY, { items }, area);
    expect(JSON.parse(area.getItem('pantry')!)).toEqual(items);
    expect(readFields(STORED_PANTRY, area)).toEqual({ items });
  });

  it('removes its key when it is empty', () => {
    area.setItem('pantry', '[{"name":"rice"}]');
    writeFields(STORED_PANTRY, { items: [] }, area);
    expect(area.getItem('pantry')).toBeNull();
  });

  it.each([
    [null, []],
    ['{{', undefined],
    ['{"a":1}', undefined],
    [
      '[{"name":"rice","id":7},{"name":" "},null,"flour",{"name":"salt","id":"salt"}]',
      [{ name: 'rice' }, { id: 'salt', name: 'salt' }],
    ],
  ])('is read from %j as %j', (text, expected) => {
    expect(pantryOf(text)).toEqual(expected);
  });
});
