import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  device: {
    id: 'saveNote.device',
    defaultMessage: 'Kept in this browser',
    description: 'Beside the preferences of a guest',
  },
  saving: { id: 'saveNote.saving', defaultMessage: 'Saving…', description: 'A change is on its way to the account' },
  saved: {
    id: 'saveNote.saved',
    defaultMessage: 'Saved to your account',
    description: 'The account has every change',
  },
  waiting: {
    id: 'saveNote.waiting',
    defaultMessage: 'Not on your account yet. We’ll try again.',
    description: 'A change did not reach the account; it is kept in the browser and sent later',
  },
});
