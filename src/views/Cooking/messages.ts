import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  start: {
    id: 'cooking.start',
    defaultMessage: 'Start cooking',
    description: 'Button: opens the cooking view and begins',
  },
  back: { id: 'cooking.back', defaultMessage: 'Back to cooking', description: 'Button: opens the cooking view again' },
});
