import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  optional: {
    id: 'form.optional',
    defaultMessage: 'optional',
    description: 'Beside the label of a box that may stay empty',
  },
});
