import { defineMessages, type MessageTag } from 'react-intl';

export const messages = {
  ...defineMessages({
    heading: {
      id: 'auth.heading',
      defaultMessage: 'Pull up a chair',
      description: 'Heading of the screen for signing in or creating an account; a warm welcome to the table',
    },
    tabs: {
      id: 'auth.tabs',
      defaultMessage: 'Sign in or create account',
      description: 'Accessible name of the two tabs',
    },
    login: { id: 'auth.login', defaultMessage: 'Login', description: 'Tab' },
    signIn: { id: 'auth.signIn', defaultMessage: 'Sign in', description: 'Button that sends the form' },
    register: {
      id: 'auth.register',
      defaultMessage: 'Create account',
      description: 'Tab, and the button that sends its form',
    },
    signingIn: {
      id: 'auth.signingIn',
      defaultMessage: 'Signing in…',
      description: 'The button while the form is sent',
    },
    registering: {
      id: 'auth.registering',
      defaultMessage: 'Creating account…',
      description: 'The button while the form is sent',
    },
    email: { id: 'auth.email', defaultMessage: 'Email', description: 'Label of the box for the email address' },
    password: { id: 'auth.password', defaultMessage: 'Password', description: 'Label of the box for the password' },
    firstName: { id: 'auth.firstName', defaultMessage: 'First name', description: 'Label' },
    lastName: { id: 'auth.lastName', defaultMessage: 'Last name', description: 'Label' },
    termsFirst: {
      id: 'auth.termsFirst',
      defaultMessage: 'Accept the terms above first.',
      description: 'Under the button that creates an account while the terms are not accepted',
    },
    marketing: {
      id: 'auth.marketing',
      defaultMessage: 'Send me a few recipes now and then',
      description: 'Checkbox: consent to marketing mail',
    },
    forgot: {
      id: 'auth.forgot',
      defaultMessage: 'Forgot your password?',
      description: 'Button that opens the form for a new password',
    },
    forgotTitle: {
      id: 'auth.forgotTitle',
      defaultMessage: 'Forgot your password?',
      description: 'Heading of the form that asks for a mail with a link to a new password',
    },
    forgotLead: {
      id: 'auth.forgotLead',
      defaultMessage: 'Tell us your email address, and we will send you a link to choose a new one.',
      description: 'Under that heading; “a new one” is a new password',
    },
    sendLink: { id: 'auth.sendLink', defaultMessage: 'Send the link', description: 'Button of that form' },
    sending: { id: 'auth.sending', defaultMessage: 'Sending…', description: 'That button while the form is sent' },
    back: { id: 'auth.back', defaultMessage: 'Back to Login', description: 'Button of that form' },
    goOn: {
      id: 'auth.goOn',
      defaultMessage: 'You can continue using the product without signing in.',
      description: 'Last line of the screen',
    },
    expiredTitle: {
      id: 'auth.expiredTitle',
      defaultMessage: 'Please sign in again',
      description: 'Title of the dialog over a page whose session has ended on the server',
    },
    serverFault: {
      id: 'auth.serverFault',
      defaultMessage: 'Something went wrong on the server. What you typed is still here: please try again in a moment.',
      description: 'Over the button of a form: the server broke down (status 500 and above) and gives no reason',
    },
    leave: {
      id: 'auth.leave',
      defaultMessage: 'Continue without signing in',
      description: 'Button of that dialog: goes on as a guest',
    },
  }),
  ...defineMessages<{ terms: { link: MessageTag } }>({
    terms: {
      id: 'auth.terms',
      defaultMessage: 'I accept the <link>Terms & Conditions</link>',
      description: 'Checkbox of the registration form',
    },
  }),
  ...defineMessages<{ expiredText: { email: string } }>({
    expiredText: {
      id: 'auth.expiredText',
      defaultMessage:
        'Your session as {email} has ended. Nothing on this page is lost: sign in to pick up where you left off.',
      description: 'Text of the dialog over a page whose session has ended on the server',
    },
  }),
};
