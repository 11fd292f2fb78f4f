import { defineMessages } from 'react-intl';

export const messages = defineMessages<{ item: { by: string; name: string } }>({
  item: {
    id: 'standIns.item',
    defaultMessage: '{by} instead of {name}',
    description: 'On a card and a recipe: the cook has {by}, the recipe names {name}; it hardly changes the dish',
  },
});
