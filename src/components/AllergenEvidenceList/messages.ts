import { defineMessages, type MessageTag } from 'react-intl';

export const messages = {
  ...defineMessages({
    note: {
      id: 'allergenEvidence.note',
      defaultMessage: 'Worked out from the ingredients. Always read the label.',
      description: 'Under the list of allergens',
    },
    none: {
      id: 'allergenEvidence.none',
      defaultMessage: 'None of the 15 allergens was found in the ingredients.',
      description: 'In place of an empty list of allergens',
    },
  }),
  ...defineMessages<{ from: { ingredient: string; b: MessageTag } }>({
    from: {
      id: 'allergenEvidence.from',
      defaultMessage: 'from <b>{ingredient}</b>',
      description: 'Which ingredient carries the allergen',
    },
  }),
};
