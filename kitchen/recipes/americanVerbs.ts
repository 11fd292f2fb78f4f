/**
 * Verbs of a British kitchen that an American cook reads otherwise: food that catches sticks or chars, and what is sieved
 * is strained or sifted. Like the table of words: the longest phrase wins.
 */
export const AMERICAN_VERBS: Readonly<Record<string, string>> = {
  'if it catches': 'if it sticks',
  'if they catch': 'if they stick',
  'if the paste catches': 'if the paste sticks',
  'nothing catches': 'nothing sticks',
  'it does not catch': 'it does not stick',
  'they do not catch': 'they do not stick',
  'catches easily': 'sticks easily',
  'some of it catch': 'some of it brown',
  'catch at the edges': 'char at the edges',
  'catches at the edges': 'browns at the edges',
  'until they catch': 'until they brown',
  'until they catch a little': 'until they brown a little',
  'until they catch a little at the edges': 'until they char a little at the edges',
  'so that it catches': 'so that it chars',
  'so that the bottom catches': 'so that the bottom browns',
  'warmed and sieved': 'warmed and strained',
  'sieve the matcha': 'sift the matcha',
  'sieve it first': 'sift it first',
  'sieved smooth': 'strained until smooth',
  'sieving the soup': 'straining the soup',
  'blend or sieve to': 'blend or strain to',
  'caught at the edges': 'charred at the edges',
  'turned in butter': 'tossed in butter',
  'turned in hot': 'tossed in hot',
  'burnt on purpose': 'burned on purpose',
};
