import type { StepPart } from '@contracts/recipe';
import { americanDish, isOvenHeat } from './ovenAndTin';

it.each<[StepPart, boolean]>([
  [{ kind: 'temperature', celsius: 80, text: '80 °C' }, true],
  [{ kind: 'temperature', celsius: 180, text: '180 °C' }, true],
  [{ kind: 'temperature', celsius: 79, text: '79 °C' }, false],
  [{ kind: 'time', seconds: 600, text: '10 minutes' }, false],
  ['Preheat the oven to 180 °C.', false],
])('an oven is hotter than cooked food is inside: %j is %s', (part, is) => {
  expect(isOvenHeat(part)).toBe(is);
});

it.each([
  [29, ' dish', true],
  [34, ' baking dish, buttered', true],
  [30, ' ovenproof dish', true],
  [30, ' baking pan', true],
  [28, ' baking dish', false],
  [35, ' baking dish', false],
  [30, ' deep dish', false],
  [30, ' skillet', false],
  [30, ' dishcloth', false],
  [30, ' baking pans', false],
  [30, ' long, in a dish', false],
  [30, ' long, in a baking pan', false],
])('%s cm and “%s” is the usual dish of American kitchens: %s', (cm, next, is) => {
  expect(americanDish(cm, next)).toBe(is ? '13-by-9-inch' : undefined);
});
