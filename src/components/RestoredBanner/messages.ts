import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  text: {
    id: 'restoredBanner.text',
    defaultMessage: 'Your previous search results have been restored.',
    description: 'Green banner over cached results',
  },
  scroll: {
    id: 'restoredBanner.scroll',
    defaultMessage: 'Scroll to recipes',
    description: 'Button that scrolls to the results',
  },
  clear: {
    id: 'restoredBanner.clear',
    defaultMessage: 'Clear Results',
    description: 'Button that discards the cached results',
  },
});
