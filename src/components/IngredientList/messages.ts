import { defineMessages, type MessageTag } from 'react-intl';

export const messages = {
  ...defineMessages({
    have: {
      id: 'ingredientList.have',
      defaultMessage: 'You have it',
      description: 'What a screen reader says for the green tick',
    },
    need: {
      id: 'ingredientList.need',
      defaultMessage: 'Needs',
      description: 'Chip on an ingredient the cook does not have',
    },
  }),
  ...defineMessages<{ withNote: { name: string; note: string; quiet: MessageTag }; needSwap: { swap: string } }>({
    withNote: {
      id: 'ingredientList.withNote',
      defaultMessage: '{name}<quiet>, {note}</quiet>',
      description: 'An ingredient and how it is prepared',
    },
    needSwap: {
      id: 'ingredientList.needSwap',
      defaultMessage: 'Needs · swap: {swap}',
      description: 'The same chip, with an ingredient the cook has',
    },
  }),
};
