import { brightness } from '../canvas/palette';
import { apartFrom } from './cooked';

describe('food in a sauce', () => {
  it('is lighter than a brown sauce that has nearly its colour', () => {
    const meat = apartFrom('#7a2f14', '#83401f');
    expect(brightness(meat)).toBeGreaterThan(brightness('#83401f'));
  });

  it('keeps a colour that can be told from the sauce already', () => {
    expect(apartFrom('#7a2f14', '#f0d8a0')).toBe('#f0d8a0');
  });

  it('keeps another hue of the same brightness, as that of peas in a curry', () => {
    expect(apartFrom('#d08a2a', '#5fb040')).toBe('#5fb040');
  });
});
