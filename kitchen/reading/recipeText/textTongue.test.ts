import { textTongue } from './textTongue';

const FRENCH = 'le sel et le poivre dans une soupe avec du beurre, ';

it.each([
  ['1 onion', 'fr', 'fr'],
  ['la harina y los huevos con el azúcar hasta que esté muy dorada', 'fr', 'es'],
  ['la farine et le sucre avec les œufs dans un bol pendant 10 minutes', 'es', 'fr'],
  ['the flour and the sugar with the eggs until it is golden all over', 'es', 'en-GB'],
  [`2 cups of flour for the soup and 1 tsp of oil, from my friend. ${FRENCH.repeat(10)}`, 'en-GB', 'fr'],
])('“%s” on a page in %s is %s', (text, claimed, language) => {
  expect(textTongue(text, claimed).language).toBe(language);
});
