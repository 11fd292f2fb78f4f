import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  required: {
    id: 'form.required',
    defaultMessage: 'required',
    description: 'After the words of a box without which the form cannot be sent',
  },
});
