import { defineMessages, type MessageDescriptor } from 'react-intl';
import { failed, succeeded, type ToastSpec } from './toastSpec';

const words: Record<string, MessageDescriptor> = defineMessages({
  undo: { id: 'toast.cookbook.undo', defaultMessage: 'Undo', description: 'Brings back what was removed' },
  noteTitle: {
    id: 'toast.noteRemoved.title',
    defaultMessage: 'Note removed',
    description: 'Title of the toast after a note on a recipe was removed',
  },
  noteBody: {
    id: 'toast.noteRemoved.body',
    defaultMessage: '{title}',
    description: '{title} is the name of the recipe',
  },
  cookedTitle: {
    id: 'toast.dishCooked.title',
    defaultMessage: 'Added to what you cooked',
    description: 'Title of the toast after the cook said that a recipe was cooked',
  },
  cookedBody: {
    id: 'toast.dishCooked.body',
    defaultMessage: '{title}',
    description: '{title} is the name of the recipe',
  },
  uncookedTitle: {
    id: 'toast.cookedDishRemoved.title',
    defaultMessage: 'Entry removed',
    description: 'Title of the toast after an entry was taken out of the list of cooked dishes',
  },
  uncookedBody: {
    id: 'toast.cookedDishRemoved.body',
    defaultMessage: '{title}',
    description: '{title} is the name of the recipe that had been cooked',
  },
  collectionTitle: {
    id: 'toast.collectionRemoved.title',
    defaultMessage: 'Collection deleted',
    description: 'Title of the toast after a collection of recipes was deleted',
  },
  collectionBody: {
    id: 'toast.collectionRemoved.body',
    defaultMessage: '{title}. Its recipes stay saved.',
    description: '{title} is the name of the collection',
  },
  linkTitle: {
    id: 'toast.collectionLinkCopied.title',
    defaultMessage: 'Link copied',
    description: 'Title: the link to a collection is in the clipboard',
  },
  linkBody: {
    id: 'toast.collectionLinkCopied.body',
    defaultMessage: 'Anyone who has it can see the recipes of this collection.',
    description: 'The link to a collection is in the clipboard',
  },
  sharingTitle: {
    id: 'toast.collectionSharingFailed.title',
    defaultMessage: 'The link could not be changed',
    description: 'Title: a collection could not be shared, or its link could not be taken back',
  },
  sharingBody: {
    id: 'toast.collectionSharingFailed.body',
    defaultMessage: 'Check your connection, then try again.',
    description: 'A collection could not be shared, or its link could not be taken back',
  },
  fullTitle: {
    id: 'toast.cookbookFull.title',
    defaultMessage: 'Your account is full',
    description: 'Title: the account has no room for another note, cooked dish or collection',
  },
  fullBody: {
    id: 'toast.cookbookFull.body',
    defaultMessage: 'The newest note or entry stays on this device only. Remove old ones to make room.',
    description: 'The account has no room for another note, cooked dish or collection',
  },
});

/** Toasts about notes, cooked dishes and collections. */
export const COOKBOOK_TOASTS = {
  noteRemoved: { ...succeeded(words.noteTitle!, words.noteBody!), action: words.undo! },
  dishCooked: succeeded(words.cookedTitle!, words.cookedBody!),
  cookedDishRemoved: { ...succeeded(words.uncookedTitle!, words.uncookedBody!), action: words.undo! },
  collectionRemoved: { ...succeeded(words.collectionTitle!, words.collectionBody!), action: words.undo! },
  collectionLinkCopied: succeeded(words.linkTitle!, words.linkBody!),
  collectionSharingFailed: failed(words.sharingTitle!, words.sharingBody!),
  cookbookFull: failed(words.fullTitle!, words.fullBody!),
} as const satisfies Record<string, ToastSpec>;
