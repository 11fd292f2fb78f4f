import { singularForms } from './singularForms';

it.each([
  ['onions', 'onion'],
  ['radishes', 'radish'],
  ['berries', 'berry'],
  ['tomatoes', 'tomato'],
  ['loaves', 'loaf'],
  ['knives', 'knife'],
  ['nueces', 'nuez'],
  ['gateaux', 'gateau'],
  ['animaux', 'animal'],
  ['choux', 'chou'],
])('%s may be several of a %s', (many, one) => {
  expect(singularForms(many)).toContain(one);
});

it('a singular has at least two letters', () => {
  expect(singularForms('as')).toEqual(['as']);
  expect(singularForms('tes')).toEqual(['tes', 'te']);
});

it('gateaux are no gateal, and a word without a plural ending has no other form', () => {
  expect(singularForms('gateaux')).not.toContain('gateal');
  expect(singularForms('onion').filter((form) => form !== 'onion')).toEqual([]);
});
