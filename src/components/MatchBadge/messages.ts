import { defineMessages } from 'react-intl';

export const messages = defineMessages<{
  short: { matched: number; total: number };
  long: { matched: number; total: number };
}>({
  short: {
    id: 'matchBadge.short',
    defaultMessage: '{matched} of {total}',
    description: 'Badge on a picture: how many of the ingredients the cook has',
  },
  long: {
    id: 'matchBadge.long',
    defaultMessage: 'You have {matched} of {total} ingredients',
    description: 'The same badge, as a screen reader says it',
  },
});
