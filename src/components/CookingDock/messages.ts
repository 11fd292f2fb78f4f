import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    dock: {
      id: 'cookingDock.dock',
      defaultMessage: 'On the stove',
      description: 'Accessible name of the bar with timers',
    },
    complete: { id: 'cookingDock.complete', defaultMessage: 'Complete', description: 'A dish that is done' },
    timeUp: { id: 'cookingDock.timeUp', defaultMessage: 'Time is up', description: 'A step that waits for the cook' },
  }),
  ...defineMessages<
    Record<'pause' | 'resume' | 'goOn' | 'dismiss', { title: string }> & { stepOf: { step: number; steps: number } }
  >({
    pause: { id: 'cookingDock.pause', defaultMessage: 'Pause: {title}', description: 'Button with two bars' },
    resume: { id: 'cookingDock.resume', defaultMessage: 'Resume: {title}', description: 'Button with a triangle' },
    goOn: { id: 'cookingDock.goOn', defaultMessage: 'Next step: {title}', description: 'Button with an arrow' },
    dismiss: { id: 'cookingDock.dismiss', defaultMessage: 'Dismiss: {title}', description: 'Button with a cross' },
    stepOf: {
      id: 'cookingDock.stepOf',
      defaultMessage: 'Step {step} of {steps}',
      description: 'Under the name of the dish',
    },
  }),
};
