import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: {
      id: 'developer.title',
      defaultMessage: 'Developer tools',
      description: 'Heading of the block that only developers see',
    },
    recipeJson: { id: 'developer.recipeJson', defaultMessage: 'Recipe JSON', description: 'Opens the raw recipe' },
    prompt: { id: 'developer.prompt', defaultMessage: 'AI prompt', description: 'Opens what the model was asked' },
    response: {
      id: 'developer.response',
      defaultMessage: 'AI response',
      description: 'Opens what the model answered',
    },
    none: {
      id: 'developer.none',
      defaultMessage: 'None: this recipe was not written by a model.',
      description: 'In place of prompt and response',
    },
    source: {
      id: 'developer.source',
      defaultMessage: 'Original source',
      description: 'Link to where the recipe comes from',
    },
    noSource: { id: 'developer.noSource', defaultMessage: 'No original source', description: 'In place of that link' },
    refresh: { id: 'developer.refresh', defaultMessage: 'Refresh Recipe', description: 'Button: read it again' },
    refreshing: {
      id: 'developer.refreshing',
      defaultMessage: 'Read again. The page opens again in a moment.',
      description: 'After the recipe was read again',
    },
    delete: { id: 'developer.delete', defaultMessage: 'Delete Recipe', description: 'Button' },
    cancel: { id: 'developer.cancel', defaultMessage: 'Cancel', description: 'Closes the confirm dialog' },
    confirmText: {
      id: 'developer.confirmText',
      defaultMessage: 'Links to it will no longer open. This cannot be undone.',
      description: 'Text of the confirm dialog',
    },
  }),
  ...defineMessages<{ confirmTitle: { title: string } }>({
    confirmTitle: {
      id: 'developer.confirmTitle',
      defaultMessage: 'Delete “{title}”?',
      description: 'Title of the confirm dialog',
    },
  }),
};
