import { defineMessages } from 'react-intl';

export const messages = defineMessages<{ language: { name: string } }>({
  language: {
    id: 'languageButton.language',
    defaultMessage: 'Language: {name}',
    description: 'Accessible name of the button in the header that shows a globe and "EN"',
  },
});
