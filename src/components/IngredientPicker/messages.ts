import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: {
      id: 'ingredientPicker.title',
      defaultMessage: 'Pick what you have',
      description: 'Heading of the sheet with all ingredients',
    },
    search: {
      id: 'ingredientPicker.search',
      defaultMessage: 'Search all ingredients',
      description: 'Label and placeholder of the box that filters the ingredients',
    },
    found: {
      id: 'ingredientPicker.found',
      defaultMessage: 'Ingredients found',
      description: 'Accessible name of the ingredients that match what was typed',
    },
    kinds: {
      id: 'ingredientPicker.kinds',
      defaultMessage: 'Kinds of ingredients',
      description: 'Accessible name of the tabs, one per kind of ingredient',
    },
    chosen: {
      id: 'ingredientPicker.chosen',
      defaultMessage: 'Chosen',
      description: 'Accessible name of the list of chosen ingredients',
    },
    close: {
      id: 'ingredientPicker.close',
      defaultMessage: 'Close',
      description: 'Button that closes the sheet and keeps what was chosen',
    },
    meals: {
      id: 'quickPicks.meals',
      defaultMessage: 'For cooking',
      description: 'Heading over common ingredients of meals',
    },
    drinks: {
      id: 'quickPicks.drinks',
      defaultMessage: 'For drinks',
      description: 'Heading over common ingredients of drinks',
    },
  }),
  ...defineMessages<{ unknown: { typed: string }; addTyped: { typed: string } }>({
    unknown: {
      id: 'ingredientPicker.unknown',
      defaultMessage: '“{typed}” is not on the list.',
      description: 'In place of ingredients: no ingredient begins like the typed text',
    },
    addTyped: {
      id: 'ingredientPicker.addTyped',
      defaultMessage: 'Add “{typed}” anyway',
      description: 'Button below: adds the typed text as it is',
    },
  }),
  ...defineMessages<{ remove: { name: string } }>({
    remove: {
      id: 'ingredientPicker.remove',
      defaultMessage: 'Remove {name}',
      description: 'Accessible name of the button that removes a chosen ingredient',
    },
  }),
  ...defineMessages<{ count: { count: number } }>({
    count: {
      id: 'ingredientPicker.count',
      defaultMessage: '{count, plural, =0 {Nothing chosen yet} one {# chosen} other {# chosen}}',
      description: 'How many ingredients are in the search box',
    },
  }),
};

/** Labels of the tabs. */
export const KIND_LABELS = defineMessages({
  common: {
    id: 'ingredientPicker.common',
    defaultMessage: 'Common',
    description: 'Tab: the ingredients that most kitchens have',
  },
  vegetables: { id: 'ingredientPicker.vegetables', defaultMessage: 'Vegetables', description: 'Tab' },
  fruit: { id: 'ingredientPicker.fruit', defaultMessage: 'Fruit', description: 'Tab' },
  meat: { id: 'ingredientPicker.meat', defaultMessage: 'Meat', description: 'Tab: meat, sausages, stock' },
  fish: { id: 'ingredientPicker.fish', defaultMessage: 'Fish and seafood', description: 'Tab' },
  dairyAndEggs: { id: 'ingredientPicker.dairyAndEggs', defaultMessage: 'Dairy and eggs', description: 'Tab' },
  grains: {
    id: 'ingredientPicker.grains',
    defaultMessage: 'Pasta, rice and bread',
    description: 'Tab: also flour, noodles, pastry and biscuits',
  },
  nutsAndPulses: {
    id: 'ingredientPicker.nutsAndPulses',
    defaultMessage: 'Beans, nuts and seeds',
    description: 'Tab: also lentils and tofu',
  },
  seasonings: { id: 'ingredientPicker.seasonings', defaultMessage: 'Herbs and spices', description: 'Tab' },
  baking: {
    id: 'ingredientPicker.baking',
    defaultMessage: 'Sugar and baking',
    description: 'Tab: also honey, chocolate and jam',
  },
  condiments: {
    id: 'ingredientPicker.condiments',
    defaultMessage: 'Oils and sauces',
    description: 'Tab: also vinegar, olives and pickles',
  },
  drinks: { id: 'ingredientPicker.drinks', defaultMessage: 'Drinks', description: 'Tab: ingredients for drinks' },
});
