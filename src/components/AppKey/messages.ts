import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  scan: {
    id: 'appKey.scan',
    defaultMessage: 'Scan this code with your authenticator app.',
    description: 'Above a QR code with the key for an authenticator app',
  },
  picture: {
    id: 'appKey.picture',
    defaultMessage: 'QR code with the key for your app',
    description: 'Alternative text of the QR code',
  },
  type: {
    id: 'appKey.type',
    defaultMessage: 'Or type this key into the app:',
    description: 'Above the same key as text',
  },
  copy: {
    id: 'appKey.copy',
    defaultMessage: 'Copy the key',
    description: 'Button',
  },
});
