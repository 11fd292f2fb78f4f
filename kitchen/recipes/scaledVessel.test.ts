import type { StepPart } from '@contracts/recipe';
import { scalingOf } from './scaledVessel';

const pan = (cm: number): StepPart => ({ kind: 'length', cm, text: `${cm} cm` });
const oven: StepPart = { kind: 'temperature', celsius: 180, text: '180°C' };
const dish = (...parts: StepPart[]) => ({ servings: 4, instructions: [{ step: 'Cook it.', parts }] });

describe('scalingOf', () => {
  it.each([
    ['twice the servings', 8, { change: 'more', vessel: { cm: 24, count: 2, widthCm: 34 } }],
    ['half as many again', 6, { change: 'more', vessel: { cm: 24, count: 2, widthCm: 29 } }],
    ['three times the servings', 12, { change: 'more', vessel: { cm: 24, count: 3, widthCm: 42 } }],
    ['half the servings', 2, { change: 'less', vessel: { cm: 24, count: 1, widthCm: 17 } }],
    ['the servings as written', 4, undefined],
    ['one serving more', 5, undefined],
    ['one serving less', 3, undefined],
  ])('%s in a 24 cm pan', (_name, servings, expected) => {
    expect(scalingOf(dish('Heat the oil in a ', pan(24), ' pan.'), servings)).toEqual(expected);
  });

  it('names no pan when the method names several, or only the thickness of slices', () => {
    expect(scalingOf(dish(pan(30), pan(20)), 8)).toEqual({ change: 'more' });
    expect(scalingOf(dish(pan(2)), 8)).toBeUndefined();
  });

  it('reads the same pan named twice as one', () => {
    expect(scalingOf(dish(pan(20), pan(20)), 8)?.vessel).toMatchObject({ cm: 20, count: 2 });
  });

  it('speaks of an oven without a named tin, and of no salad', () => {
    expect(scalingOf(dish('Heat the oven to ', oven), 8)).toEqual({ change: 'more' });
    expect(scalingOf(dish('Toss it.'), 8)).toBeUndefined();
  });
});
