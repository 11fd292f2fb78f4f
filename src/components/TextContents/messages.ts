import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    label: {
      id: 'textContents.label',
      defaultMessage: 'On this page',
      description: 'Over the links to the sections of a long text',
    },
  }),
};
