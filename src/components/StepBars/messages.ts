import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    steps: { id: 'stepBars.steps', defaultMessage: 'Steps', description: 'Accessible name of the row of steps' },
  }),
  ...defineMessages<Record<'here' | 'hereName' | 'repeat' | 'skipTo', { number: number }>>({
    here: { id: 'stepBars.here', defaultMessage: 'Step {number}', description: 'Under the bar of the current step' },
    hereName: {
      id: 'stepBars.hereName',
      defaultMessage: 'Step {number}: repeat',
      description: 'Accessible name of the bar of the current step; begins with its words',
    },
    repeat: {
      id: 'stepBars.repeat',
      defaultMessage: 'Repeat {number}',
      description: 'Under the bar of a step that is done',
    },
    skipTo: { id: 'stepBars.skipTo', defaultMessage: 'Skip to {number}', description: 'Under the bar of a later step' },
  }),
};
