import { foldText, wordsOf } from './foldWord';

it.each([
  ['Crème BRÛLÉE', 'creme brulee'],
  ['Crème brûlée', 'creme brulee'],
  ['Smørrebrød', 'smorrebrod'],
  ['Gołąbki', 'golabki'],
  ['Bœuf à l’ail', "boeuf a l'ail"],
  ['EGGS', 'eggs'],
  ['Bœuf', 'boeuf'],
  ['É', 'e'],
  ['Læsø', 'laeso'],
  ['Smørrebrød med FLØDE', 'smorrebrod med flode'],
  ['Gołąbki z ŁOSOSIEM', 'golabki z lososiem'],
  ['Karnıyarık', 'karniyarik'],
  ['Großer Spaß', 'grosser spass'],
  ['piñón', 'pinon'],
  ['1/2 tsp SALT & Pepper,\n3 [Eggs]', '1/2 tsp salt & pepper,\n3 [eggs]'],
  ['`Ail` & EGGS', "'ail' & eggs"],
  ['l’ail, l‘ail, l´ail, l`ail', "l'ail, l'ail, l'ail, l'ail"],
])('%s is folded to %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

it('the words of a text are its letters and digits', () => {
  expect(wordsOf("l'ail, 2 eggs & half-fat milk")).toEqual(['l', 'ail', '2', 'eggs', 'half', 'fat', 'milk']);
  expect(wordsOf(' ,;')).toEqual([]);
});
