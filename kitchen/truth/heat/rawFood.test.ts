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
  ['egg', 'hard-boiled eggs', 'Slice the eggs.'],
  ['egg', 'huevos duros', 'Slice the eggs.'],
  ['egg', 'huevo cocido', 'Slice the eggs.'],
  ['egg', 'huevo duro', 'Slice the eggs.'],
  ['egg', 'œufs durs', 'Slice the eggs.'],
  ['egg', 'œuf dur', 'Slice the eggs.'],
  ['meat', 'boiled beef', 'Slice the beef.'],
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

it('finds the raw yolks beside boiled eggs', () => {
  expect(rawIn('egg', ['boiled eggs', 'egg yolks'], 'Whisk the yolks, then slice the eggs.')).toEqual(['egg yolks']);
});

it.each<['egg' | 'fish' | 'meat', string, string]>([
  [
    'egg',
    'egg yolks',
    'egg|eggs|yolk|yolks|white|whites|huevo|huevos|yema|yemas|clara|claras|œuf|œufs|jaune|jaunes|blanc|blancs',
  ],
  [
    'fish',
    'salmon',
    'fish|salmon|tuna|sea bass|cod|trout|mackerel|oyster|oysters|scallop|scallops|pescado|salmón|atún|lubina|corvina|merluza|ostra|ostras|vieira|vieiras|poisson|saumon|thon|bar|cabillaud|daurade|huître|huîtres',
  ],
  [
    'meat',
    'beef steak',
    'beef|steak|steaks|veal|lamb|meat|ternera|solomillo|carne|cordero|bœuf|filet|viande|veau|agneau|magret|magrets',
  ],
])('raw %s is named in a step by many words', (kind, name, words) => {
  const heated = 'Fry the onion for 5 minutes.';
  expect(words.split('|').filter((word) => rawIn(kind, [name], heated, `Slice the ${word}.`).length === 0)).toEqual([]);
});

it.each<['egg' | 'fish' | 'meat', string, string[]]>([
  ['egg', 'egg|egg yolk|egg white|quail eggs', ['egg noodles', 'milk']],
  [
    'fish',
    'salmon|cod|scallops|squid',
    [
      'anchovies',
      'salt cod',
      'fish stock',
      'dashi',
      'oyster sauce',
      'shrimp paste',
      'surimi',
      'caviar',
      'prawns',
      'crab',
      'mussels',
      'beef',
    ],
  ],
  [
    'meat',
    'beef|beef steak|veal|lamb|leg of lamb|venison|flank steak|skirt steak|duck breast',
    ['beef stock', 'beef mince', 'chicken', 'cod'],
  ],
])('food that may be raw %s', (kind, names, others) => {
  expect(names.split('|').filter((name) => rawIn(kind, [name], 'Slice and serve.').length === 0)).toEqual([]);
  expect(others.filter((name) => rawIn(kind, [name], 'Slice and serve.').length > 0)).toEqual([]);
});

it('does not count heat before the food is added', () => {
  expect(rawIn('egg', ['egg yolks'], 'Boil the potatoes for 20 minutes.', 'Stir in the yolks.')).toEqual(['egg yolks']);
  expect(rawIn('egg', ['egg yolks'], 'Stir in the yolks.', 'Simmer for 5 minutes.')).toEqual([]);
});
