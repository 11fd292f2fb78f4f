import { defineMessages, type MessageTag } from 'react-intl';

export const messages = {
  ...defineMessages({
    have: {
      id: 'ingredientList.have',
      defaultMessage: 'You have it',
      description: 'What a screen reader says after an ingredient',
    },
    need: {
      id: 'ingredientList.need',
      defaultMessage: 'Missing',
      description: 'Chip on an ingredient the cook does not have',
    },
  }),
  ...defineMessages({
    use: {
      id: 'ingredientList.use',
      defaultMessage: 'Use it',
      description: 'Takes the swap instead of what is missing',
    },
    undo: { id: 'ingredientList.undo', defaultMessage: 'Undo', description: 'Undoes the swap' },
    reset: { id: 'ingredientList.reset', defaultMessage: 'Reset', description: 'Unticks all ingredients' },
    resetLabel: {
      id: 'ingredientList.resetLabel',
      defaultMessage: 'Reset: untick all ingredients',
      description: 'The same for a screen reader',
    },
  }),
  ...defineMessages<{
    useLabel: { swap: string; name: string };
    instead: { name: string };
    undoLabel: { name: string };
  }>({
    useLabel: {
      id: 'ingredientList.useLabel',
      defaultMessage: 'Use it: {swap} instead of {name}',
      description: 'The same for a screen reader',
    },
    instead: {
      id: 'ingredientList.instead',
      defaultMessage: 'Instead of {name}',
      description: 'Chip on an ingredient that replaces a missing one',
    },
    undoLabel: {
      id: 'ingredientList.undoLabel',
      defaultMessage: 'Undo: back to {name}',
      description: 'The same for a screen reader',
    },
  }),
  ...defineMessages<{ ready: { ready: number; total: number } }>({
    ready: {
      id: 'ingredientList.ready',
      defaultMessage: '{ready, plural, =0 {Tick what is ready} other {# of {total} ready}}',
      description: 'How many ingredients are ticked',
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
      defaultMessage: 'Missing · swap: {swap}',
      description: 'The same chip, with an ingredient the cook has',
    },
  }),
};
