import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  label: { id: 'sortSelect.label', defaultMessage: 'Sort by', description: 'Label of the sort select' },
});
