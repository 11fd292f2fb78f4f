import { defineMessages, type MessageTag } from 'react-intl';

export const messages = {
  ...defineMessages({
    nameHeading: { id: 'account.nameHeading', defaultMessage: 'Name', description: 'Heading of a part of the account' },
    nameHint: {
      id: 'account.nameHint',
      defaultMessage: 'Both are optional. Nobody else sees them.',
      description: 'Under nameHeading',
    },
    firstName: { id: 'account.firstName', defaultMessage: 'First name', description: 'Label of a field' },
    lastName: { id: 'account.lastName', defaultMessage: 'Last name', description: 'Label of a field' },
    save: { id: 'account.save', defaultMessage: 'Save', description: 'Button behind the name and behind the email' },
    saveName: {
      id: 'account.saveName',
      defaultMessage: 'Save name',
      description: 'Accessible name of the check mark beside the names',
    },
    emailHeading: {
      id: 'account.emailHeading',
      defaultMessage: 'Email',
      description: 'Heading of a part of the account',
    },
    emailHint: {
      id: 'account.emailHint',
      defaultMessage: 'You sign in with this address. Changing it requires your password.',
      description: 'Under emailHeading',
    },
    email: { id: 'account.email', defaultMessage: 'Email', description: 'Label of a field' },
    saveEmail: {
      id: 'account.saveEmail',
      defaultMessage: 'Save email',
      description: 'Accessible name of the check mark beside the email address',
    },
    emailDialogTitle: {
      id: 'account.emailDialogTitle',
      defaultMessage: 'Confirm your password',
      description: 'Title of the dialog before the email address is changed',
    },
    passwordHeading: {
      id: 'account.passwordHeading',
      defaultMessage: 'Password',
      description: 'Heading of a part of the account',
    },
    passwordHint: {
      id: 'account.passwordHint',
      defaultMessage: 'A new password signs you out on your other devices.',
      description: 'Under passwordHeading',
    },
    currentPassword: {
      id: 'account.currentPassword',
      defaultMessage: 'Current password',
      description: 'Label of a field',
    },
    newPassword: { id: 'account.newPassword', defaultMessage: 'New password', description: 'Label of a field' },
    confirmPassword: {
      id: 'account.confirmPassword',
      defaultMessage: 'Confirm new password',
      description: 'Label of a field',
    },
    updatePassword: {
      id: 'account.updatePassword',
      defaultMessage: 'Update password',
      description: 'Button under the three fields of the password',
    },
    sessionsHeading: {
      id: 'account.sessionsHeading',
      defaultMessage: 'Signed-in browsers',
      description: 'Heading of a part of the account',
    },
    sessionsHint: {
      id: 'account.sessionsHint',
      defaultMessage: 'If you do not recognise one, sign it out and change your password.',
      description: 'Under sessionsHeading',
    },
    sessionsLoading: {
      id: 'account.sessionsLoading',
      defaultMessage: 'Loading the list…',
      description: 'Under sessionsHeading, until the list of browsers is there',
    },
    sessionsFailed: {
      id: 'account.sessionsFailed',
      defaultMessage: 'The browsers could not be loaded.',
      description: 'Under sessionsHeading, above the button "Try again"',
    },
    endSessionTitle: {
      id: 'account.endSessionTitle',
      defaultMessage: 'Sign that browser out?',
      description: 'Heading of a dialog, after pressing "Sign out" in the list of browsers',
    },
    endSessionsTitle: {
      id: 'account.endSessionsTitle',
      defaultMessage: 'Sign all other browsers out?',
      description: 'Heading of a dialog, after pressing "Sign out all others" below the list of browsers',
    },
    endSessionText: {
      id: 'account.endSessionText',
      defaultMessage: 'Enter your password to confirm that it is you.',
      description: 'Under endSessionTitle and endSessionsTitle, above the field of the password',
    },
    endSessionConfirm: {
      id: 'account.endSessionConfirm',
      defaultMessage: 'Sign out',
      description: 'Button that closes the dialog with endSessionTitle or endSessionsTitle and ends the sessions',
    },
    newsHeading: {
      id: 'account.newsHeading',
      defaultMessage: 'News by email',
      description: 'Heading of a part of the account',
    },
    newsHint: {
      id: 'account.newsHint',
      defaultMessage: 'You can change your mind at any time.',
      description: 'Under newsHeading',
    },
    termsHeading: {
      id: 'account.termsHeading',
      defaultMessage: 'Terms',
      description: 'Heading of a part of the account',
    },
    news: {
      id: 'account.news',
      defaultMessage: 'Send me a few recipes now and then',
      description: 'Label of the switch for marketing consent',
    },
    dataHeading: {
      id: 'account.dataHeading',
      defaultMessage: 'Your data',
      description: 'Heading of a part of the account',
    },
    exportText: {
      id: 'account.exportText',
      defaultMessage:
        'One file with everything we hold about you: account, preferences, saved recipes, ratings and your own recipes.',
      description: 'Above the button exportData',
    },
    exportData: {
      id: 'account.exportData',
      defaultMessage: 'Export my data',
      description: 'Button: downloads a JSON file',
    },
    deleteHeading: {
      id: 'account.deleteHeading',
      defaultMessage: 'Delete account',
      description: 'Heading of a part of the account',
    },
    deleteText: {
      id: 'account.deleteText',
      defaultMessage: 'Everything we hold about you is deleted immediately and permanently.',
      description: 'Above the button deleteAccount',
    },
    deleteAccount: {
      id: 'account.deleteAccount',
      defaultMessage: 'Delete my account',
      description: 'Button: opens a dialog that asks for the password',
    },
    deleteDialogTitle: {
      id: 'account.deleteDialogTitle',
      defaultMessage: 'Delete your account?',
      description: 'Title of the dialog',
    },
    deleteDialogText: {
      id: 'account.deleteDialogText',
      defaultMessage: 'This cannot be undone. You lose:',
      description: 'Before the list of what is lost',
    },
    lostRecipes: {
      id: 'account.lostRecipes',
      defaultMessage: 'your saved recipes and your ratings',
      description: 'One of what is lost with the account',
    },
    lostPreferences: {
      id: 'account.lostPreferences',
      defaultMessage: 'your diets, allergens and settings',
      description: 'One of what is lost with the account',
    },
    lostOwn: {
      id: 'account.lostOwn',
      defaultMessage: 'recipes of your own that you have not shared',
      description: 'One of what is lost with the account',
    },
    deleteConfirm: {
      id: 'account.deleteConfirm',
      defaultMessage: 'Delete permanently',
      description: 'Button of the dialog that deletes the account',
    },
    confirm: { id: 'account.confirm', defaultMessage: 'Confirm', description: 'Button of the dialog' },
  }),
  ...defineMessages<{ termsAccepted: { link: MessageTag; version: string; date: string } }>({
    termsAccepted: {
      id: 'account.termsAccepted',
      defaultMessage: 'You accepted the <link>Terms & Conditions</link> dated {version} on {date}.',
      description: 'Under termsHeading; version is the day of the terms, date the day they were accepted',
    },
  }),
  ...defineMessages<{ emailDialogText: { email: string } }>({
    emailDialogText: {
      id: 'account.emailDialogText',
      defaultMessage:
        'To change your email to {email}, enter your current password. You will be signed out on your other devices.',
      description: 'Text of the dialog; {email} is the new address',
    },
  }),
};
