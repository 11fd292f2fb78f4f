import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    notRated: {
      id: 'hiddenResults.notRated',
      defaultMessage: 'not rated yet',
      description: 'Reason why recipes are hidden: the minimum rating',
    },
    otherType: {
      id: 'hiddenResults.otherType',
      defaultMessage: 'other type',
      description: 'Reason why recipes are hidden: the sub-type, such as Breakfast',
    },
    show: { id: 'hiddenResults.show', defaultMessage: 'Show', description: 'Button on the chip: lift that filter' },
  }),
  ...defineMessages<{ hidden: { count: number; reason: string }; showFor: { reason: string } }>({
    hidden: {
      id: 'hiddenResults.hidden',
      defaultMessage: '{count, plural, one {# hidden} other {# hidden}}: {reason}',
      description: 'Chip over the results: how many recipes a filter hides, and which filter',
    },
    showFor: {
      id: 'hiddenResults.showFor',
      defaultMessage: 'Show recipes hidden by {reason}',
      description: 'The same button, as a screen reader says it',
    },
  }),
};
