import { defineMessages } from 'react-intl';

export const messages = defineMessages<{ percent: { value: number } }>({
  percent: {
    id: 'progressRing.percent',
    defaultMessage: '{value, number, percent}',
    description: 'The number in the ring',
  },
});
