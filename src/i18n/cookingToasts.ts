import { defineMessages } from 'react-intl';
import { succeeded, type ToastSpec } from './toastSpec';

const messages = defineMessages({
  title: {
    id: 'toast.cookingComplete.title',
    defaultMessage: 'Cooking complete!',
    description: 'Title of the toast after the last step',
  },
  body: {
    id: 'toast.cookingComplete.body',
    defaultMessage: '{title} is ready.',
    description: 'Text of the toast after the last step; {title} is the name of the recipe',
  },
});

export const COOKING_TOASTS = {
  cookingComplete: { ...succeeded(messages.title, messages.body), toldBy: 'cooking' },
} as const satisfies Record<string, ToastSpec>;
