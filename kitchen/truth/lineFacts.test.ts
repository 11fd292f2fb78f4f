import type { Language } from '@contracts/vocabulary';
import { isSubstitute, lineFacts } from './lineFacts';

it.each<[Language, string, string, string]>([
  ['en-GB', '2 bags', 'black tea', '2 black tea bags'],
  ['en-GB', '2', 'black tea bags', '2 black tea bags'],
  ['es', '2 bolsitas', 'té negro', '2 bolsitas de té negro'],
  ['fr', '2 sachets', 'thé noir', '2 sachets de thé noir'],
  ['fr', '1 sachet', 'rooibos', '1 sachet de rooibos'],
  ['es', '1 rama', 'canela', '1 rama de canela'],
  ['en-US', '2 sticks', 'cinnamon', '2 cinnamon sticks'],
  ['en-US', '1 stick', 'butter', '113 g butter'],
  ['en-GB', '2 packets', 'tofu', '2 tofu'],
])('says in %s what “%s” of “%s” are', (language, quantity, name, said) => {
  const { wire } = lineFacts({ quantity, name, note: '' }, language);
  expect(`${wire.quantity} ${wire.name}`).toBe(said);
});

it.each<[name: string, note: string, expected: boolean]>([
  ...'vegan butter|vegano|mantequilla vegana|quesos veganos|beurre végane|plant-based mince|plant based mince|beurre végétal|crème végétale|lait végétalien|sauce végétalienne|non-dairy milk|non dairy milk|dairy-free cream|dairy free cream|egg-free mayonnaise|meat-free mince|mock duck'
    .split('|')
    .map((name) => [name, '', true] as [string, string, boolean]),
  ['butter', 'vegan', true],
  ['butter', 'vegan if you like', true],
  ['mantequilla', 'vegana', true],
  ['mince', 'plant-based', true],
  ['mince', 'plant based', true],
  ['butter', 'or vegan margarine', false],
  ['butter', '', false],
  ['vegetables', '', false],
])('“%s” (%s) is named after what it replaces: %s', (name, note, expected) => {
  expect(isSubstitute(lineFacts({ quantity: '50 g', name, note }, 'en-GB'))).toBe(expected);
});

it('a line is quoted without a gap where it has no quantity or note', () => {
  expect(lineFacts({ quantity: '', name: 'salt', note: '' }, 'en-GB').text).toBe('salt');
  expect(lineFacts({ quantity: '1', name: 'onion', note: 'diced' }, 'en-GB').text).toBe('1 onion, diced');
});
