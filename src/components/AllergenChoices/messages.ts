import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  legend: {
    id: 'allergenChoices.legend',
    defaultMessage: 'Excluded allergens',
    description: 'Heading over the fifteen allergens in the preferences',
  },
  hint: {
    id: 'allergenChoices.hint',
    defaultMessage: 'Recipes with these are hidden from your results. Always read the label.',
    description: 'Line under the heading',
  },
});
