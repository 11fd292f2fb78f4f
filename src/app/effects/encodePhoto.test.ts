import { encodedUnder, fittedSize } from './encodePhoto';

describe('the size of an uploaded photo', () => {
  it.each([
    [4000, 3000, { width: 1600, height: 1200 }],
    [3000, 4000, { width: 1200, height: 1600 }],
    [800, 600, { width: 800, height: 600 }],
    [20000, 1, { width: 1600, height: 1 }],
  ])('%d × %d', (width, height, expected) => {
    expect(fittedSize(width, height, 1_600)).toEqual(expected);
  });

  it('shrinks until the photo is under the limit', async () => {
    const tried: number[] = [];
    const encode = (side: number) => {
      tried.push(side);
      return Promise.resolve(new Blob(['x'.repeat(Math.round(side))]));
    };
    expect((await encodedUnder(1_000, encode, 1_600)).size).toBe(900);
    expect(tried).toEqual([1_600, 1_200, 900]);
  });

  it('gives up on a photo that stays too large', async () => {
    await expect(encodedUnder(1, () => Promise.resolve(new Blob(['xx'])), 1_600)).rejects.toThrow('too large');
  });
});
