import { defineMessages } from 'react-intl';

export const messages = defineMessages<{ more: { count: number } }>({
  more: {
    id: 'moreChips.more',
    defaultMessage: '{count, number} more',
    description: 'Button at the end of a row of chips on a phone: shows the others',
  },
});
