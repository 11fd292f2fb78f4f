import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages<{ writtenBy: { model: string } }>({
    writtenBy: {
      id: 'writtenBy.text',
      defaultMessage: 'Written by {model}, checked by Larder',
      description: 'On a card; {model} is the name of a language model',
    },
  }),
};
