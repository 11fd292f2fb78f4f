import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  still: {
    id: 'waiting.still',
    defaultMessage: 'Still on it: a few more seconds.',
    description: 'After three seconds of waiting for recipes',
  },
  long: {
    id: 'waiting.long',
    defaultMessage: 'This is taking longer than usual. Your connection may be slow, or the kitchen very busy.',
    description: 'After ten seconds of waiting for recipes; beside it a button',
  },
  refresh: {
    id: 'waiting.refresh',
    defaultMessage: 'Refresh Page',
    description: 'Button after ten seconds of waiting for a page',
  },
});
