import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    writing: {
      id: 'writingNote.writing',
      defaultMessage: 'More recipes are being written for what you have',
      description: 'Above the results, while a language model writes',
    },
    stop: {
      id: 'writingNote.stop',
      defaultMessage: 'Stop writing',
      description: 'Button: stops writing and keeps what is written',
    },
    show: {
      id: 'writingNote.show',
      defaultMessage: 'Show them',
      description: 'Button: down to the recipes that a language model wrote',
    },
  }),
  ...defineMessages<{ ready: { count: number }; done: { count: number } }>({
    ready: {
      id: 'writingNote.ready',
      defaultMessage: '{count, plural, =0 {None is ready yet} one {# is ready} other {# are ready}}',
      description: 'How many recipes a language model has written so far',
    },
    done: {
      id: 'writingNote.done',
      defaultMessage:
        '{count, plural, =0 {No new recipe was written this time} one {# recipe was written for what you have} other {# recipes were written for what you have}}',
      description: 'Above the results, when a language model has finished',
    },
  }),
};
