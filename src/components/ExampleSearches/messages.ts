import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  try: { id: 'examples.try', defaultMessage: 'Try', description: 'Before four example searches' },
  shakshuka: {
    id: 'examples.shakshuka',
    defaultMessage: 'eggs, tomatoes, feta',
    description: 'Example search; it is typed into the box',
  },
  chicken: {
    id: 'examples.chicken',
    defaultMessage: 'chicken, rice, lemon',
    description: 'Example search; it is typed into the box',
  },
  oats: {
    id: 'examples.oats',
    defaultMessage: 'bananas, oats, milk',
    description: 'Example search; it is typed into the box',
  },
  gin: {
    id: 'examples.gin',
    defaultMessage: 'gin, cucumber, mint',
    description: 'Example search; it is typed into the box',
  },
  chilli: {
    id: 'examples.chilli',
    defaultMessage: 'chilli con carne',
    description: 'Example search by name: a dish of the collection, by its title there',
  },
  padThai: {
    id: 'examples.padThai',
    defaultMessage: 'pad thai',
    description: 'Example search by name: a dish of the collection, by its title there',
  },
  bananaBread: {
    id: 'examples.bananaBread',
    defaultMessage: 'banana bread',
    description: 'Example search by name: a dish of the collection, by its title there',
  },
  mojito: {
    id: 'examples.mojito',
    defaultMessage: 'mojito',
    description: 'Example search by name: a drink of the collection, by its title there',
  },
});
