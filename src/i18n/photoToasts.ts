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
    description: 'Title of the toast after what a recipe still needs was copied',
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
    defaultMessage: 'What you need for {title} is on your clipboard.',
    description: '{title} is the name of the recipe',
  },
  shoppingListNotCopied: {
    id: 'toast.shoppingListNotCopied.body',
    defaultMessage: 'Your browser does not allow it. You need: {names}',
    description: 'The clipboard is not allowed; {names} are the missing ingredients',
  },
});

/** Toasts about the photo of a search, and about the shopping list. */
export const PHOTO_TOASTS = {
  invalidFileType: failed(titles.invalidFileType, words.invalidFileType),
  fileTooLarge: { ...failed(titles.fileTooLarge, words.fileTooLarge), action: words.shrink },
  imageUnreadable: failed(titles.unreadable, words.unreadable),
  shoppingListCopied: succeeded(titles.shoppingListCopied, words.shoppingListCopied),
  shoppingListNotCopied: failed(titles.copyFailed, words.shoppingListNotCopied),
} as const satisfies Record<string, ToastSpec>;
