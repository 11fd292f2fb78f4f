import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    searchedDevice: {
      id: 'home.searchedDevice',
      defaultMessage: 'Searched on this device, without a connection.',
      description: 'Above what a search without a network could not make out',
    },
    fromDevice: {
      id: 'home.fromDevice',
      defaultMessage: 'Found on this device, without a connection.',
      description: 'Above results that were found while the server was out of reach',
    },
    typeInstead: {
      id: 'home.typeInstead',
      defaultMessage: 'Type what I have',
      description: 'Button under a photo in which no ingredients were detected: goes to the box for ingredients',
    },
    editText: {
      id: 'home.editText',
      defaultMessage: 'Edit the text',
      description: 'Button under a search of which nothing was understood: goes to the box, which keeps its text',
    },
    documentTitle: {
      id: 'home.documentTitle',
      defaultMessage: 'Larder: recipes from what you have',
      description: 'Title of the browser tab on the home page',
    },
    results: {
      id: 'home.results',
      defaultMessage: 'Recipe Results',
      description: 'Heading over the results, all categories',
    },
    mealResults: {
      id: 'home.mealResults',
      defaultMessage: 'Meal Recipes',
      description: 'Heading over the results, category Meals',
    },
    drinkResults: {
      id: 'home.drinkResults',
      defaultMessage: 'Drink Recipes',
      description: 'Heading over the results, category Drinks',
    },
    loadMore: { id: 'home.loadMore', defaultMessage: 'Load More Recipes', description: 'Button under the results' },
    empty: {
      id: 'home.empty',
      defaultMessage: 'No recipes found. Try different ingredients or adjust your filters.',
      description: 'In place of results',
    },
    onlyFar: {
      id: 'home.onlyFar',
      defaultMessage: 'Nothing close yet: each needs more than you have. Add a few ingredients.',
      description: 'Below the heading of the results, when every recipe misses half of its ingredients or more',
    },
    hiddenAll: {
      id: 'home.hiddenAll',
      defaultMessage: 'Your filters and exclusions hide every match.',
      description: 'Heading over the empty results: there are matches, and all of them are hidden',
    },
    nothingMeetsAll: {
      id: 'home.nothingMeetsAll',
      defaultMessage: 'No recipe meets all of that at once.',
      description: 'Heading over the empty results; below it, buttons that lift one restriction each',
    },
    byIngredients: {
      id: 'home.byIngredients',
      defaultMessage: 'Search by ingredients',
      description: 'Button where a search by name found nothing: goes to the search by ingredients',
    },
    tryAnotherName: {
      id: 'home.tryAnotherName',
      defaultMessage: 'Try another name',
      description: 'Button after a search by name: back to the text box',
    },
    tryOthers: {
      id: 'home.tryOthers',
      defaultMessage: 'Try other ingredients',
      description: 'Button: back to the text box',
    },
    newSearch: {
      id: 'home.newSearch',
      defaultMessage: 'New search',
      description: 'Button under the results: back to an empty text box',
    },
  }),
  ...defineMessages<{
    notHere: { dish: string };
    near: { dish: string };
    shownOf: { shown: number; total: number };
    found: { count: number };
    nowShown: { shown: number; total: number };
  }>({
    notHere: {
      id: 'home.notHere',
      defaultMessage: 'No “{dish}” here yet.',
      description: 'Over the empty results of a search by name; {dish} is what the cook typed',
    },
    near: {
      id: 'home.near',
      defaultMessage: 'No “{dish}” here yet. Near it:',
      description: 'Over the results of a search by name, when the dish itself is missing but others are like it',
    },
    shownOf: {
      id: 'home.shownOf',
      defaultMessage: '{shown} of {total}',
      description: 'How many results are on the page',
    },
    found: {
      id: 'home.found',
      defaultMessage: '{count, plural, =0 {No recipes found} one {# recipe found} other {# recipes found}}',
      description: 'Said by a screen reader when a search is done',
    },
    nowShown: {
      id: 'home.nowShown',
      defaultMessage: 'Showing {shown} of {total} recipes',
      description: 'Said by a screen reader when the list changes',
    },
  }),
};

/** The heading over the results, by category. */
export const RESULT_HEADINGS = {
  None: messages.results,
  Meals: messages.mealResults,
  Drinks: messages.drinkResults,
} as const;
