import { defineMessages } from 'react-intl';

/** The choice between several recipes that were found at once. */
export const foundMessages = {
  ...defineMessages({
    intro: {
      id: 'found.intro',
      defaultMessage: 'Choose one, or check them one by one. Nothing is saved until you save it.',
      description: 'Under the heading that says how many recipes were found',
    },
    check: { id: 'found.check', defaultMessage: 'Check this one', description: 'Button beside one of several recipes' },
    asOne: {
      id: 'found.asOne',
      defaultMessage: 'It is one recipe',
      description: 'Button: the recipes that were found are the parts of one dish',
    },
    cut: {
      id: 'found.cut',
      defaultMessage: 'The page has more recipes than these.',
      description: 'Under the list of the recipes found on a page',
    },
    unnamed: { id: 'found.unnamed', defaultMessage: 'Without a title', description: 'In place of a missing title' },
    back: {
      id: 'found.back',
      defaultMessage: 'Back to the recipes found',
      description: 'Button: to the choice between several recipes',
    },
    leaveOut: {
      id: 'found.leaveOut',
      defaultMessage: 'Leave this one out',
      description: 'Button: goes on with the next of several recipes without saving this one',
    },
  }),
  ...defineMessages<{
    count: { count: number };
    facts: { ingredients: number; steps: number };
    all: { count: number };
    place: { number: number; count: number };
  }>({
    count: {
      id: 'found.count',
      defaultMessage: '{count, number} recipes were found',
      description: 'Heading: recipes in one text or on one page, always several',
    },
    facts: {
      id: 'found.facts',
      defaultMessage:
        '{ingredients, plural, one {# ingredient} other {# ingredients}}, {steps, plural, one {# step} other {# steps}}',
      description: 'Under the title of a recipe that was found',
    },
    all: {
      id: 'found.all',
      defaultMessage: '{count, plural, =2 {Check both} other {Check all {count, number}}}, one by one',
      description: 'Button: all the recipes that were found, always several',
    },
    place: {
      id: 'found.place',
      defaultMessage: 'Recipe {number, number} of {count, number}',
      description: 'Above one of several recipes that are checked one after the other',
    },
  }),
};
