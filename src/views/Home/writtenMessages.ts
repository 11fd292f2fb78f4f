import { defineMessages } from 'react-intl';

export const writtenMessages = {
  ...defineMessages({
    title: {
      id: 'written.title',
      defaultMessage: 'Written for your kitchen',
      description: 'Heading over the recipes that a language model wrote for this search',
    },
    lead: {
      id: 'written.lead',
      defaultMessage: 'New recipes by a language model. Each was checked before it appeared here.',
      description: 'Under the heading "Written for your kitchen"',
    },
    others: {
      id: 'written.others',
      defaultMessage: 'Write new ones',
      description: 'Button under the recipes that a language model wrote: asks for others',
    },
  }),
  ...defineMessages<{ arrived: { title: string; count: number } }>({
    arrived: {
      id: 'written.arrived',
      defaultMessage: 'New recipe: {title}. {count, plural, one {# recipe written} other {# recipes written}} so far.',
      description: 'Said by a screen reader when a language model has written another recipe',
    },
  }),
};
