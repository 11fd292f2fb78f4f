import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    question: {
      id: 'guess.question',
      defaultMessage: 'Is this in your photo?',
      description: 'Before the foods that the photo may show; each is accepted or dismissed by the cook',
    },
    hint: {
      id: 'guess.hint',
      defaultMessage: 'Enter accepts it, Delete dismisses it',
      description: 'Description of each guess for screen readers',
    },
  }),
  ...defineMessages<{
    ask: { name: string };
    yes: { name: string };
    no: { name: string };
    dismissed: { name: string };
  }>({
    ask: {
      id: 'guess.ask',
      defaultMessage: '{name}?',
      description: 'A guess from a photo, under “Is this in your photo?”; never with a percentage',
    },
    yes: {
      id: 'guess.yes',
      defaultMessage: 'Yes, {name}',
      description: 'Accessible name of the button that accepts a guess',
    },
    no: {
      id: 'guess.no',
      defaultMessage: 'No, not {name}',
      description: 'Accessible name of the button that dismisses a guess',
    },
    dismissed: {
      id: 'guess.dismissed',
      defaultMessage: '{name} dismissed',
      description: 'Said by a screen reader',
    },
  }),
};
