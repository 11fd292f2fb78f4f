import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    label: { id: 'timeSelect.label', defaultMessage: 'Time', description: 'Label of the time limit' },
    any: { id: 'timeSelect.any', defaultMessage: 'Any time', description: 'No time limit' },
  }),
  ...defineMessages<{ upTo: { minutes: number } }>({
    upTo: {
      id: 'timeSelect.upTo',
      defaultMessage: 'Up to {minutes} min',
      description: 'How long a recipe may take at most',
    },
  }),
};
