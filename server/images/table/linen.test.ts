import { Drawing } from '../canvas/drawing';
import { weave } from './linen';

const tileOf = (isWide: boolean) => {
  const d = new Drawing('a cloth');
  const cloth = weave(d)({ isWide });
  return { cloth, tile: /<pattern[^>]*>/.exec(d.toSvg(cloth))![0] };
};

describe('a woven cloth', () => {
  it.each([false, true])('is a tile of whole pixels that is not turned, so that it is copied (wide: %s)', (isWide) => {
    const { tile } = tileOf(isWide);
    expect(tile).not.toContain('patternTransform');
    expect(Number(/width="([^"]+)"/.exec(tile)![1]) % 2).toBe(0);
  });

  it('has wider threads where it is seen from the side of the table', () => {
    expect(tileOf(true).tile).toContain('width="168"');
    expect(tileOf(false).tile).toContain('width="118"');
  });
});
