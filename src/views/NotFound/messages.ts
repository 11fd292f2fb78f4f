import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'notFound.title', defaultMessage: '404 Page Not Found', description: 'Heading' },
  text: {
    id: 'notFound.text',
    defaultMessage: 'Did you forget to add the page to the router?',
    description: 'Text under the heading',
  },
  cause: {
    id: 'notFound.cause',
    defaultMessage: 'There is nothing at this address. It may be mistyped, or the page has moved.',
    description: 'Under the heading: why there is no page',
  },
  home: { id: 'notFound.home', defaultMessage: 'Back to search', description: 'Link to the home page' },
});
