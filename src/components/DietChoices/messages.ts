import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  legend: { id: 'dietChoices.legend', defaultMessage: 'Diet types', description: 'Heading over the six diets' },
  meat: { id: 'dietChoices.meat', defaultMessage: 'Meat', description: 'Name of a diet, over its note' },
  meatNote: { id: 'dietChoices.meatNote', defaultMessage: 'no restrictions', description: 'Under the diet Meat' },
  fishNote: { id: 'dietChoices.fishNote', defaultMessage: 'fish, no meat', description: 'Under the diet Pescatarian' },
  vegetarianNote: {
    id: 'dietChoices.vegetarianNote',
    defaultMessage: 'plant foods, dairy, eggs',
    description: 'Under the diet Vegetarian',
  },
  veganNote: { id: 'dietChoices.veganNote', defaultMessage: 'plant-based', description: 'Under the diet Vegan' },
  ketoNote: {
    id: 'dietChoices.ketoNote',
    defaultMessage: 'low carb, high fat',
    description: 'Under the diet Keto',
  },
  lowFodmapNote: {
    id: 'dietChoices.lowFodmapNote',
    defaultMessage: 'few fermentable carbs',
    description: 'Under the diet Low FODMAP; no medical claim',
  },
  hint: {
    id: 'dietChoices.hint',
    defaultMessage: 'Based on ingredients. This is not medical advice.',
    description: 'Line under the six diets',
  },
});
