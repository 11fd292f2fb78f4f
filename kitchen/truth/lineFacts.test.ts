import type { Language } from '@contracts/vocabulary';
import { lineFacts } from './lineFacts';

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
