import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: { id: 'filterPanel.title', defaultMessage: 'Filters', description: 'Title of the filter panel' },
    category: { id: 'filterPanel.category', defaultMessage: 'Category', description: 'Legend of All / Meals / Drinks' },
    type: { id: 'filterPanel.type', defaultMessage: 'Type', description: 'Legend of the sub-types' },
    minimumRating: {
      id: 'filterPanel.minimumRating',
      defaultMessage: 'Minimum rating',
      description: 'Label of the slider',
    },
    excludeAllergens: {
      id: 'filterPanel.excludeAllergens',
      defaultMessage: 'Exclude allergens',
      description: 'Legend of the allergen checkboxes',
    },
    reset: { id: 'filterPanel.reset', defaultMessage: 'Reset', description: 'Button: back to no filters' },
    apply: { id: 'filterPanel.apply', defaultMessage: 'Apply', description: 'Button: use these filters' },
    close: {
      id: 'filterPanel.close',
      defaultMessage: 'Close filters',
      description: 'Accessible name of the cross on a phone',
    },
  }),
  ...defineMessages<{ stars: { count: number }; alsoExclude: { allergen: string } }>({
    stars: {
      id: 'filterPanel.stars',
      defaultMessage: '{count, plural, one {# star} other {# stars}}',
      description: 'What a screen reader says for the value of the slider',
    },
    alsoExclude: {
      id: 'filterPanel.alsoExclude',
      defaultMessage: 'Exclude {allergen} too?',
      description: 'Button that adds a related allergen',
    },
  }),
};
