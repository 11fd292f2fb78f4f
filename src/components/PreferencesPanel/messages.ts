import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'preferences.title', defaultMessage: 'Preferences', description: 'Title of the panel' },
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
  keepsToasts: {
    id: 'preferences.keepsToasts',
    defaultMessage: 'Keep messages until I close them',
    description: 'Switch: notifications do not disappear after five seconds',
  },
  keepsToastsHint: {
    id: 'preferences.keepsToastsHint',
    defaultMessage: 'Otherwise they disappear after five seconds.',
    description: 'Under the switch keepsToasts',
  },
  reset: {
    id: 'preferences.reset',
    defaultMessage: 'Reset to defaults',
    description: 'Button at the end of the preferences',
  },
  done: {
    id: 'header.done',
    defaultMessage: 'Done',
    description: 'Button at the end of the preferences on a phone: closes them',
  },
});
