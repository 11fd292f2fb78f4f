import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    ingredients: { id: 'printCard.ingredients', defaultMessage: 'Ingredients', description: 'Heading on paper' },
    method: { id: 'printCard.method', defaultMessage: 'Method', description: 'Heading on paper' },
    note: {
      id: 'printCard.note',
      defaultMessage: 'Worked out from the ingredients. Always read the label.',
      description: 'After the allergens on paper',
    },
  }),
  ...defineMessages<{
    serves: { servings: number };
    allergens: { names: string };
  }>({
    serves: {
      id: 'printCard.serves',
      defaultMessage: '{servings, plural, one {# serving} other {# servings}}',
      description: 'How many the printed recipe serves',
    },
    allergens: {
      id: 'printCard.allergens',
      defaultMessage: 'Allergens: {names}.',
      description: 'At the foot of the printed recipe',
    },
  }),
};
