import { cookingSteps } from '../cookingSteps';
import { lineFacts } from '../lineFacts';
import { rawOf } from './rawFood';

const rawIn = (kind: 'egg' | 'fish' | 'meat', names: readonly string[], ...steps: string[]) =>
  rawOf(
    names.map((name) => lineFacts({ name, quantity: '200 g', note: '' }, 'en-GB')),
    cookingSteps(steps.map((text) => ({ text }))),
    kind,
  );

it.each<['egg' | 'fish' | 'meat', string, string]>([
  ['egg', 'egg yolks', 'Whisk the yolks with the oil.'],
  ['fish', 'salmon', 'Slice the salmon and dress it with lime.'],
  ['meat', 'beef steak', 'Chop the steak finely and serve.'],
])('finds %s that is eaten raw: %s', (kind, name, step) => {
  expect(rawIn(kind, [name, 'olive oil'], 'Fry the onion for 5 minutes.', step)).toEqual([name]);
});

it.each<['egg' | 'fish' | 'meat', string, string]>([
  ['egg', 'eggs', 'Fry the eggs for 3 minutes.'],
  ['egg', 'boiled eggs', 'Slice the eggs.'],
  ['fish', 'salmon', 'Bake the salmon for 15 minutes.'],
  ['fish', 'smoked salmon', 'Slice the salmon.'],
  ['fish', 'tinned tuna', 'Flake the tuna.'],
  ['fish', 'fish sauce', 'Stir in the fish sauce.'],
  ['meat', 'beef steak', 'Fry the steak for 3 minutes.'],
  ['meat', 'leftover roast beef', 'Slice the beef.'],
  ['meat', 'carrots', 'Grate the carrots.'],
])('finds no raw %s in %s: “%s”', (kind, name, step) => {
  expect(rawIn(kind, [name], step)).toEqual([]);
});

it('does not count heat before the food is added', () => {
  expect(rawIn('egg', ['egg yolks'], 'Boil the potatoes for 20 minutes.', 'Stir in the yolks.')).toEqual(['egg yolks']);
  expect(rawIn('egg', ['egg yolks'], 'Stir in the yolks.', 'Simmer for 5 minutes.')).toEqual([]);
});
