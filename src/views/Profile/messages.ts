import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: { id: 'profile.title', defaultMessage: 'Profile', description: 'Name of the screen, in the browser tab' },
    heading: {
      id: 'profile.heading',
      defaultMessage: 'Your profile',
      description: 'Heading where no name is known',
    },
    tabs: { id: 'profile.tabs', defaultMessage: 'Parts of your profile', description: 'Name of the row of tabs' },
    account: { id: 'profile.account', defaultMessage: 'Account', description: 'Tab: name, e-mail, password, data' },
    settings: { id: 'profile.settings', defaultMessage: 'Settings', description: 'Tab: language and units' },
    dietary: { id: 'profile.dietary', defaultMessage: 'Dietary', description: 'Tab: diets and allergens' },
    signOut: { id: 'profile.signOut', defaultMessage: 'Sign out', description: 'Button at the end of the profile' },
    signInRequired: {
      id: 'profile.signInRequired',
      defaultMessage: 'Please sign in to access your account settings.',
      description: 'In place of the account, for a guest',
    },
    signIn: { id: 'profile.signIn', defaultMessage: 'Sign in', description: 'Link under signInRequired' },
    accountLoading: {
      id: 'profile.accountLoading',
      defaultMessage: 'Loading your account…',
      description: 'In place of the account while it is read',
    },
    accountFailed: {
      id: 'profile.accountFailed',
      defaultMessage: 'Your account could not be loaded.',
      description: 'In place of the account when it could not be read',
    },
    tryAgain: { id: 'profile.tryAgain', defaultMessage: 'Try Again', description: 'Button under accountFailed' },
    displayHeading: {
      id: 'profile.displayHeading',
      defaultMessage: 'Language and units',
      description: 'Heading of the tab Settings',
    },
    displayHint: {
      id: 'profile.displayHint',
      defaultMessage: 'Recipes follow: their text, quantities and oven temperatures.',
      description: 'Under displayHeading',
    },
  }),
};
