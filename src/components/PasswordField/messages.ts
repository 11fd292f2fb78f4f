import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages<{ show: { label: string }; hide: { label: string } }>({
    show: {
      id: 'passwordField.show',
      defaultMessage: 'Show: {label}',
      description: 'Accessible name of the eye in a password box; {label} is the label of the box',
    },
    hide: {
      id: 'passwordField.hide',
      defaultMessage: 'Hide: {label}',
      description: 'Accessible name of the eye in a password box that is being shown; {label} is the label of the box',
    },
  }),
  ...defineMessages({
    advice: {
      id: 'passwordField.advice',
      defaultMessage: 'At least 6 characters (8 or more recommended)',
      description: 'Hint under the box for a new password',
    },
    common: {
      id: 'passwordField.common',
      defaultMessage: 'Easy to guess: this is one of the first passwords that attackers try.',
      description: 'Warning under the box for a new password; it is accepted anyway',
    },
    pattern: {
      id: 'passwordField.pattern',
      defaultMessage: 'Easy to guess: rows of keys and repeated characters are tried early.',
      description: 'Warning under the box for a new password; it is accepted anyway',
    },
    personal: {
      id: 'passwordField.personal',
      defaultMessage: 'Easy to guess: it contains your name or email address.',
      description: 'Warning under the box for a new password; it is accepted anyway',
    },
    short: {
      id: 'passwordField.short',
      defaultMessage: 'Rather short: 8 or more characters are much harder to guess.',
      description: 'Warning under the box for a new password; it is accepted anyway',
    },
  }),
};
