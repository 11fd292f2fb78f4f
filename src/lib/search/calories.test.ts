import { caloriesOf } from './calories';

const nutritionalInfo = { calories: 512, protein: 1, carbs: 1, fat: 1, fiber: 1, sugar: 1 };

describe('calories of a serving', () => {
  it.each([
    [420, 420],
    [0, 0],
    ['420 kcal', 420],
    ['about 380kcal', 380],
    ['412,5 kcal', 412.5],
    ['850,5 kcal', 850.5],
    ['1,200 kcal', 1200],
    ['1 200 kcal', 1200],
    ['1\u202f200 kcal', 1200],
    ['1.200 kcal', 1200],
    ['1,200.5 kcal', 1200.5],
    ['0.125 kcal', 0.125],
    ['412.125 kcal', 412.125],
    ['1.25 kcal', 1.25],
    ['light', 100],
    ['medium', 180],
    ['Heavy', 250],
    ['a light meal', 100],
    ['delightful', undefined],
    ['unknown', undefined],
    [undefined, undefined],
  ])('reads %j as %j', (calories, expected) => {
    expect(caloriesOf({ calories })).toBe(expected);
  });

  it('falls back to the nutrition when the field is empty', () => {
    expect(caloriesOf({ nutritionalInfo })).toBe(512);
    expect(caloriesOf({ calories: '?', nutritionalInfo })).toBe(512);
    expect(caloriesOf({ calories: 'light', nutritionalInfo })).toBe(100);
  });
});
