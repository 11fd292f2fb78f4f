import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    found: {
      id: 'detected.found',
      defaultMessage: 'You have',
      description: 'Before the ingredients that the search understood',
    },
  }),
  ...defineMessages<{ unknown: { words: string } }>({
    unknown: {
      id: 'detected.unknown',
      defaultMessage: 'Not understood: {words}',
      description: 'What the search could not read as food',
    },
  }),
};
