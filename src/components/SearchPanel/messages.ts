import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    mode: {
      id: 'searchPanel.mode',
      defaultMessage: 'Search mode',
      description: 'Accessible name of the two-way switch',
    },
    byIngredients: {
      id: 'searchPanel.byIngredients',
      defaultMessage: 'By ingredients',
      description: 'Search mode: what the cook has',
    },
    byRecipeName: {
      id: 'searchPanel.byRecipeName',
      defaultMessage: 'By recipe name',
      description: 'Search mode: the name of a dish',
    },
    filters: { id: 'searchPanel.filters', defaultMessage: 'Filters', description: 'Button that opens the filters' },
    ofResults: {
      id: 'searchPanel.ofResults',
      defaultMessage: 'for these results',
      description: 'For a screen reader, after “Filters” on the button above the results: the search panel has another',
    },
    ingredientsLabel: {
      id: 'searchPanel.ingredientsLabel',
      defaultMessage: 'Your ingredients',
      description: 'Label of the text box, for screen readers',
    },
    ingredientsExample: {
      id: 'searchPanel.ingredientsExample',
      defaultMessage: 'e.g. eggs, tomatoes, half an onion',
      description: 'Placeholder of the text box',
    },
    ingredientsHint: {
      id: 'searchPanel.ingredientsHint',
      defaultMessage: 'Separate ingredients with commas',
      description: 'Hint under the text box',
    },
    analyze: {
      id: 'searchPanel.analyze',
      defaultMessage: 'Analyze',
      description: 'Button that searches by ingredients',
    },
    nameLabel: {
      id: 'searchPanel.nameLabel',
      defaultMessage: 'Recipe name',
      description: 'Label of the input, for screen readers',
    },
    nameExample: {
      id: 'searchPanel.nameExample',
      defaultMessage: 'e.g. shakshuka',
      description: 'Placeholder of the recipe name input',
    },
    search: { id: 'searchPanel.search', defaultMessage: 'Search', description: 'Button that searches by recipe name' },
  }),
  ...defineMessages<{ activeFilters: { count: number } }>({
    activeFilters: {
      id: 'searchPanel.activeFilters',
      defaultMessage: '{count, plural, one {# active} other {# active}}',
      description: 'Read after "Filters" by a screen reader: how many filters are set',
    },
  }),
};
