import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    meals: {
      id: 'quickPicks.meals',
      defaultMessage: 'For cooking',
      description: 'Heading over common ingredients of meals',
    },
    drinks: {
      id: 'quickPicks.drinks',
      defaultMessage: 'For drinks',
      description: 'Heading over common ingredients of drinks',
    },
  }),
};
