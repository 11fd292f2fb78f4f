import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  label: {
    id: 'recentSearches.label',
    defaultMessage: 'Recent searches',
    description: 'Before the last searches, each a button',
  },
  clear: {
    id: 'recentSearches.clear',
    defaultMessage: 'Clear recent searches',
    description: 'Accessible name of the cross behind the recent searches',
  },
});
