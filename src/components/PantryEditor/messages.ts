import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    explain: {
      id: 'pantry.explain',
      defaultMessage: 'What is always in your kitchen goes into every search by ingredients. It stays on this device.',
      description: 'Under its heading',
    },
    label: {
      id: 'pantry.label',
      defaultMessage: 'Always have',
      description: 'Accessible name of the pantry chips',
    },
    add: {
      id: 'pantry.add',
      defaultMessage: 'Something else',
      description: 'Button, and the label of the box that it opens: type a pantry item',
    },
    title: {
      id: 'pantry.title',
      defaultMessage: 'What you always have',
      description: 'Heading of the pantry editor',
    },
    clear: {
      id: 'pantry.clear',
      defaultMessage: 'Clear all',
      description: 'Button: empties the pantry',
    },
    done: {
      id: 'pantry.done',
      defaultMessage: 'Done',
      description: 'Button that closes the pantry editor',
    },
  }),
};
