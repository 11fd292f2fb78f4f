import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  text: {
    id: 'connectionError.text',
    defaultMessage: "We're having trouble connecting to our recipe AI service. This is often a temporary issue.",
    description: 'Heading of the panel after a failed search',
  },
  tryAgain: {
    id: 'connectionError.tryAgain',
    defaultMessage: 'Try Again',
    description: 'Button: repeats the search',
  },
  refresh: { id: 'connectionError.refresh', defaultMessage: 'Refresh Page', description: 'Button: reload the page' },
});
