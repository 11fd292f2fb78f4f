import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    excluded: {
      id: 'allergenBadge.excluded',
      defaultMessage: '(excluded by you)',
      description: 'What a screen reader says after the name of an allergen that the cook excludes',
    },
    unknown: {
      id: 'allergenBadge.unknown',
      defaultMessage: 'Allergens unknown',
      description: 'Instead of allergens, or beside them: the recipe could not be read completely',
    },
  }),
  ...defineMessages<{ mayContain: { allergen: string } }>({
    mayContain: {
      id: 'allergenBadge.mayContain',
      defaultMessage: 'May contain {allergen}',
      description: 'Badge; {allergen} is in lower case',
    },
  }),
};
