import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'contact.title', defaultMessage: 'Contact', description: 'Heading' },
  operator: {
    id: 'contact.operator',
    defaultMessage:
      'Larder is free software that anyone can run. For questions about this site, your data or its availability, contact the operator of this server: the person or organisation that gave you its address.',
    description: 'First paragraph',
  },
  faults: {
    id: 'contact.faults',
    defaultMessage:
      'Found a mistake in a recipe, a missing allergen or a bug? Report it in the Larder project’s issue tracker, so that every copy of Larder gets the correction.',
    description: 'Second paragraph',
  },
});
