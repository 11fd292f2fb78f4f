import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages<Record<'step' | 'skipToStep' | 'repeatStep' | 'alongside', { number: number }>>({
    step: {
      id: 'methodSteps.step',
      defaultMessage: 'Step {number}',
      description: 'Read before a step by a screen reader',
    },
    skipToStep: {
      id: 'methodSteps.skipToStep',
      defaultMessage: 'Skip to step {number}',
      description: 'Accessible name of the button "Skip to"',
    },
    alongside: {
      id: 'methodSteps.alongside',
      defaultMessage: 'Alongside step {number}',
      description: 'Under a step that is done while the step before it runs',
    },
    repeatStep: {
      id: 'methodSteps.repeatStep',
      defaultMessage: 'Repeat step {number}',
      description: 'Accessible name of the button "Repeat"',
    },
  }),
  ...defineMessages({
    skipTo: {
      id: 'methodSteps.skipTo',
      defaultMessage: 'Skip to',
      description: 'Button beside a later step while cooking',
    },
    repeat: {
      id: 'methodSteps.repeat',
      defaultMessage: 'Repeat',
      description: 'Button beside the current or an earlier step while cooking',
    },
  }),
};
