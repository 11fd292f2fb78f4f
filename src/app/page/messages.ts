import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  toastRegion: {
    id: 'toast.region',
    defaultMessage: 'Notifications (F8)',
    description: 'Accessible name of the toast region; F8 is the key that focuses it',
  },
  dismissToast: {
    id: 'toast.dismiss',
    defaultMessage: 'Dismiss',
    description: 'Accessible name of the cross on a toast',
  },
  errorTitle: {
    id: 'error.title',
    defaultMessage: 'Something went wrong',
    description: 'Heading when a screen could not be rendered',
  },
  errorText: {
    id: 'error.text',
    defaultMessage: 'This page could not be shown. Loading it again usually helps.',
    description: 'Text when a screen could not be rendered',
  },
  reload: { id: 'error.reload', defaultMessage: 'Refresh Page', description: 'Button: reload the page' },
});
