import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  label: {
    id: 'footer.label',
    defaultMessage: 'About this site',
    description: 'Accessible name of the links at the foot of the page',
  },
  about: { id: 'footer.about', defaultMessage: 'About', description: 'Link at the foot' },
  contact: { id: 'footer.contact', defaultMessage: 'Contact', description: 'Link at the foot' },
  privacy: { id: 'footer.privacy', defaultMessage: 'Privacy', description: 'Link at the foot' },
  terms: { id: 'footer.terms', defaultMessage: 'Terms', description: 'Link at the foot' },
});
