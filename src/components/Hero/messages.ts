import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'hero.title',
    defaultMessage: 'What’s in your larder?',
    description: 'The one question of the home page',
  },
  lead: {
    id: 'hero.lead',
    defaultMessage: 'Type what you have. Larder finds what you can cook with it, right now.',
    description: 'Sentence under the question, on the first visit',
  },
  shortLead: {
    id: 'hero.shortLead',
    defaultMessage: 'Type what you have. Larder finds what you can cook with it.',
    description: 'Sentence under the question, after the first search',
  },
  nameTitle: {
    id: 'hero.nameTitle',
    defaultMessage: 'What do you fancy?',
    description: 'The question of the home page while it searches by the name of a dish or drink',
  },
  nameLead: {
    id: 'hero.nameLead',
    defaultMessage: 'Name a dish or a drink. Larder finds it, or whatever comes nearest.',
    description: 'Sentence under that question',
  },
});
