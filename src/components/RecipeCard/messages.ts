import { defineMessages, type MessageTag } from 'react-intl';

export const messages = {
  ...defineMessages({
    time: {
      id: 'recipeCard.time',
      defaultMessage: 'Time',
      description: 'Read before the cooking time by a screen reader',
    },
    listNeeds: {
      id: 'recipeCard.listNeeds',
      defaultMessage: 'Add what is missing to the shopping list',
      description: 'Icon button behind "Needs: …"',
    },
    allergens: {
      id: 'recipeCard.allergens',
      defaultMessage: 'Allergens',
      description: 'Accessible name of the badges at the foot of a card',
    },
  }),
  ...defineMessages<{
    servings: { count: number };
    needs: { names: string; b: MessageTag };
    needsMore: { names: string; count: number; b: MessageTag; more: MessageTag };
  }>({
    servings: {
      id: 'recipeCard.servings',
      defaultMessage: '{count, plural, one {# serving} other {# servings}}',
      description: 'Read for the number beside the people icon',
    },
    needs: { id: 'recipeCard.needs', defaultMessage: '<b>Needs:</b> {names}', description: 'The missing ingredients' },
    needsMore: {
      id: 'recipeCard.needsMore',
      defaultMessage: '<b>Needs:</b> {names} <more>+{count}</more>',
      description: 'Three of the missing ingredients, and how many more there are',
    },
  }),
};
