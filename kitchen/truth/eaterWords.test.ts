import type { Language } from '@contracts/vocabulary';
import { eatersOf } from './eaters';
import type { Eater } from './types';

/** Phrases of one language that each mention an eater; a cook may write them in an interface of another language. */
const MENTIONS: readonly (readonly [eater: Eater, language: Language, phrases: string])[] = [
  [
    'child',
    'en-GB',
    'child|children|kid|kids|toddler|toddlers|my son|my sons|my daughter|my daughters|my little son|my young daughter|for 6-year-old|for 12 year olds|my 9-year olds|our 17-year-old|for 2 year-old',
  ],
  [
    'child',
    'es',
    'niño|niña|niños|niñas|los niños|las niñas|peques|mi hijo|mi hija|mis hijos|mis hijas|infantil|infantiles',
  ],
  ['child', 'fr', 'enfant|enfants|mon fils|ma fille|tout-petits|tout petits'],
  ['pregnant', 'en-GB', 'pregnant|pregnancy|expectant|expecting a baby shower|mum-to-be|mum to be'],
  ['pregnant', 'es', 'embarazada|embarazado|embarazadas|embarazo|gestante|gestantes'],
  ['pregnant', 'fr', 'enceinte|enceintes|grossesse'],
  [
    'infant',
    'en-GB',
    'infant|infants|newborn|newborns|baby|babies|weaning|6-month-old|8 months old|1 month-old|11-month old|9 months-old',
  ],
  ['infant', 'es', 'bebé|bebés|for my baby|for baby|our babies|for our little baby|7 meses|10 meses|11 meses|1-mois'],
  [
    'infant',
    'en-GB',
    'lactante|lactantes|recién nacido|recién nacidos|para bebé|para bebés|mi bebé|un bebé|el bebé|del bebé|al bebé|los bebés|de bebés',
  ],
  ['infant', 'fr', 'bébé|bébés|nourrisson|nourrissons|8 mois'],
];

it.each(MENTIONS)('%s is mentioned in the words of %s: %s', (eater, language, phrases) => {
  expect(phrases.split('|').filter((phrase) => !eatersOf(`Soup, ${phrase}`, language).includes(eater))).toEqual([]);
});

/** Food named after eaters, and eaters that are warned or not meant. */
const NO_MENTIONS: readonly (readonly [language: Language, phrases: string])[] = [
  [
    'en-GB',
    'Dutch baby|jelly babies|cry baby|baby’s breath|baby spinach|baby carrots|kid goat|12-month-old|18 months old|for 18-year-olds|a 6-year-old cheese',
  ],
  [
    'en-GB',
    'not for children|not suitable for children|not meant for kids|not safe for children|not for the children|not for young children|keep from children|keep away from kids|adults only no kids|adults only, no children',
  ],
  [
    'es',
    'espinacas baby|zanahorias baby|espinaca bebé|espinacas bebé|espinacas bebés|zanahorias bebé|hojas de bebé|hoja de bebés|kale bebé|for my baby spinach|my baby potatoes|niños envueltos|los niños envueltos|12 meses',
  ],
  [
    'es',
    'no apto para niños|no es apto para niños|no apta para niñas|no recomendado para embarazadas|no recomendada para niños|no para niños|no para los niños|no para las niñas|dura 6 meses|aguanta hasta 6 meses|conserva 6 meses|conservar hasta 6 meses',
  ],
  [
    'fr',
    'pas pour enfants|pas pour les enfants|pas adapté aux enfants|pas adapté au nourrisson|déconseillé aux enfants|interdit aux enfants|déconseillé au nourrisson|interdit au nourrisson|garder 6 mois|se garde 6 mois|conservez 6 mois|keep 6 mois|store for 6 mois',
  ],
];

it.each(NO_MENTIONS)('in %s none of these is an eater: %s', (language, phrases) => {
  expect(phrases.split('|').filter((phrase) => eatersOf(phrase, language).length > 0)).toEqual([]);
});
