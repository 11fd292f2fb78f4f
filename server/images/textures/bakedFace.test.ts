import { channels, brightness } from '../canvas/palette';
import { ovenBrown } from './bakedFace';

describe('the brown of the oven', () => {
  it.each(['#d9a04c', '#f6e6b4', '#c98a3c', '#e0ac40', '#3f2014', '#f4cfc0'])(
    'is darker than %s and stays warm',
    (colour) => {
      const brown = ovenBrown(colour);
      const [red = 0, green = 0, blue = 0] = channels(brown);
      expect(brightness(brown)).toBeLessThan(brightness(colour) - 0.02);
      expect(red).toBeGreaterThan(green);
      expect(green).toBeGreaterThanOrEqual(blue);
    },
  );
});
