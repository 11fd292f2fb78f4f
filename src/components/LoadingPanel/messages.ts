import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: {
      id: 'loadingPanel.title',
      defaultMessage: 'Finding your recipes...',
      description: 'Heading while a search runs',
    },
    analyzingImage: {
      id: 'loadingPanel.analyzingImage',
      defaultMessage: 'Analyzing image',
      description: 'Progress text, first part of a search with a photo',
    },
    analyzing: {
      id: 'loadingPanel.analyzing',
      defaultMessage: 'Analyzing ingredients',
      description: 'Progress text, first part',
    },
    processing: {
      id: 'loadingPanel.processing',
      defaultMessage: 'Processing',
      description: 'Progress text, second part; also for a search by name',
    },
    writing: {
      id: 'loadingPanel.writing',
      defaultMessage: 'Writing recipes for what you have',
      description: 'Progress text: a language model writes recipes',
    },
    stop: {
      id: 'loadingPanel.stop',
      defaultMessage: 'Stop the search',
      description: 'Button beside the progress: cancels the search and goes back to the text box',
    },
    repairing: {
      id: 'loadingPanel.repairing',
      defaultMessage: 'Checking what was written, and asking for corrections',
      description: 'Progress text: the recipes of a language model had faults',
    },
  }),
  ...defineMessages<{ announcement: { percent: number } }>({
    announcement: {
      id: 'loadingPanel.announcement',
      defaultMessage: '{percent} percent',
      description: 'Said by a screen reader at 25, 50 and 75',
    },
  }),
};
