import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    time: {
      id: 'recipeCard.time',
      defaultMessage: 'Time',
      description: 'Read before the cooking time by a screen reader',
    },
    needs: {
      id: 'recipeCard.needs',
      defaultMessage: 'Needs:',
      description: 'Before the names of the missing ingredients',
    },
    allergens: {
      id: 'recipeCard.allergens',
      defaultMessage: 'Allergens',
      description: 'Accessible name of the badges at the foot of a card',
    },
  }),
  ...defineMessages<{ servings: { count: number }; more: { count: number } }>({
    servings: {
      id: 'recipeCard.servings',
      defaultMessage: '{count, plural, one {# serving} other {# servings}}',
      description: 'Read for the number beside the people icon',
    },
    more: {
      id: 'recipeCard.more',
      defaultMessage: '+{count}',
      description: 'How many more ingredients are missing than the line names',
    },
  }),
};
