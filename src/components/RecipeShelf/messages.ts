import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    heading: {
      id: 'recipeShelf.heading',
      defaultMessage: 'On this device',
      description: 'Heading over the recipes that a guest keeps in this browser',
    },
    options: {
      id: 'recipeShelf.options',
      defaultMessage: 'Options for recipes on this device',
      description: 'Accessible name of the button with three dots beside the heading',
    },
    collections: {
      id: 'recipeShelf.collections',
      defaultMessage: 'Collections',
      description: 'Item of the menu: goes to the guest’s collections',
    },
    cooked: {
      id: 'recipeShelf.cooked',
      defaultMessage: 'Cooked dishes',
      description: 'Item of the menu: goes to what the guest has cooked',
    },
    askAgain: {
      id: 'recipeShelf.askAgain',
      defaultMessage: 'Ask before keeping a recipe',
      description: 'Item of the menu, with a tick when on: hearts and stars ask first again',
    },
    removeAll: {
      id: 'recipeShelf.removeAll',
      defaultMessage: 'Remove all from this device',
      description: 'Item of the menu; can be undone from the toast',
    },
    staysHere: {
      id: 'recipeShelf.staysHere',
      defaultMessage: 'Every recipe you save stays on this device.',
      description: 'Beside a few recipes that a guest keeps in this browser',
    },
    everywhere: {
      id: 'recipeShelf.everywhere',
      defaultMessage: 'With a free account it is on all your devices.',
      description: 'Second sentence, above the button "Create account"; "it" is a recipe',
    },
    createAccount: {
      id: 'recipeShelf.createAccount',
      defaultMessage: 'Create account',
      description: 'Link to the registration',
    },
    showFewer: {
      id: 'recipeShelf.showFewer',
      defaultMessage: 'Show fewer',
      description: 'Button: back to one row',
    },
  }),
  ...defineMessages<{ showAll: { count: number }; count: { count: number } }>({
    showAll: {
      id: 'recipeShelf.showAll',
      defaultMessage: 'Show all {count}',
      description: 'Button: every recipe kept on this device, in rows instead of one line',
    },
    count: {
      id: 'recipeShelf.count',
      defaultMessage: '{count, plural, one {# recipe} other {# recipes}}',
      description: 'Beside the heading',
    },
  }),
};
