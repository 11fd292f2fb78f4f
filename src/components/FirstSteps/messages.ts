import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  heading: {
    id: 'firstSteps.heading',
    defaultMessage: 'How it works',
    description: 'Heading for screen readers over the three steps',
  },
  sayTitle: { id: 'firstSteps.sayTitle', defaultMessage: 'Say what you have', description: 'First of three steps' },
  sayText: {
    id: 'firstSteps.sayText',
    defaultMessage: 'A few words are enough, spelled any way you like.',
    description: 'First of three steps',
  },
  seeTitle: { id: 'firstSteps.seeTitle', defaultMessage: 'See what it makes', description: 'Second of three steps' },
  seeText: {
    id: 'firstSteps.seeText',
    defaultMessage: 'Best match first, with what is missing and what to swap.',
    description: 'Second of three steps',
  },
  nameTitle: {
    id: 'firstSteps.nameTitle',
    defaultMessage: 'Name a dish',
    description: 'First of three steps of a search by name',
  },
  findTitle: {
    id: 'firstSteps.findTitle',
    defaultMessage: 'See what there is',
    description: 'Second of three steps of a search by name',
  },
  findText: {
    id: 'firstSteps.findText',
    defaultMessage: 'The dish itself comes first, then what is most like it.',
    description: 'Second of three steps of a search by name',
  },
  cookTitle: { id: 'firstSteps.cookTitle', defaultMessage: 'Cook it your way', description: 'Third of three steps' },
  cookText: {
    id: 'firstSteps.cookText',
    defaultMessage: 'Quantities for your table, in the units of your kitchen.',
    description: 'Third of three steps',
  },
});
