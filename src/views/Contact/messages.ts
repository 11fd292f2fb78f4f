import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'contact.title', defaultMessage: 'Contact', description: 'Heading' },
  operator: {
    id: 'contact.operator',
    defaultMessage:
      'Larder is free software that anyone can run. For questions about this site, your data or its availability, write to whoever runs this server: the person or organisation that gave you its address.',
    description: 'First paragraph',
  },
  faults: {
    id: 'contact.faults',
    defaultMessage:
      'Found a mistake in a recipe, an allergen that is missing, or a fault in the program? Report it in the issue tracker of the Larder project, so that every copy of it gets the correction.',
    description: 'Second paragraph',
  },
});
