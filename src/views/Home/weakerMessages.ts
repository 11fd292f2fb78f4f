import { defineMessages } from 'react-intl';

export const weakerMessages = {
  ...defineMessages({
    title: {
      id: 'weaker.title',
      defaultMessage: 'Weaker matches',
      description: 'Heading over recipes that use little of what the cook has, or need much besides',
    },
    why: {
      id: 'weaker.why',
      defaultMessage: 'These use little of what you have, or need much more.',
      description: 'Below the heading "Weaker matches"',
    },
    more: { id: 'weaker.more', defaultMessage: 'Show more', description: 'Button under the weaker matches' },
  }),
  ...defineMessages<{ show: { count: number } }>({
    show: {
      id: 'weaker.show',
      defaultMessage: 'Show weaker matches ({count, number})',
      description: 'Button under the good matches',
    },
  }),
};
