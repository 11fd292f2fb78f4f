import { isWeighed, precisionOf } from './usShelf';

describe('how closely a dish depends on the amount of a food', () => {
  it.each([
    'breadcrumb',
    'brazil-nut',
    'mixed-nuts',
    'mixed-seeds',
    'sunflower-seed',
    'water-chestnut',
    'raspberry',
    'blueberry',
    'blackberry',
    'cranberry',
    'dried-cranberry',
    'walnut',
    'raisin',
  ])('is loose for %s, which goes over a dish by the handful', (id) => {
    expect(precisionOf(id)).toBe('loose');
  });

  it('is exact for dried yeast', () => {
    expect(precisionOf('yeast')).toBe('exact');
  });

  it.each(['flour', 'ground-almond', 'desiccated-coconut', 'cumin-seed', 'peanut-butter', 'almond-milk'])(
    'is usual for %s',
    (id) => {
      expect(precisionOf(id)).toBe('usual');
    },
  );
});

it.each(['pasta', 'macaroni', 'cheddar', 'manchego', 'mozzarella', 'red-leicester', 'tofu'])(
  'weighs %s, which would fit a cup',
  (id) => {
    expect(isWeighed(id)).toBe(true);
  },
);

it.each(['flour', 'feta', 'rice'])('measures %s in cups', (id) => {
  expect(isWeighed(id)).toBe(false);
});
