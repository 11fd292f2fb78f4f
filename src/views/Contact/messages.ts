import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'contact.title', defaultMessage: 'Contact', description: 'Heading' },
  lead: {
    id: 'contact.lead',
    defaultMessage: 'Who can help depends on what it is about.',
    description: 'Below the heading, above four panels',
  },
  operatorTitle: {
    id: 'contact.operatorTitle',
    defaultMessage: 'This site',
    description: 'Heading of the panel about the operator of the server',
  },
  faultsTitle: {
    id: 'contact.faultsTitle',
    defaultMessage: 'A mistake or a bug',
    description: 'Heading of the panel about mistakes',
  },
  pictureTitle: {
    id: 'contact.pictureTitle',
    defaultMessage: 'A picture that looks wrong',
    description: 'Heading of the panel about pictures of recipes',
  },
  picture: {
    id: 'contact.picture',
    defaultMessage:
      'Every recipe asks whether its picture is accurate. Press No, say in a word or two what is missing, and another picture may be drawn at once.',
    description: 'Text of the panel about pictures of recipes; "No" is the button beside the question on the page',
  },
  dataTitle: {
    id: 'contact.dataTitle',
    defaultMessage: 'Your data',
    description: 'Heading of the panel about personal data',
  },
  data: {
    id: 'contact.data',
    defaultMessage:
      'You need not write to anyone: your profile lets you download everything that is stored about you, or delete your account for good.',
    description: 'Text of the panel about personal data',
  },
  operatorLink: {
    id: 'contact.operatorLink',
    defaultMessage: 'The terms of this site',
    description: 'Link in the panel about this site, to the terms',
  },
  faultsLink: {
    id: 'contact.faultsLink',
    defaultMessage: 'How Larder works out allergens',
    description: 'Link in the panel about mistakes, to the page about Larder',
  },
  pictureLink: {
    id: 'contact.pictureLink',
    defaultMessage: 'Find the recipe',
    description: 'Link in the panel about pictures of recipes, to the search',
  },
  dataLink: {
    id: 'contact.dataLink',
    defaultMessage: 'What is stored, and where',
    description: 'Link in the panel about personal data, to the page about privacy',
  },
  operatorWrite: {
    id: 'contact.operatorWrite',
    defaultMessage: 'Write to the operator',
    description: 'Link in the panel about this site, to a mail address or page that the operator named',
  },
  faultsWrite: {
    id: 'contact.faultsWrite',
    defaultMessage: 'Report a mistake',
    description: 'Link in the panel about mistakes, to a mail address or page that the operator named',
  },
  operator: {
    id: 'contact.operator',
    defaultMessage:
      'Larder is free software that anyone can run. For questions about this site, your data or its availability, contact the operator of this server: the person or organisation that gave you its address.',
    description: 'Text of the panel about this site',
  },
  faults: {
    id: 'contact.faults',
    defaultMessage:
      'Found a mistake in a recipe, a missing allergen or a bug? Tell the operator, who can pass it on to the Larder project, so that every copy of Larder gets the correction.',
    description: 'Text of the panel about mistakes',
  },
});
