import { defineMessages, type MessageTag } from 'react-intl';

export const messages = {
  ...defineMessages({
    network: {
      id: 'authBanner.network',
      defaultMessage: 'Network Connection Error',
      description: 'Title: the sign-in could not reach its server',
    },
    domain: {
      id: 'authBanner.domain',
      defaultMessage: 'Domain Not Authorized',
      description: 'Title: the sign-in provider does not know this address',
    },
    other: {
      id: 'authBanner.other',
      defaultMessage: 'Authentication Error',
      description: 'Title: a sign-in failed for any other reason',
    },
    networkText: {
      id: 'authBanner.networkText',
      defaultMessage: 'The sign-in service could not be reached. Check your internet connection and try again.',
      description: 'Text for a network failure',
    },
    domainText: {
      id: 'authBanner.domainText',
      defaultMessage: 'Sign-in is not allowed from this address yet.',
      description: 'Text for an address that the sign-in provider does not know',
    },
    howTo: {
      id: 'authBanner.howTo',
      defaultMessage: 'For the operator of this site',
      description: 'Opens the steps',
    },
    openConsole: {
      id: 'authBanner.openConsole',
      defaultMessage: 'Open the auth provider’s console.',
      description: 'First step',
    },
    goToDomains: {
      id: 'authBanner.goToDomains',
      defaultMessage: 'Go to the authentication settings, then to the authorized domains.',
      description: 'Second step',
    },
    signInAgain: {
      id: 'authBanner.signInAgain',
      defaultMessage: 'Save, then sign in again.',
      description: 'Last step',
    },
    goOn: {
      id: 'authBanner.goOn',
      defaultMessage: 'You can continue using the product without signing in.',
      description: 'Last sentence of the banner',
    },
    dismiss: {
      id: 'authBanner.dismiss',
      defaultMessage: 'Dismiss',
      description: 'Accessible name of the cross on the banner',
    },
  }),
  ...defineMessages<{ addDomain: { host: string; b: MessageTag } }>({
    addDomain: {
      id: 'authBanner.addDomain',
      defaultMessage: 'Add <b>{host}</b> to the list.',
      description: 'Third step; {host} is the address of this site',
    },
  }),
};
