import { defineMessages, type MessageTag } from 'react-intl';

export const messages = {
  ...defineMessages({
    notRated: {
      id: 'hiddenResults.notRated',
      defaultMessage: 'not rated yet',
      description: 'Reason why recipes are hidden: the minimum rating',
    },
    otherType: {
      id: 'hiddenResults.otherType',
      defaultMessage: 'other type',
      description: 'Reason why recipes are hidden: the sub-type, such as Breakfast',
    },
    otherCuisine: {
      id: 'hiddenResults.otherCuisine',
      defaultMessage: 'other cuisine',
      description: 'Reason why recipes are hidden: the chosen cuisines, such as Moroccan',
    },
    longer: {
      id: 'hiddenResults.longer',
      defaultMessage: 'takes longer',
      description: 'Reason why recipes are hidden: the time limit',
    },
    unread: {
      id: 'hiddenResults.unread',
      defaultMessage: 'ingredients we could not read',
      description:
        'Reason why recipes are hidden: lines that were not understood, so that allergens and diets are unknown',
    },
    show: { id: 'hiddenResults.show', defaultMessage: 'Show', description: 'Button on the chip: lift that filter' },
  }),
  ...defineMessages<{
    hidden: { count: number; reason: string; small: MessageTag };
    others: { count: number };
    showFor: { reason: string };
    mayContain: { allergen: string };
    diet: { diet: string };
    sum: { count: number; parts: string };
    allergens: { count: number };
    diets: { count: number };
    filters: { count: number };
  }>({
    sum: {
      id: 'hiddenResults.sum',
      defaultMessage: '{count, number} reasons: {parts}',
      description: 'Over many chips; {parts} is like "9 allergens and 3 diets"',
    },
    allergens: {
      id: 'hiddenResults.allergens',
      defaultMessage: '{count, plural, one {# allergen} other {# allergens}}',
      description: 'Part of the reasons why recipes are hidden',
    },
    diets: {
      id: 'hiddenResults.diets',
      defaultMessage: '{count, plural, one {# diet} other {# diets}}',
      description: 'Part of the reasons why recipes are hidden',
    },
    filters: {
      id: 'hiddenResults.filters',
      defaultMessage: '{count, plural, one {# other filter} other {# other filters}}',
      description: 'Part of the reasons why recipes are hidden: type, rating, time, cuisine, unread lines',
    },
    others: {
      id: 'hiddenResults.others',
      defaultMessage: '{count, plural, one {# more reason} other {# more reasons}}',
      description: 'Button after the first chips: shows the others',
    },
    mayContain: {
      id: 'hiddenResults.mayContain',
      defaultMessage: 'may contain {allergen}',
      description: 'Reason why recipes are hidden; {allergen} is in lower case',
    },
    diet: {
      id: 'hiddenResults.diet',
      defaultMessage: '{diet} diet',
      description: 'Reason why recipes are hidden: they do not fit a diet, such as Vegan',
    },
    hidden: {
      id: 'hiddenResults.hidden',
      defaultMessage: '{reason} <small>{count, plural, one {# hidden} other {# hidden}}</small>',
      description: 'Chip over the results: how many recipes a filter hides, and which filter',
    },
    showFor: {
      id: 'hiddenResults.showFor',
      defaultMessage: 'Show hidden recipes: {reason}',
      description: 'The same button, as a screen reader says it',
    },
  }),
};
