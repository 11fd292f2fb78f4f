import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    save: { id: 'heart.save', defaultMessage: 'Save', description: 'Button on the recipe page, with a heart' },
    saved: {
      id: 'heart.saved',
      defaultMessage: 'Saved',
      description: 'The same button when the recipe is saved; pressing it removes the recipe',
    },
    signIn: {
      id: 'heart.signIn',
      defaultMessage: 'Sign in to save recipes',
      description: 'Tooltip of the heart for a guest',
    },
  }),
  ...defineMessages<{ label: { title: string } }>({
    label: {
      id: 'heart.label',
      defaultMessage: 'Save {title}',
      description: 'Accessible name of the heart on a card; it is a toggle, so the name stays when it is pressed',
    },
  }),
};
