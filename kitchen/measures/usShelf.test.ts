import { precisionOf } from './usShelf';

describe('how closely a dish depends on the amount of a food', () => {
  it.each(['breadcrumb', 'raspberry', 'blueberry', 'blackberry', 'cranberry', 'dried-cranberry', 'walnut', 'raisin'])(
    'is loose for %s, which goes over a dish by the handful',
    (id) => {
      expect(precisionOf(id)).toBe('loose');
    },
  );

  it('is exact for dried yeast, and usual for flour and for a paste of nuts', () => {
    expect(['yeast', 'flour', 'ground-almond'].map(precisionOf)).toEqual(['exact', 'usual', 'usual']);
  });
});
