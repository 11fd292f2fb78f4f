import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'signInRequired.title', defaultMessage: 'Sign in required', description: 'Title of the dialog' },
  save: {
    id: 'signInRequired.save',
    defaultMessage: 'You must sign in or create a free account to save recipes.',
    description: 'A guest pressed a heart',
  },
  rate: {
    id: 'signInRequired.rate',
    defaultMessage: 'You must sign in or create a free account to rate recipes.',
    description: 'A guest pressed a star',
  },
  other: {
    id: 'signInRequired.other',
    defaultMessage: 'You must sign in or create a free account to use this functionality.',
    description: 'A guest tried something else that needs an account',
  },
  device: {
    id: 'signInRequired.device',
    defaultMessage: 'Or keep the recipe on this device, with everything you save and rate here later.',
    description: 'Second sentence, beside the button "Keep on this device"',
  },
  deviceOnly: {
    id: 'signInRequired.deviceOnly',
    defaultMessage:
      'Accounts are not open on this server yet. Keep the recipe on this device, with everything you save and rate here later.',
    description: 'Second sentence where the server has no accounts',
  },
  signIn: { id: 'signInRequired.signIn', defaultMessage: 'Sign in', description: 'Button of the dialog' },
  createAccount: {
    id: 'signInRequired.createAccount',
    defaultMessage: 'Create account',
    description: 'Button of the dialog',
  },
  keep: {
    id: 'signInRequired.keep',
    defaultMessage: 'Keep on this device',
    description: 'Button of the dialog: saves the recipe in this browser only',
  },
  close: { id: 'signInRequired.close', defaultMessage: 'Close', description: 'Accessible name of the cross' },
});
