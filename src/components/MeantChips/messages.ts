import { defineMessages } from 'react-intl';

export const messages = defineMessages<{
  typed: { typed: string };
  take: { typed: string; name: string };
  ask: { name: string };
}>({
  typed: {
    id: 'meant.typed',
    defaultMessage: '{typed}:',
    description: 'Before the ingredients that the cook may have meant by what was typed',
  },
  ask: { id: 'meant.ask', defaultMessage: '{name}?', description: 'An ingredient that the cook may have meant' },
  take: {
    id: 'meant.take',
    defaultMessage: 'Search for {name} instead of {typed}',
    description: 'The same button, as a screen reader says it',
  },
});
