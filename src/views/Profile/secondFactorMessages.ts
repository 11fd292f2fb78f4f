import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    heading: {
      id: 'account.secondFactor.heading',
      defaultMessage: 'Two-step sign-in',
      description: 'Heading of a part of the account',
    },
    hint: {
      id: 'account.secondFactor.hint',
      defaultMessage: 'After the password, sign-in asks for a code from an app on your phone.',
      description: 'Under that heading',
    },
    isOff: {
      id: 'account.secondFactor.isOff',
      defaultMessage: 'Two-step sign-in is off.',
      description: 'State',
    },
    loading: {
      id: 'account.secondFactor.loading',
      defaultMessage: 'Loading…',
      description: 'Until the state is there',
    },
    failed: {
      id: 'account.secondFactor.failed',
      defaultMessage: 'Two-step sign-in could not be loaded.',
      description: 'Above the button \u201cTry again\u201d',
    },
    turnOn: {
      id: 'account.secondFactor.turnOn',
      defaultMessage: 'Turn on two-step sign-in',
      description: 'Button, and the title of the dialog that it opens',
    },
    turnOff: {
      id: 'account.secondFactor.turnOff',
      defaultMessage: 'Turn off two-step sign-in',
      description: 'Button',
    },
    renew: {
      id: 'account.secondFactor.renew',
      defaultMessage: 'Make new recovery codes',
      description: 'Button',
    },
    next: {
      id: 'account.secondFactor.next',
      defaultMessage: 'Next',
      description: 'Button of the dialog that asks for the password before two-step sign-in is turned on',
    },
    passwordText: {
      id: 'account.secondFactor.passwordText',
      defaultMessage: 'You need an authenticator app on your phone. Every other browser will be signed out.',
      description: 'Text of that dialog',
    },
    renewText: {
      id: 'account.secondFactor.renewText',
      defaultMessage: 'The old recovery codes will no longer work.',
      description: 'Above the form for new recovery codes',
    },
    turnOffText: {
      id: 'account.secondFactor.turnOffText',
      defaultMessage: 'From then on your password alone signs you in.',
      description: 'Above the form that turns two-step sign-in off',
    },
    confirm: {
      id: 'account.secondFactor.confirm',
      defaultMessage: 'Turn on',
      description: 'Button that sends the first code of the app',
    },
    appCode: {
      id: 'account.secondFactor.appCode',
      defaultMessage: 'Six-digit code from the app',
      description: 'Label of the box',
    },
    code: {
      id: 'account.secondFactor.code',
      defaultMessage: 'Code from the app, or a recovery code',
      description: 'Label of the box',
    },
    cancel: {
      id: 'account.secondFactor.cancel',
      defaultMessage: 'Cancel',
      description: 'Button',
    },
    unreached: {
      id: 'account.secondFactor.unreached',
      defaultMessage: 'The server could not be reached. Please check your connection.',
      description: 'When a change got no answer',
    },
  }),
  ...defineMessages<{ isOn: { date: string } }>({
    isOn: {
      id: 'account.secondFactor.isOn',
      defaultMessage: 'On since {date}.',
      description: 'State',
    },
  }),
  ...defineMessages<{ codesLeft: { count: number } }>({
    codesLeft: {
      id: 'account.secondFactor.codesLeft',
      defaultMessage: '{count, plural, one {# recovery code left.} other {# recovery codes left.}}',
      description: 'How many recovery codes are unused',
    },
  }),
};
