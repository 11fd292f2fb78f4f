import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    found: {
      id: 'detected.found',
      defaultMessage: 'You have',
      description: 'Before the ingredients that the search understood',
    },
    notUnderstood: {
      id: 'detected.notUnderstood',
      defaultMessage: 'Not understood:',
      description: 'Before the words that the search could not read as food; each can be corrected',
    },
    hint: {
      id: 'detected.hint',
      defaultMessage: 'Enter searches for recipes that use it up, F2 corrects it, Delete removes it',
      description: 'Description of each ingredient chip for screen readers',
    },
    add: {
      id: 'detected.add',
      defaultMessage: 'Add',
      description: 'Button behind the ingredients: one more',
    },
    addLabel: {
      id: 'detected.addLabel',
      defaultMessage: 'One more ingredient',
      description: 'Label of the input behind "Add"',
    },
    again: {
      id: 'detected.again',
      defaultMessage: 'Search again',
      description: 'Button that appears when the list of ingredients was changed',
    },
  }),
  ...defineMessages<{
    useUp: { name: string; count: number };
    remove: { name: string };
    correct: { name: string };
    removed: { name: string };
    added: { name: string };
  }>({
    useUp: {
      id: 'detected.useUp',
      defaultMessage: 'Use up: {name}, in {count, plural, one {# recipe} other {# recipes}}',
      description: 'Accessible name of an ingredient chip. Pressed, it leaves only recipes with this ingredient',
    },
    remove: {
      id: 'detected.remove',
      defaultMessage: 'Remove {name}',
      description: 'Button on a chip',
    },
    correct: {
      id: 'detected.correct',
      defaultMessage: 'Correct {name}',
      description: 'Label of the input in place of a chip',
    },
    removed: {
      id: 'detected.removed',
      defaultMessage: '{name} removed',
      description: 'Said by a screen reader',
    },
    added: {
      id: 'detected.added',
      defaultMessage: '{name} added',
      description: 'Said by a screen reader',
    },
  }),
};
