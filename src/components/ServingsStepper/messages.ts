import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  label: { id: 'servingsStepper.label', defaultMessage: 'Servings', description: 'Label of the stepper' },
  fewer: {
    id: 'servingsStepper.fewer',
    defaultMessage: 'Fewer servings',
    description: 'Accessible name of the minus button',
  },
  more: {
    id: 'servingsStepper.more',
    defaultMessage: 'More servings',
    description: 'Accessible name of the plus button',
  },
});
