import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    list: {
      id: 'sessions.list',
      defaultMessage: 'Signed-in browsers',
      description: 'Accessible name of the list of browsers that are signed in to the account',
    },
    unknown: {
      id: 'sessions.unknown',
      defaultMessage: 'Unknown browser',
      description: 'In place of the name of a browser that did not say what it is',
    },
    current: {
      id: 'sessions.current',
      defaultMessage: 'This browser',
      description: 'Mark on the entry of the browser that shows the list',
    },
    end: {
      id: 'sessions.end',
      defaultMessage: 'Sign out',
      description: 'Button on an entry: signs that browser out',
    },
    endOthers: {
      id: 'sessions.endOthers',
      defaultMessage: 'Sign out all others',
      description: 'Button under the list: signs out every browser except this one',
    },
  }),
  ...defineMessages<{ showAll: { count: number } }>({
    showAll: {
      id: 'sessions.showAll',
      defaultMessage: 'Show all {count}',
      description: 'Button under the first three browsers of the list; {count} is four or more',
    },
  }),
  ...defineMessages<{ browserOnSystem: { browser: string; system: string } }>({
    browserOnSystem: {
      id: 'sessions.browserOnSystem',
      defaultMessage: '{browser} on {system}',
      description: 'A browser, such as "Firefox on Windows" or "Safari on iPhone"',
    },
  }),
  ...defineMessages<{ signedIn: { date: string } }>({
    signedIn: {
      id: 'sessions.signedIn',
      defaultMessage: 'Signed in on {date}',
      description: 'Under the name of a browser that was not used since that day',
    },
  }),
  ...defineMessages<{ signedInAndUsed: { date: string; lastUsed: string } }>({
    signedInAndUsed: {
      id: 'sessions.signedInAndUsed',
      defaultMessage: 'Signed in on {date}, last used on {lastUsed}',
      description: 'Under the name of a browser; both are days',
    },
  }),
};
