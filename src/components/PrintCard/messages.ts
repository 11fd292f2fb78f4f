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
    mayContain: { names: string };
    model: { model: string };
  }>({
    serves: {
      id: 'printCard.serves',
      defaultMessage: '{servings, plural, one {# serving} other {# servings}}',
      description: 'How many the printed recipe serves',
    },
    model: {
      id: 'printCard.model',
      defaultMessage: 'written by {model}',
      description: 'Last of the facts under the title on paper; {model} is the name of a language model',
    },
    allergens: {
      id: 'printCard.allergens',
      defaultMessage: 'Allergens: {names}.',
      description: 'At the foot of the printed recipe',
    },
    mayContain: {
      id: 'printCard.mayContain',
      defaultMessage: 'May contain: {names}.',
      description: 'After the allergens on paper',
    },
  }),
};
