import type { Language, Unit } from '@contracts/vocabulary';
import type { LineUnit } from './lineWords';
import { isCountedByName, isOnTheWire, metricOf } from './metricLine';

it.each<[LineUnit, number, Unit]>([
  ['mg', 0.5, 'g'],
  ['cl', 5000, 'ml'],
  ['dl', 50_000, 'ml'],
  ['dsp', 1000, 'tsp'],
  ['cup', 118_300, 'ml'],
  ['floz', 14_785, 'ml'],
  ['gill', 59_150, 'ml'],
  ['pint', 236_600, 'ml'],
  ['quart', 473_200, 'ml'],
  ['gallon', 1_892_500, 'ml'],
  ['peck', 4_405_000, 'ml'],
  ['bushel', 17_620_000, 'ml'],
  ['shot', 22_000, 'ml'],
  ['oz', 14_175, 'g'],
  ['lb', 226_800, 'g'],
  ['glass', 100_000, 'ml'],
  ['stick', 56_500, 'g'],
  ['knob', 7500, 'g'],
  ['jar', 500, 'can'],
  ['g', 500, 'g'],
  ['clove', 500, 'clove'],
  ['packet', 500, 'piece'],
])('500 %s are %d %s', (unit, amount, metric) => {
  expect(metricOf({ amount: 500, unit })).toEqual({ amount, unit: metric });
});

it.each<[LineUnit, number]>([
  ['floz', 28.4],
  ['gill', 142.1],
  ['pint', 568.3],
  ['quart', 1136.5],
  ['gallon', 4546],
  ['peck', 9092],
  ['bushel', 36_370],
  ['shot', 25],
  ['cup', 236.6],
])('a British %s is %d ml', (unit, amount) => {
  expect(metricOf({ amount: 1, unit }, 'en-GB')).toEqual({ amount, unit: 'ml' });
});

it.each<[string, Parameters<typeof metricOf>[0], Language | undefined, ReturnType<typeof metricOf>]>([
  ['the middle of a range', { amount: 1, amountMax: 2, unit: 'l' }, undefined, { amount: 1.5, unit: 'l' }],
  ['a number alone', { amount: 3, ids: ['egg'] }, 'en-GB', { amount: 3, unit: 'piece' }],
  ['nothing', { unit: 'g' }, 'en-GB', {}],
  ['a stick of butter', { amount: 1, unit: 'stick', ids: ['butter'] }, 'en-US', { amount: 113, unit: 'g' }],
  ['a stick of margarine', { amount: 1, unit: 'stick', ids: ['margarine'] }, 'en-US', { amount: 113, unit: 'g' }],
  ['a stick of cinnamon', { amount: 1, unit: 'stick', ids: ['cinnamon-stick'] }, 'en-US', { amount: 1, unit: 'piece' }],
  ['an inch of ginger', { amount: 1, unit: 'inch', ids: ['ginger'] }, 'en-US', { amount: 14, unit: 'g' }],
  [
    'centimetres of turmeric',
    { amount: 2, amountMax: 4, unit: 'cm', ids: ['fresh-turmeric'] },
    'fr',
    { amount: 17, unit: 'g' },
  ],
  [
    'centimetres of cinnamon',
    { amount: 5, unit: 'cm', ids: ['cinnamon-stick'] },
    'en-GB',
    { amount: 1, unit: 'piece' },
  ],
  ['inches of no known food', { amount: 6, unit: 'inch' }, 'en-GB', { amount: 1, unit: 'piece' }],
  ['a stick of no known food', { amount: 1, unit: 'stick', ids: [] }, 'en-US', { amount: 113, unit: 'g' }],
])('on the wire, %s', (_what, line, language, metric) => {
  expect(metricOf(line, language)).toEqual(metric);
});

it('a jar, a packet and a length are not on the wire, and packets and sticks are counted by their names', () => {
  const units = ['g', 'cup', 'clove', 'jar', 'packet', 'inch', 'cm', 'stick', 'piece'] as const;
  expect(units.filter(isOnTheWire)).toEqual(['g', 'cup', 'clove', 'stick']);
  expect(units.filter((unit) => isCountedByName({ unit }))).toEqual(['packet', 'stick']);
});
