import { defineMessages } from 'react-intl';

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
  ...defineMessages<{ needSwap: { swap: string } }>({
    needSwap: {
      id: 'ingredientList.needSwap',
      defaultMessage: 'Needs · swap: {swap}',
      description: 'The same chip, with an ingredient the cook has',
    },
  }),
};
