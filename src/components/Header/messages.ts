import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    name: { id: 'app.name', defaultMessage: 'Larder', description: 'Name of the product; the same in every language' },
    preferences: {
      id: 'header.preferences',
      defaultMessage: 'Preferences',
      description: 'Button in the header that opens the preferences',
    },
    addRecipe: {
      id: 'header.addRecipe',
      defaultMessage: 'Add a recipe',
      description: 'Accessible name of the plus in the header',
    },
    signIn: { id: 'header.signIn', defaultMessage: 'Sign in', description: 'Link in the header' },
    createAccount: { id: 'header.createAccount', defaultMessage: 'Create account', description: 'Link in the header' },
  }),
  ...defineMessages<{ saved: { count: number }; shopping: { count: number } }>({
    shopping: {
      id: 'header.shopping',
      defaultMessage: 'Shopping list: {count}',
      description: 'Accessible name of the basket in the header; {count} is what is still to be bought',
    },
    saved: {
      id: 'header.saved',
      defaultMessage: 'Saved recipes: {count}',
      description: 'Accessible name of the heart in the header',
    },
  }),
};
