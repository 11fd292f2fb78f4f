import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  clear: { id: 'searchBox.clear', defaultMessage: 'Clear search', description: 'Cross in a search box with a text' },
});
