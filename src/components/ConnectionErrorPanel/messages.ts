import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'connectionError.title',
    defaultMessage: 'The kitchen isn’t answering',
    description: 'Heading of the panel after a failed search',
  },
  text: {
    id: 'connectionError.text',
    defaultMessage: "We're having trouble connecting to our recipe AI service. This is often a temporary issue.",
    description: 'Text of the panel',
  },
  tryAgain: {
    id: 'connectionError.tryAgain',
    defaultMessage: 'Try Again',
    description: 'Button: repeats the search',
  },
  refresh: { id: 'connectionError.refresh', defaultMessage: 'Refresh Page', description: 'Button: reload the page' },
});
