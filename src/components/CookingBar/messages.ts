import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    bar: {
      id: 'cookingBar.bar',
      defaultMessage: 'Cooking timer',
      description: 'Accessible name of the strip over the method',
    },
    pause: { id: 'cookingBar.pause', defaultMessage: 'Pause', description: 'Button' },
    resume: { id: 'cookingBar.resume', defaultMessage: 'Resume', description: 'Button' },
    nextStep: { id: 'cookingBar.nextStep', defaultMessage: 'Next step', description: 'Button of a step that waits' },
    finish: { id: 'cookingBar.finish', defaultMessage: 'Finish', description: 'Button of the last step when it waits' },
    open: { id: 'cookingBar.open', defaultMessage: 'Large view', description: 'Button: opens the cooking view' },
    stop: { id: 'cookingBar.stop', defaultMessage: 'Stop', description: 'Button: ends and resets the cooking' },
    timeUp: { id: 'cookingBar.timeUp', defaultMessage: 'Time is up', description: 'Beside 0:00 when a step waits' },
  }),
  ...defineMessages<{ stepOf: { step: number; steps: number } }>({
    stepOf: { id: 'cookingBar.stepOf', defaultMessage: 'Step {step} of {steps}', description: 'Beside the countdown' },
  }),
};
