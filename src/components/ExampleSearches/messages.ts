import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  try: { id: 'examples.try', defaultMessage: 'Try', description: 'Before four example searches' },
  shakshuka: {
    id: 'examples.shakshuka',
    defaultMessage: 'eggs, tomatoes, feta',
    description: 'Example search; it is typed into the box',
  },
  chicken: {
    id: 'examples.chicken',
    defaultMessage: 'chicken, rice, lemon',
    description: 'Example search; it is typed into the box',
  },
  oats: {
    id: 'examples.oats',
    defaultMessage: 'bananas, oats, milk',
    description: 'Example search; it is typed into the box',
  },
  gin: {
    id: 'examples.gin',
    defaultMessage: 'gin, cucumber, mint',
    description: 'Example search; it is typed into the box',
  },
});
