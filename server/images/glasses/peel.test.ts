import { isPeel, peelColour } from './peel';

const twist = (ingredient: string) => ({ kind: 'zest', ingredient });

describe('a twist of peel on a glass', () => {
  it('has the colour of the fruit that its ingredient names', () => {
    expect(peelColour(twist('lemon'), { pieces: [], props: [{ kind: 'orange', ingredient: 'lemon' }] })).toBe(
      '#f4d545',
    );
  });

  it('has the colour of the same peel in the glass', () => {
    const pieces = [{ kind: 'strip', ingredient: 'zest', colour: 'f2d84e' }];
    expect(peelColour(twist('zest'), { pieces, props: [] })).toBe('#f2d84e');
  });

  it('has the colour of the fruit beside the glass that it is cut from', () => {
    const props = [
      { kind: 'orange', ingredient: 'juice' },
      { kind: 'lemon', ingredient: 'zest' },
    ];
    expect(peelColour(twist('zest'), { pieces: [], props })).toBe('#f4d545');
  });

  it('has no colour of its own where nothing tells its fruit', () => {
    expect(peelColour(twist('zest'), { pieces: [], props: [] })).toBeUndefined();
  });

  it('is not cut from a spice', () => {
    expect(isPeel(twist('cumin'))).toBe(false);
    expect(isPeel(twist('zest'))).toBe(true);
  });
});
