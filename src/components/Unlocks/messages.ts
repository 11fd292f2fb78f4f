import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: {
      id: 'unlocks.title',
      defaultMessage: 'Worth buying',
      description: 'Before the few ingredients that would each complete the most recipes',
    },
  }),
  ...defineMessages<{ item: { name: string; count: number } }>({
    item: {
      id: 'unlocks.item',
      defaultMessage: '{name}: completes {count, plural, one {# recipe} other {# recipes}}',
      description: 'An ingredient to buy, and how many recipes the cook could then make with nothing missing',
    },
  }),
};
