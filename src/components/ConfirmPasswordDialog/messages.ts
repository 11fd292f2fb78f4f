import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  label: {
    id: 'confirmPassword.label',
    defaultMessage: 'Current password',
    description: 'Label of the only field of the dialog',
  },
  cancel: { id: 'confirmPassword.cancel', defaultMessage: 'Cancel', description: 'Button of the dialog' },
});
