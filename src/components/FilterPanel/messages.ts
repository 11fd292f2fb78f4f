import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: { id: 'filterPanel.title', defaultMessage: 'Filters', description: 'Title of the filter panel' },
    category: { id: 'filterPanel.category', defaultMessage: 'Category', description: 'Legend of All / Meals / Drinks' },
    type: { id: 'filterPanel.type', defaultMessage: 'Type', description: 'Legend of the sub-types' },
    cuisine: {
      id: 'filterPanel.cuisine',
      defaultMessage: 'Cuisine',
      description: 'Title of the cuisines to choose from',
    },
    fewCuisines: {
      id: 'filterPanel.fewCuisines',
      defaultMessage: 'Show fewer',
      description: 'Button: only the most frequent cuisines',
    },
    minimumRating: {
      id: 'filterPanel.minimumRating',
      defaultMessage: 'Minimum rating',
      description: 'Label of the slider',
    },
    anyRating: {
      id: 'filterPanel.anyRating',
      defaultMessage: 'Any',
      description: 'Beside “Minimum rating”, while there is none',
    },
    excludeAllergens: {
      id: 'filterPanel.excludeAllergens',
      defaultMessage: 'Exclude allergens',
      description: 'Legend of the allergen checkboxes',
    },
    fromProfile: {
      id: 'filterPanel.fromProfile',
      defaultMessage: 'from your profile',
      description: 'Small mark beside an allergen that the preferences exclude',
    },
    profileHint: {
      id: 'filterPanel.profileHint',
      defaultMessage:
        'What your profile excludes is left out of every search. Untick an allergen here to see recipes with it in this search only.',
      description: 'Under the allergen checkboxes, where the preferences exclude some',
    },
    changeProfile: {
      id: 'filterPanel.changeProfile',
      defaultMessage: 'Change what your profile excludes',
      description: 'Button under the allergen checkboxes: opens the preferences',
    },
    reset: { id: 'filterPanel.reset', defaultMessage: 'Reset', description: 'Button: back to no filters' },
    apply: { id: 'filterPanel.apply', defaultMessage: 'Apply', description: 'Button: use these filters' },
    close: {
      id: 'filterPanel.close',
      defaultMessage: 'Close filters',
      description: 'Accessible name of the cross on a phone',
    },
  }),
  ...defineMessages<{ stars: { count: number }; allCuisines: { count: number }; alsoExclude: { allergen: string } }>({
    stars: {
      id: 'filterPanel.stars',
      defaultMessage: '{count, plural, one {# star} other {# stars}}',
      description: 'What a screen reader says for the value of the slider',
    },
    allCuisines: {
      id: 'filterPanel.allCuisines',
      defaultMessage: 'Show all {count, number}',
      description: 'Button beside “Cuisine”: all cuisines that the answer has; never fewer than nine',
    },
    alsoExclude: {
      id: 'filterPanel.alsoExclude',
      defaultMessage: 'Exclude {allergen} too?',
      description: 'Button that adds a related allergen',
    },
  }),
};
