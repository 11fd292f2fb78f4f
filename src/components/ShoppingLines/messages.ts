import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    save: {
      id: 'shoppingLine.save',
      defaultMessage: 'Save',
      description: 'Button: keep the line as it is written now',
    },
    cancel: {
      id: 'shoppingLine.cancel',
      defaultMessage: 'Cancel',
      description: 'Button: leave the line as it was before it was edited',
    },
    always: {
      id: 'shoppingLine.always',
      defaultMessage: 'I always have this',
      description: 'Button on a bought line: the ingredient goes to “What I always have”',
    },
    clear: {
      id: 'shoppingLine.clear',
      defaultMessage: 'Clear',
      description: 'Button above the bought lines: takes them all off the list',
    },
    clearLabel: {
      id: 'shoppingLine.clearLabel',
      defaultMessage: 'Clear: take everything bought off the list',
      description: 'Accessible name of the button above the bought lines',
    },
    bought: {
      id: 'shoppingLine.bought',
      defaultMessage: 'In the basket',
      description: 'Heading above the ticked lines of a shopping list',
    },
    deviceOnly: {
      id: 'shoppingLine.deviceOnly',
      defaultMessage: 'On this device only: the list is full',
      description: 'Below a line for which the account has no room',
    },
  }),
  ...defineMessages<{
    orMore: { quantity: string };
    remove: { name: string };
    edit: { name: string };
    alwaysNamed: { name: string };
    forRecipes: { recipes: string };
  }>({
    orMore: {
      id: 'shoppingLine.orMore',
      defaultMessage: '{quantity} or more',
      description: 'One recipe says {quantity}, another gives no amount',
    },
    edit: { id: 'shoppingLine.edit', defaultMessage: 'Edit {name}', description: 'Pencil behind a line' },
    remove: { id: 'shoppingLine.remove', defaultMessage: 'Remove {name}', description: 'Cross behind a line' },
    alwaysNamed: {
      id: 'shoppingLine.alwaysNamed',
      defaultMessage: 'I always have this: {name}',
      description: 'Accessible name of the button on a bought line',
    },
    forRecipes: {
      id: 'shoppingLine.forRecipes',
      defaultMessage: 'For {recipes}',
      description: 'Below a line: names of the recipes that need it',
    },
  }),
};
