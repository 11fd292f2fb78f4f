import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    heading: {
      id: 'recoveryCodes.heading',
      defaultMessage: 'Your recovery codes',
      description: 'Heading above ten codes that are shown once',
    },
    text: {
      id: 'recoveryCodes.text',
      defaultMessage:
        'If you lose your phone, one of these codes signs you in. Each works once. They are shown only now, so keep them where only you can find them.',
      description: 'Under that heading',
    },
    copy: {
      id: 'recoveryCodes.copy',
      defaultMessage: 'Copy the codes',
      description: 'Button',
    },
    download: {
      id: 'recoveryCodes.download',
      defaultMessage: 'Download as text',
      description: 'Button: saves the codes as a text file',
    },
    print: {
      id: 'recoveryCodes.print',
      defaultMessage: 'Print',
      description: 'Button: prints the codes',
    },
    kept: {
      id: 'recoveryCodes.kept',
      defaultMessage: 'I have kept the codes',
      description: 'Checkbox that has to be ticked before the codes disappear',
    },
    done: {
      id: 'recoveryCodes.done',
      defaultMessage: 'Done',
      description: 'Button after that checkbox',
    },
    printText: {
      id: 'recoveryCodes.printText',
      defaultMessage:
        'Each code signs you in once, in place of a code from your app. Cross out the ones you have used.',
      description: 'Below the heading of the printed codes',
    },
  }),
  ...defineMessages<{ printTitle: { account: string } }>({
    printTitle: {
      id: 'recoveryCodes.printTitle',
      defaultMessage: 'Larder recovery codes for {account}',
      description: 'Heading of the printed codes, with the email of the account',
    },
  }),
};
