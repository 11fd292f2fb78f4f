import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  name: { id: 'app.name', defaultMessage: 'Larder', description: 'Name of the product; the same in every language' },
  preferences: {
    id: 'header.preferences',
    defaultMessage: 'Preferences',
    description: 'Button in the header that opens language and measurement, and the title of what it opens',
  },
  language: {
    id: 'header.language',
    defaultMessage: 'Language',
    description: 'Label of the select for the language of the interface',
  },
  measurementSystem: {
    id: 'header.measurementSystem',
    defaultMessage: 'Measurement system',
    description: 'Label of the select for metric or imperial',
  },
  metric: {
    id: 'header.metric',
    defaultMessage: 'Metric (g, ml, cm)',
    description: 'Option of the measurement select',
  },
  imperial: {
    id: 'header.imperial',
    defaultMessage: 'Imperial (oz, fl oz, in)',
    description: 'Option of the measurement select',
  },
  close: {
    id: 'header.close',
    defaultMessage: 'Close',
    description: 'Accessible name of the cross that closes the preferences',
  },
});
