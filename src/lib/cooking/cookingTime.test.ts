import { cookingTime } from './cookingTime';

const steps = (...times: (number | undefined)[]) => ({ instructions: times.map((time) => ({ step: 'Stir.', time })) });

describe('the time on a card', () => {
  it.each([
    [steps(), { hours: 0, minutes: 0 }],
    [steps(61), { hours: 0, minutes: 2 }],
    [steps(90, 90), { hours: 0, minutes: 3 }],
    [steps(undefined, 60), { hours: 0, minutes: 2 }],
    [steps(3_599), { hours: 1, minutes: 0 }],
    [steps(3_600, 1_500), { hours: 1, minutes: 25 }],
    [steps(2 * 3_600), { hours: 2, minutes: 0 }],
  ])('adds up %j', (recipe, expected) => {
    expect(cookingTime(recipe)).toEqual(expected);
  });
});
