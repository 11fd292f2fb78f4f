import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    heading: {
      id: 'give.heading',
      defaultMessage: 'Take your recipes with you',
      description: 'Heading of the part that gives recipes away',
    },
    text: {
      id: 'give.text',
      defaultMessage:
        'As a file that Larder and other programs read, with pictures, notes, cooked dishes, collections and your shopping list, or as a book to read and to print.',
      description: 'Below the heading',
    },
    which: { id: 'give.which', defaultMessage: 'Which recipes', description: 'Name of a choice, for screen readers' },
    archive: { id: 'give.archive', defaultMessage: 'Save as a file', description: 'Button' },
    book: { id: 'give.book', defaultMessage: 'Save as a book', description: 'Button' },
    making: {
      id: 'give.making',
      defaultMessage: 'Gathering the recipes…',
      description: 'On the button while the file is made',
    },
    made: {
      id: 'give.made',
      defaultMessage: 'The file is in your downloads.',
      description: 'When the file was handed to the browser',
    },
    failed: {
      id: 'give.failed',
      defaultMessage: 'The file could not be made. Free some room on this device and try again.',
      description: 'When the file could not be made',
    },
    bookTitle: { id: 'give.bookTitle', defaultMessage: 'My recipes', description: 'Title of the book' },
    contents: { id: 'give.contents', defaultMessage: 'Contents', description: 'Heading of the contents of the book' },
    ingredients: { id: 'give.ingredients', defaultMessage: 'Ingredients', description: 'Heading in the book' },
    method: { id: 'give.method', defaultMessage: 'Method', description: 'Heading in the book' },
    back: { id: 'give.back', defaultMessage: 'Back to the contents', description: 'Link in the book' },
  }),
  ...defineMessages<{
    own: { count: number };
    all: { count: number };
    subtitle: { count: number; date: number };
    servings: { count: number };
    minutes: { count: number };
    source: { text: string };
    allergens: { list: string };
  }>({
    own: {
      id: 'give.own',
      defaultMessage: 'My own ({count, number})',
      description: 'Choice: recipes in the cook’s own words',
    },
    all: { id: 'give.all', defaultMessage: 'All saved ({count, number})', description: 'Choice: every saved recipe' },
    subtitle: {
      id: 'give.subtitle',
      defaultMessage: '{count, plural, one {# recipe} other {# recipes}}, {date, date, long}',
      description: 'Below the title of the book',
    },
    servings: {
      id: 'give.servings',
      defaultMessage: '{count, plural, one {Serves #} other {Serves #}}',
      description: 'In the book, below the title of a recipe',
    },
    minutes: {
      id: 'give.minutes',
      defaultMessage: '{count, number} min',
      description: 'In the book, beside the servings',
    },
    source: { id: 'give.source', defaultMessage: 'From: {text}', description: 'In the book, at the end of a recipe' },
    allergens: {
      id: 'give.allergens',
      defaultMessage: 'Contains {list}. Always read the label.',
      description: 'In the book, at the end of a recipe; a list of allergens',
    },
  }),
};
