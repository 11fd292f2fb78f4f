import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'about.title', defaultMessage: 'About Larder', description: 'Heading' },
  what: {
    id: 'about.what',
    defaultMessage:
      'Larder finds recipes from what you have in the kitchen. Type your ingredients, or the name of a dish, and it shows what you can cook, what is missing, and what you could use instead.',
    description: 'First paragraph',
  },
  howTitle: { id: 'about.howTitle', defaultMessage: 'How it decides', description: 'Heading of the second part' },
  how: {
    id: 'about.how',
    defaultMessage:
      'Every recipe in the collection was written for it. A recipe that a language model wrote for your search says so, and this server checked it first. The match is counted from the recipe’s own ingredients; water, salt, pepper and cooking oil are taken for granted.',
    description: 'Second part',
  },
  allergensTitle: { id: 'about.allergensTitle', defaultMessage: 'Allergens', description: 'Heading of the third part' },
  allergens: {
    id: 'about.allergens',
    defaultMessage:
      'Allergens are worked out from a recipe’s ingredients, and beside each allergen stands the ingredient that carries it. This is a help, never a guarantee: always read the label.',
    description: 'Third part',
  },
  picturesTitle: { id: 'about.picturesTitle', defaultMessage: 'Pictures', description: 'Heading of the fourth part' },
  pictures: {
    id: 'about.pictures',
    defaultMessage:
      'The pictures are drawn by a program from each recipe’s own ingredients. They show what kind of dish it is; they are not photographs.',
    description: 'Fourth part',
  },
});
