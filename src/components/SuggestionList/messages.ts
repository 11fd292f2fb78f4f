import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    label: {
      id: 'suggestionList.label',
      defaultMessage: 'Suggestions',
      description: 'Accessible name of the list under the search box that completes what is being typed',
    },
  }),
  ...defineMessages<{ count: { count: number } }>({
    count: {
      id: 'suggestionList.count',
      defaultMessage: '{count, plural, one {# suggestion} other {# suggestions}}. Choose with the arrow keys.',
      description: 'Said by a screen reader when the list opens or its length changes',
    },
  }),
};
