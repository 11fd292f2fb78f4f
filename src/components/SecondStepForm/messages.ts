import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'secondStep.title',
    defaultMessage: 'Enter your code',
    description: 'Heading of the second step of signing in, after the password',
  },
  recoveryTitle: {
    id: 'secondStep.recoveryTitle',
    defaultMessage: 'Enter a recovery code',
    description: 'The same heading, for a recovery code',
  },
  text: {
    id: 'secondStep.text',
    defaultMessage: 'Open your authenticator app and type the six digits it shows for Larder.',
    description: 'Under that heading',
  },
  recoveryText: {
    id: 'secondStep.recoveryText',
    defaultMessage: 'Type one of the recovery codes that you kept. It works once.',
    description: 'Under that heading, for a recovery code',
  },
  label: {
    id: 'secondStep.label',
    defaultMessage: 'Six-digit code',
    description: 'Label of the box',
  },
  recoveryLabel: {
    id: 'secondStep.recoveryLabel',
    defaultMessage: 'Recovery code',
    description: 'Label of the box',
  },
  submit: {
    id: 'secondStep.submit',
    defaultMessage: 'Sign in',
    description: 'Button',
  },
  checking: {
    id: 'secondStep.checking',
    defaultMessage: 'Checking the code…',
    description: 'That button while the code is checked',
  },
  useRecovery: {
    id: 'secondStep.useRecovery',
    defaultMessage: 'Use a recovery code instead',
    description: 'Button: asks for the other kind of code',
  },
  useApp: {
    id: 'secondStep.useApp',
    defaultMessage: 'Use the code from your app instead',
    description: 'Button: asks for the other kind of code',
  },
  back: {
    id: 'secondStep.back',
    defaultMessage: 'Back to the password',
    description: 'Button',
  },
});
