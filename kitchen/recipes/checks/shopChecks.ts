import type { Check } from './recipeCheck';

/** Birds and rabbits that are sold whole weigh from one kilo to six. */
const WHOLE_ANIMAL = /^(?:chicken|duck|goose|guinea-fowl|rabbit|turkey)$/;
const WEIGHT = /\bkilos?\b/;

/** What a shop has in several kinds or sizes is bought by its name: which mustard, and how heavy a rabbit. */
export const checkShopping: Check = ({ ingredients, text }, report) => {
  for (const { key, id, amount, unit } of ingredients) {
    const note = text.en.notes[key] ?? '';
    if (id === 'mustard' && note === '')
      report(`ingredients.${key}`, 'does not say which mustard: Dijon, yellow, English');
    if (WHOLE_ANIMAL.test(id) && amount !== undefined && unit === 'piece' && !WEIGHT.test(note))
      report(`ingredients.${key}`, 'is sold whole, and its note does not say how heavy it is: about two kilos');
  }
};
