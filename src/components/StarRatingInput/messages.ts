import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    signIn: {
      id: 'starRatingInput.signIn',
      defaultMessage: 'Sign in to rate recipes',
      description: 'Tooltip and description of the stars for a guest',
    },
  }),
  ...defineMessages<{ label: { title: string }; stars: { count: number } }>({
    label: {
      id: 'starRatingInput.label',
      defaultMessage: 'Your rating of {title}',
      description: 'Accessible name of the five stars of a recipe',
    },
    stars: {
      id: 'starRatingInput.stars',
      defaultMessage: '{count, plural, one {# star} other {# stars}}',
      description: 'Accessible name of one of the five stars',
    },
  }),
};
