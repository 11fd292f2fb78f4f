import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    skip: {
      id: 'layout.skip',
      defaultMessage: 'Skip to main content',
      description: 'First link of the page, seen on focus',
    },
    loading: {
      id: 'layout.loading',
      defaultMessage: 'Loading',
      description: 'Accessible name while a screen is being fetched',
    },
    profile: {
      id: 'header.profile',
      defaultMessage: 'Profile',
      description: 'Link in the header, seen as a picture or initials',
    },
  }),
  ...defineMessages<{ title: { page: string } }>({
    title: { id: 'layout.title', defaultMessage: '{page} · Larder', description: 'Title of the browser tab' },
  }),
};
