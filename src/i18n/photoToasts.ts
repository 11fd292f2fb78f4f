import { defineMessages } from 'react-intl';
import { failed, succeeded, type ToastSpec } from './toastSpec';

const titles = defineMessages({
  invalidFileType: {
    id: 'toast.invalidFileType.title',
    defaultMessage: 'Invalid file type',
    description: 'Title: the chosen file is not an image',
  },
  fileTooLarge: {
    id: 'toast.fileTooLarge.title',
    defaultMessage: 'File too large',
    description: 'Title: the chosen image is larger than 5 MB',
  },
  unreadable: {
    id: 'toast.imageUnreadable.title',
    defaultMessage: 'Image could not be read',
    description: 'Title: the browser cannot decode the chosen image',
  },
  shoppingListCopied: {
    id: 'toast.shoppingListCopied.title',
    defaultMessage: 'Shopping list copied',
    description: 'Title of the toast after the shopping list was copied',
  },
  copyFailed: {
    id: 'toast.copyFailed.title',
    defaultMessage: 'Copy failed',
    description: 'Title of the toast when the clipboard is not allowed',
  },
});

const words = defineMessages({
  invalidFileType: {
    id: 'toast.invalidFileType.body',
    defaultMessage: 'Please upload an image file.',
    description: 'The chosen file is not an image',
  },
  fileTooLarge: {
    id: 'toast.fileTooLarge.body',
    defaultMessage: 'Please upload an image smaller than 5MB.',
    description: 'The chosen image is larger than 5 MB',
  },
  shrink: {
    id: 'toast.fileTooLarge.action',
    defaultMessage: 'Shrink and use it',
    description: 'Button in the toast: make the image small enough in the browser, then use it',
  },
  unreadable: {
    id: 'toast.imageUnreadable.body',
    defaultMessage: 'Please try another image, or a photo in JPEG or PNG format.',
    description: 'The browser cannot decode the chosen image',
  },
  shoppingListCopied: {
    id: 'toast.shoppingListCopied.body',
    defaultMessage: 'It is on your clipboard.',
    description: 'The shopping list was copied as text',
  },
  shoppingListNotCopied: {
    id: 'toast.shoppingListNotCopied.body',
    defaultMessage: 'Your browser does not allow it. You can share or print the list.',
    description: 'The clipboard is not allowed',
  },
});

const listed = defineMessages({
  title: {
    id: 'toast.recipeListed.title',
    defaultMessage: 'Added to your shopping list',
    description: 'Title of the toast after the ingredients of a recipe were put on the shopping list',
  },
  body: {
    id: 'toast.recipeListed.body',
    defaultMessage: '{title}: {count, plural, one {# line} other {# lines}}',
    description: '{title} is the name of the recipe, {count} the number of its ingredients that were put on the list',
  },
  undo: { id: 'toast.recipeListed.undo', defaultMessage: 'Undo', description: 'Takes them off the list again' },
  nothingTitle: {
    id: 'toast.nothingToBuy.title',
    defaultMessage: 'Nothing to buy',
    description: 'Title: a recipe needs nothing that has to be bought',
  },
  nothingBody: {
    id: 'toast.nothingToBuy.body',
    defaultMessage: 'You have everything for {title}.',
    description: '{title} is the name of the recipe',
  },
  linkTitle: {
    id: 'toast.listLinkCopied.title',
    defaultMessage: 'Link copied',
    description: 'Title: the link to the shopping list is on the clipboard',
  },
  linkBody: {
    id: 'toast.listLinkCopied.body',
    defaultMessage: 'People with this link see your shopping list, and tick and change it with you.',
    description: 'The link to the shopping list is on the clipboard',
  },
  sharingTitle: {
    id: 'toast.listSharingFailed.title',
    defaultMessage: 'Sharing failed',
    description: 'Title: the link to the shopping list could not be made or taken back',
  },
  sharingBody: {
    id: 'toast.listSharingFailed.body',
    defaultMessage: 'Check your connection, then try again.',
    description: 'The link to the shopping list could not be made or taken back',
  },
  fullTitle: {
    id: 'toast.shoppingListFull.title',
    defaultMessage: 'The list is full',
    description: 'Title: the shopping list has no room for all that was added',
  },
  fullBody: {
    id: 'toast.shoppingListFull.body',
    defaultMessage: 'Take something off your shopping list, then add the rest.',
    description: 'The shopping list has no room for all that was added',
  },
  cutTitle: {
    id: 'toast.shoppingListCut.title',
    defaultMessage: 'The list is full',
    description: 'Title: the list of the account has no room for lines of this device',
  },
  cutBody: {
    id: 'toast.shoppingListCut.body',
    defaultMessage: 'The newest lines stay on this device only. Take something off to make room.',
    description: 'The list of the account has no room for lines of this device',
  },
});

/** Toasts about the photo of a search, and about the shopping list. */
export const PHOTO_TOASTS = {
  invalidFileType: failed(titles.invalidFileType, words.invalidFileType),
  fileTooLarge: { ...failed(titles.fileTooLarge, words.fileTooLarge), action: words.shrink },
  imageUnreadable: failed(titles.unreadable, words.unreadable),
  shoppingListCopied: succeeded(titles.shoppingListCopied, words.shoppingListCopied),
  recipeListed: { ...succeeded(listed.title, listed.body), action: listed.undo },
  listLinkCopied: succeeded(listed.linkTitle, listed.linkBody),
  listSharingFailed: failed(listed.sharingTitle, listed.sharingBody),
  nothingToBuy: succeeded(listed.nothingTitle, listed.nothingBody),
  shoppingListFull: failed(listed.fullTitle, listed.fullBody),
  shoppingListCut: failed(listed.cutTitle, listed.cutBody),
  shoppingListNotCopied: failed(titles.copyFailed, words.shoppingListNotCopied),
} as const satisfies Record<string, ToastSpec>;
