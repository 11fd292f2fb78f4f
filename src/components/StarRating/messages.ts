import { defineMessages } from 'react-intl';

export const messages = defineMessages<{ value: { rating: number; max: number } }>({
  value: {
    id: 'starRating.value',
    defaultMessage: '{rating} out of {max} stars',
    description: 'What a screen reader says for the stars',
  },
});
