import { defineMessages } from 'react-intl';

export const FIELD_MISTAKES = defineMessages({
  emailInvalid: {
    id: 'form.emailInvalid',
    defaultMessage: 'Please enter a valid email address',
    description: 'Under the box for an email address',
  },
  passwordShort: {
    id: 'form.passwordShort',
    defaultMessage: 'Password must be at least 6 characters',
    description: 'Under the box for a password',
  },
  newPasswordShort: {
    id: 'form.newPasswordShort',
    defaultMessage: 'New password must be at least 6 characters',
    description: 'Under the box for the new password on the profile',
  },
  confirmationShort: {
    id: 'form.confirmationShort',
    defaultMessage: 'Please confirm your new password',
    description: 'Under the box for the repeated new password',
  },
  passwordsDiffer: {
    id: 'form.passwordsDiffer',
    defaultMessage: 'Passwords do not match',
    description: 'Under the box for the repeated new password',
  },
  passwordLong: {
    id: 'form.passwordLong',
    defaultMessage: 'Password must be at most 200 characters',
    description: 'Under a box for a password',
  },
  currentPasswordMissing: {
    id: 'form.currentPasswordMissing',
    defaultMessage: 'Current password is required',
    description: 'Under the box for the current password',
  },
  codeMissing: {
    id: 'form.codeMissing',
    defaultMessage: 'Please enter the code',
    description: 'Under the box for a code of an authenticator app',
  },
  nameLong: {
    id: 'form.nameLong',
    defaultMessage: 'Name must be at most 100 characters',
    description: 'Under the box for a first or last name',
  },
  termsMissing: {
    id: 'form.termsMissing',
    defaultMessage: 'You must accept the Terms & Conditions to create an account',
    description: 'Under the terms checkbox of the registration form',
  },
  dayMissing: {
    id: 'cooked.dayMissing',
    defaultMessage: 'Choose the day when you cooked it, up to today.',
    description: 'Error of the day: it is missing or in the future',
  },
  collectionNameMissing: {
    id: 'collections.nameMissing',
    defaultMessage: 'Type a name for the collection.',
    description: 'Error of the box for the name of a collection',
  },
});
