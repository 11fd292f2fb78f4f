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
});
