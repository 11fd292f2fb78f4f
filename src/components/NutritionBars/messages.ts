import { defineMessages, type MessageTag } from 'react-intl';

export const messages = {
  ...defineMessages({
    calories: { id: 'nutrition.calories', defaultMessage: 'Calories', description: 'Nutrition bar' },
    protein: { id: 'nutrition.protein', defaultMessage: 'Protein', description: 'Nutrition bar' },
    carbs: { id: 'nutrition.carbs', defaultMessage: 'Carbs', description: 'Nutrition bar' },
    fat: { id: 'nutrition.fat', defaultMessage: 'Fat', description: 'Nutrition bar' },
    fiber: { id: 'nutrition.fiber', defaultMessage: 'Fibre', description: 'Nutrition bar' },
    sugar: { id: 'nutrition.sugar', defaultMessage: 'Sugar', description: 'Nutrition bar' },
  }),
  ...defineMessages<{
    ofKcal: { value: number; max: number; b: MessageTag };
    ofGrams: { value: number; max: number; b: MessageTag };
  }>({
    ofKcal: {
      id: 'nutrition.ofKcal',
      defaultMessage: '<b>{value, number}</b> / {max, number} kcal',
      description: 'Value and maximum of the calories bar',
    },
    ofGrams: {
      id: 'nutrition.ofGrams',
      defaultMessage: '<b>{value, number}</b> / {max, number} g',
      description: 'Value and maximum of a bar in grams',
    },
  }),
};
