import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: { id: 'saved.title', defaultMessage: 'Saved recipes', description: 'Heading of the page' },
    back: { id: 'saved.back', defaultMessage: 'Back to search', description: 'Link over the heading' },
    search: {
      id: 'saved.search',
      defaultMessage: 'Search your saved recipes',
      description: 'Label of the search box, for screen readers',
    },
    searchExample: {
      id: 'saved.searchExample',
      defaultMessage: 'Search recipes by name, ingredients, or description...',
      description: 'Placeholder of the search box',
    },
    category: {
      id: 'saved.category',
      defaultMessage: 'Category',
      description: 'Name of the chips All kinds, Meals, Drinks',
    },
    allKinds: {
      id: 'saved.allKinds',
      defaultMessage: 'All kinds',
      description: 'Chip beside Meals and Drinks: both of them',
    },
    loading: {
      id: 'saved.loading',
      defaultMessage: 'Loading your saved recipes...',
      description: 'While the list is fetched',
    },
    empty: { id: 'saved.empty', defaultMessage: 'No Saved Recipes', description: 'Heading where the list is empty' },
    emptyText: {
      id: 'saved.emptyText',
      defaultMessage: 'Press the heart on a recipe, and it waits for you here.',
      description: 'Under "No Saved Recipes"',
    },
    find: { id: 'saved.find', defaultMessage: 'Find Recipes', description: 'Link to the home page' },
    noMatch: {
      id: 'saved.noMatch',
      defaultMessage: 'No Matching Recipes Found',
      description: 'Heading where nothing passes search and filters',
    },
    noMatchText: {
      id: 'saved.noMatchText',
      defaultMessage: 'Try adjusting your filters to see more recipes.',
      description: 'Under "No Matching Recipes Found"',
    },
    showAll: {
      id: 'saved.showAll',
      defaultMessage: 'Show all saved recipes',
      description: 'Button: takes search and filters back',
    },
    failedText: {
      id: 'saved.failedText',
      defaultMessage: 'The kitchen did not answer. Your recipes are still in your account.',
      description: 'Under “Your saved recipes could not be loaded.”',
    },
    failed: {
      id: 'saved.failed',
      defaultMessage: 'Your saved recipes could not be loaded.',
      description: 'Heading where the server did not answer and this device has no list',
    },
    localOnly: {
      id: 'saved.localOnly',
      defaultMessage: 'Your account could not be reached. These are the recipes kept on this device.',
      description: 'Line above the list where the server did not answer',
    },
    tryAgain: { id: 'saved.tryAgain', defaultMessage: 'Try Again', description: 'Button: fetch the list once more' },
  }),
  ...defineMessages<{ nothingNamed: { text: string }; namedButHidden: { text: string } }>({
    nothingNamed: {
      id: 'saved.nothingNamed',
      defaultMessage: 'Nothing you saved has “{text}” in its name, ingredients or description.',
      description: 'Under "No Matching Recipes Found", where the search alone finds nothing',
    },
    namedButHidden: {
      id: 'saved.namedButHidden',
      defaultMessage: 'Your filters hide every saved recipe with “{text}”.',
      description: 'Under "No Matching Recipes Found", where the search finds recipes and the filters hide them',
    },
  }),
  ...defineMessages<{
    count: { count: number };
    shownOf: { shown: number; total: number };
  }>({
    count: {
      id: 'saved.count',
      defaultMessage: '{count, plural, one {# recipe} other {# recipes}}',
      description: 'Heading over the cards, for screen readers: how many they are',
    },
    shownOf: {
      id: 'saved.shownOf',
      defaultMessage: '{shown} of {total}',
      description: 'How many of the saved recipes pass search and filters',
    },
  }),
};
