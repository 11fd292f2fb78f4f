import { folded } from './folded';

it.each([
  ['Crème brûlée', 'creme brulee'],
  ['Smørrebrød', 'smorrebrod'],
  ['Gołąbki', 'golabki'],
  ['Karnıyarık', 'karniyarik'],
  ['Bœuf à l’ail', "boeuf a l'ail"],
  ['EGGS', 'eggs'],
])('%s is compared as %s', (text, expected) => {
  expect(folded(text)).toBe(expected);
});
