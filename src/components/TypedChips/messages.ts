import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  label: {
    id: 'typedChips.label',
    defaultMessage: 'Typed so far',
    description: 'Accessible name of the list of ingredients typed so far, each with a button that removes it',
  },
});
