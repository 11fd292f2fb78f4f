import { brightness } from '../canvas/palette';
import { glowOf, isDark, thickOf } from './lightIn';

describe('light in a drink', () => {
  it.each(['#b5602a', '#e2607a', '#f3e58a', '#d5dd9c', '#e6f1ee', '#f7f6ea', '#7d1340'])(
    '%s is darker where it is thick and brighter where light falls through',
    (liquid) => {
      expect(brightness(thickOf(liquid, true))).toBeLessThan(brightness(liquid) - 0.08);
      expect(brightness(glowOf(liquid))).toBeGreaterThan(brightness(liquid) - 0.01);
    },
  );

  it('glows red in coffee and cola', () => {
    expect(isDark('#3b2114')).toBe(true);
    const [red, blue] = [1, 5].map((at) => Number.parseInt(glowOf('#3b2114').slice(at, at + 2), 16));
    expect(red! - blue!).toBeGreaterThan(100);
  });
});
