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
  open: {
    id: 'appKey.open',
    defaultMessage: 'Open my authenticator app',
    description: 'Link on a phone: adds the key to the app on the same phone',
  },
  paste: {
    id: 'appKey.paste',
    defaultMessage: 'Or copy this key and paste it into the app:',
    description: 'On a phone, above the key as text',
  },
  scanElsewhere: {
    id: 'appKey.scanElsewhere',
    defaultMessage: 'Is the app on another phone? Scan this code with it.',
    description: 'On a phone, above the QR code, which comes last',
  },
  copy: {
    id: 'appKey.copy',
    defaultMessage: 'Copy the key',
    description: 'Button',
  },
});
