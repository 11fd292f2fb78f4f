import { listOf, minutesOf, numberOf, textOf, valueOf } from './draftFields';

it.each<[unknown, number | undefined]>([
  [12, 12],
  [NaN, undefined],
  [Infinity, undefined],
  ['25', 25],
  ['about 25,5 minutes', 25.5],
  ['-3', -3],
  ['4 hearty portions', 4],
  ['1,200 kcal', 1_200],
  ['850,5 kcal', 850.5],
  [['4', '5'], 4],
  ['none', undefined],
  ['', undefined],
  [{}, undefined],
  [undefined, undefined],
])('the number of %p is %p', (value, number) => {
  expect(numberOf(value)).toBe(number);
});

it.each<[unknown, number | undefined]>([
  [12, 12],
  [NaN, undefined],
  ['25', 25],
  ['about 25,5 minutes', 25.5],
  ['-3', -3],
  ['90 seconds', 1.5],
  ['1 1/2 hours', 90],
  ['1 hora y media', 90],
  ['1 hour and 30 minutes', 90],
  ['half an hour', 30],
  ['2-3 hours', 180],
  ['2 days', 2_880],
  ['PT90S', 1.5],
  ['1 h', 60],
  ['1h', 60],
  ['1 hr', 60],
  ['2 hrs', 120],
  ['1 hour 20', 80],
  ['1.5 hours', 90],
  ['1,5 horas', 90],
  ['1 hora 5', 65],
  ['2 heures', 120],
  ['1 heure 10', 70],
  ['PT35M', 35],
  ['pt1h', 60],
  ['PT1H30M', 90],
  ['P1D', 1_440],
  ['P2DT3H4M', 3_064],
  [['40 min', '50 min'], 40],
  ['none', undefined],
  ['', undefined],
  [{}, undefined],
  [undefined, undefined],
])('the minutes of %p are %p', (value, minutes) => {
  expect(minutesOf(value)).toBe(minutes);
});

it('a list is an array, the lines of a text, or the values of an object', () => {
  expect(listOf(['a', 1])).toEqual(['a', 1]);
  expect(listOf('a\n\n  \r\nb')).toEqual(['a', 'b']);
  expect(listOf({ 1: 'a', 2: 'b' })).toEqual(['a', 'b']);
  expect(listOf(7)).toEqual([]);
  expect(listOf(null)).toEqual([]);
});

it('a field is found by its first name, in any spelling', () => {
  expect(valueOf({ 'Cook-Time': 5, prep: 6 }, ['cooktime', 'prep'])).toBe(5);
  expect(valueOf({ prep: 6 }, ['cooktime', 'prep'])).toBe(6);
  expect(valueOf({ other: 6 }, ['cooktime'])).toBeUndefined();
});

it('a text may be written as a number', () => {
  expect(textOf(4)).toBe('4');
  expect(textOf('four')).toBe('four');
  expect(textOf(['four'])).toBe('');
});
