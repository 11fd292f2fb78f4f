import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'resetPassword.title',
    defaultMessage: 'Choose a new password',
    description: 'Heading of the page that the link in the mail leads to',
  },
  newPassword: { id: 'resetPassword.newPassword', defaultMessage: 'New password', description: 'Label' },
  confirmPassword: { id: 'resetPassword.confirmPassword', defaultMessage: 'Confirm password', description: 'Label' },
  submit: { id: 'resetPassword.submit', defaultMessage: 'Save password', description: 'Button of the form' },
  sending: {
    id: 'resetPassword.sending',
    defaultMessage: 'Saving…',
    description: 'That button while the form is sent',
  },
  cancel: { id: 'resetPassword.cancel', defaultMessage: 'Cancel', description: 'Link that leads home' },
  askAgain: {
    id: 'resetPassword.askAgain',
    defaultMessage: 'Ask for a new link',
    description: 'Link beside the refusal: a link works once, for an hour',
  },
  doneTitle: {
    id: 'resetPassword.doneTitle',
    defaultMessage: 'Password Reset Successful',
    description: 'Title of the card after the new password was taken',
  },
  doneText: {
    id: 'resetPassword.doneText',
    defaultMessage: 'You can now sign in with your new password.',
    description: 'Text of that card',
  },
  goHome: { id: 'resetPassword.goHome', defaultMessage: 'Go to Home', description: 'Link on that card' },
  login: { id: 'resetPassword.login', defaultMessage: 'Sign in', description: 'Link on that card' },
});
