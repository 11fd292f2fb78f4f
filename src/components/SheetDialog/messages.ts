import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  close: { id: 'sheet.close', defaultMessage: 'Close', description: 'Accessible name of the cross of a dialog' },
});
