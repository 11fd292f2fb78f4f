import { isSameContent } from './isSameContent';

describe('two JSON values', () => {
  it.each<[same: boolean, a: unknown, b: unknown]>([
    [true, 1, 1],
    [true, null, null],
    [true, { title: 'Soup', lines: ['a', { name: 'b' }] }, { lines: ['a', { name: 'b' }], title: 'Soup' }],
    [true, [], []],
    [false, 1, '1'],
    [false, null, {}],
    [false, {}, null],
    [false, [], {}],
    [false, ['a'], ['a', 'b']],
    [false, ['a', 'b'], ['b', 'a']],
    [false, { a: 1 }, { a: 2 }],
    [false, { a: 1 }, { a: 1, b: 2 }],
    [false, { a: undefined }, { b: undefined }],
    [false, { a: { b: [1] } }, { a: { b: [2] } }],
  ])('have the same content (%s): %j and %j', (isSame, a, b) => {
    expect(isSameContent(a, b)).toBe(isSame);
  });
});
