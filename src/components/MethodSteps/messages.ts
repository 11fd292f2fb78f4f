import { defineMessages } from 'react-intl';

export const messages = defineMessages<{ step: { number: number } }>({
  step: {
    id: 'methodSteps.step',
    defaultMessage: 'Step {number}',
    description: 'Read before a step by a screen reader',
  },
});
