import { parseIngredients } from '../reading/parseIngredients';
import { createStepCounter } from './countSteps';

it('counts the same steps for the same reading, however often the engine has run it', () => {
  const counter = createStepCounter();
  const read = () => void parseIngredients('1/2 '.repeat(125), { language: 'en-GB' });
  read();
  const steps = counter.stepsOf(...Array.from({ length: 12 }, () => read));
  counter.stop();
  expect(new Set(steps)).toEqual(new Set([steps[0]]));
});
