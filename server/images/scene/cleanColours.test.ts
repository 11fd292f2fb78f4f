import { brightness } from '../canvas/palette';
import { cleanColours, fullerPieces } from './cleanColours';

const spanOf = (colour: string) => {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return Math.max(...channels) - Math.min(...channels);
};

describe('the colours of a dish', () => {
  it('are a little fuller than the recipe says where they are dull, and as bright', () => {
    const [broth] = cleanColours(['b8ae86']);
    expect(spanOf(broth!)).toBeGreaterThan(spanOf('#b8ae86'));
    expect(brightness(broth!)).toBeCloseTo(brightness('#b8ae86'), 1);
  });

  it('stay as they are where they are grey or strong', () => {
    expect(cleanColours(['808080', 'ff0000'])).toEqual(['#808080', '#ff0000']);
  });

  it('are left out where they cannot be drawn', () => {
    expect(cleanColours(['pink', 'ffffff'])).toEqual(['#ffffff']);
  });

  it('leave a piece without a colour to its usual one', () => {
    const [plain, dull] = fullerPieces([
      { kind: 'bean', ingredient: 'beans' },
      { kind: 'bean', ingredient: 'beans', colour: 'b8ae86' },
    ]);
    expect(plain?.colour).toBeUndefined();
    expect(dull?.colour).toBe(cleanColours(['b8ae86'])[0]);
  });
});
