import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    signIn: {
      id: 'starRatingInput.signIn',
      defaultMessage: 'Sign in to rate recipes',
      description: 'Tooltip and description of the stars for a guest',
    },
    open: {
      id: 'starRatingInput.open',
      defaultMessage: 'Rate',
      description:
        'On a card that is not rated, before a star: the button that shows the five stars on a phone; one short word',
    },
  }),
  ...defineMessages<{ label: { title: string }; openLabel: { title: string }; stars: { count: number } }>({
    openLabel: {
      id: 'starRatingInput.openLabel',
      defaultMessage: 'Rate {title}',
      description: 'The same button for a screen reader',
    },
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
