import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { Allergen, Category, DietType, Subcategory, SwapNote } from '@contracts/vocabulary';
import type { SavedOrder } from '@/lib/search/savedOrders';

/** Display names of the closed vocabularies. The values sent over the wire are never shown. */

export const CATEGORY_MESSAGES: Readonly<Record<Category, MessageDescriptor>> = defineMessages({
  None: { id: 'category.None', defaultMessage: 'All', description: 'Category of recipes' },
  Meals: { id: 'category.Meals', defaultMessage: 'Meals', description: 'Category of recipes' },
  Drinks: { id: 'category.Drinks', defaultMessage: 'Drinks', description: 'Category of recipes' },
});

export const SUBCATEGORY_MESSAGES: Readonly<Record<Subcategory, MessageDescriptor>> = defineMessages({
  All: { id: 'subcategory.All', defaultMessage: 'All', description: 'Kind of meal or drink' },
  None: { id: 'subcategory.None', defaultMessage: 'All', description: 'Kind of meal or drink' },
  Breakfast: { id: 'subcategory.Breakfast', defaultMessage: 'Breakfast', description: 'Kind of meal or drink' },
  Lunch: { id: 'subcategory.Lunch', defaultMessage: 'Lunch', description: 'Kind of meal or drink' },
  Dinner: { id: 'subcategory.Dinner', defaultMessage: 'Dinner', description: 'Kind of meal or drink' },
  Snack: { id: 'subcategory.Snack', defaultMessage: 'Snack', description: 'Kind of meal or drink' },
  Alcoholic: { id: 'subcategory.Alcoholic', defaultMessage: 'Alcoholic', description: 'Kind of meal or drink' },
  'Non-alcoholic': {
    id: 'subcategory.Non-alcoholic',
    defaultMessage: 'Non-alcoholic',
    description: 'Kind of meal or drink',
  },
});

export const ALLERGEN_MESSAGES: Readonly<Record<Allergen, MessageDescriptor>> = defineMessages({
  Gluten: { id: 'allergen.Gluten', defaultMessage: 'Gluten', description: 'Allergen, on a badge or beside a checkbox' },
  Dairy: { id: 'allergen.Dairy', defaultMessage: 'Dairy', description: 'Allergen, on a badge or beside a checkbox' },
  Nuts: { id: 'allergen.Nuts', defaultMessage: 'Nuts', description: 'Allergen, on a badge or beside a checkbox' },
  Eggs: { id: 'allergen.Eggs', defaultMessage: 'Eggs', description: 'Allergen, on a badge or beside a checkbox' },
  Soy: { id: 'allergen.Soy', defaultMessage: 'Soy', description: 'Allergen, on a badge or beside a checkbox' },
  Fish: { id: 'allergen.Fish', defaultMessage: 'Fish', description: 'Allergen, on a badge or beside a checkbox' },
  Shellfish: {
    id: 'allergen.Shellfish',
    defaultMessage: 'Shellfish',
    description: 'Allergen, on a badge or beside a checkbox',
  },
  Wheat: { id: 'allergen.Wheat', defaultMessage: 'Wheat', description: 'Allergen, on a badge or beside a checkbox' },
  Peanuts: {
    id: 'allergen.Peanuts',
    defaultMessage: 'Peanuts',
    description: 'Allergen, on a badge or beside a checkbox',
  },
  Sesame: { id: 'allergen.Sesame', defaultMessage: 'Sesame', description: 'Allergen, on a badge or beside a checkbox' },
  Mustard: {
    id: 'allergen.Mustard',
    defaultMessage: 'Mustard',
    description: 'Allergen, on a badge or beside a checkbox',
  },
  Celery: { id: 'allergen.Celery', defaultMessage: 'Celery', description: 'Allergen, on a badge or beside a checkbox' },
  Lupin: { id: 'allergen.Lupin', defaultMessage: 'Lupin', description: 'Allergen, on a badge or beside a checkbox' },
  Molluscs: {
    id: 'allergen.Molluscs',
    defaultMessage: 'Molluscs',
    description: 'Allergen, on a badge or beside a checkbox',
  },
  Sulphites: {
    id: 'allergen.Sulphites',
    defaultMessage: 'Sulphites',
    description: 'Allergen, on a badge or beside a checkbox',
  },
});

export const DIET_MESSAGES: Readonly<Record<DietType, MessageDescriptor>> = defineMessages({
  Meat: { id: 'diet.Meat', defaultMessage: 'Meat (no restrictions)', description: 'Diet' },
  Fish: { id: 'diet.Fish', defaultMessage: 'Pescatarian', description: 'Diet' },
  Vegetarian: { id: 'diet.Vegetarian', defaultMessage: 'Vegetarian', description: 'Diet' },
  Vegan: { id: 'diet.Vegan', defaultMessage: 'Vegan', description: 'Diet' },
  Keto: { id: 'diet.Keto', defaultMessage: 'Keto', description: 'Diet' },
  'Low FODMAP': { id: 'diet.LowFODMAP', defaultMessage: 'Low FODMAP', description: 'Diet' },
});

/** Caveats of a swap, shown after its name, as in “yoghurt, off the heat”. */
export const SWAP_NOTE_MESSAGES: Readonly<Record<SwapNote, MessageDescriptor>> = defineMessages({
  offTheHeat: { id: 'swapNote.offTheHeat', defaultMessage: 'off the heat', description: 'After the name of a swap' },
  lessOfIt: { id: 'swapNote.lessOfIt', defaultMessage: 'use less', description: 'After the name of a swap' },
  moreOfIt: { id: 'swapNote.moreOfIt', defaultMessage: 'use more', description: 'After the name of a swap' },
  addSweetness: {
    id: 'swapNote.addSweetness',
    defaultMessage: 'with a little sugar',
    description: 'After the name of a swap',
  },
  addSalt: { id: 'swapNote.addSalt', defaultMessage: 'with a pinch of salt', description: 'After the name of a swap' },
  addLemon: {
    id: 'swapNote.addLemon',
    defaultMessage: 'with a squeeze of lemon',
    description: 'After the name of a swap',
  },
  lessSalt: { id: 'swapNote.lessSalt', defaultMessage: 'with less salt', description: 'After the name of a swap' },
  lessLiquid: {
    id: 'swapNote.lessLiquid',
    defaultMessage: 'with less liquid',
    description: 'After the name of a swap',
  },
  soakFirst: { id: 'swapNote.soakFirst', defaultMessage: 'soaked first', description: 'After the name of a swap' },
  cookLonger: {
    id: 'swapNote.cookLonger',
    defaultMessage: 'cooked for longer',
    description: 'After the name of a swap',
  },
  cookLess: {
    id: 'swapNote.cookLess',
    defaultMessage: 'cooked for less time',
    description: 'After the name of a swap',
  },
  thinWithWater: {
    id: 'swapNote.thinWithWater',
    defaultMessage: 'thinned with water',
    description: 'After the name of a swap',
  },
  strainFirst: { id: 'swapNote.strainFirst', defaultMessage: 'drained first', description: 'After the name of a swap' },
  addAtTheEnd: {
    id: 'swapNote.addAtTheEnd',
    defaultMessage: 'added at the end',
    description: 'After the name of a swap',
  },
  crumbleFine: { id: 'swapNote.crumbleFine', defaultMessage: 'crumbled fine', description: 'After the name of a swap' },
  differentTaste: {
    id: 'swapNote.differentTaste',
    defaultMessage: 'it tastes different',
    description: 'After the name of a swap',
  },
});

export const SORT_MESSAGES: Readonly<Record<SavedOrder, MessageDescriptor>> = defineMessages({
  'recently-saved': {
    id: 'sort.recently-saved',
    defaultMessage: 'Recently saved',
    description: 'Option of the sort select of the saved list',
  },
  default: { id: 'sort.default', defaultMessage: 'Best match', description: 'Option of the sort select' },
  'rating-high': {
    id: 'sort.rating-high',
    defaultMessage: 'Rating (high to low)',
    description: 'Option of the sort select',
  },
  'rating-low': {
    id: 'sort.rating-low',
    defaultMessage: 'Rating (low to high)',
    description: 'Option of the sort select',
  },
  'name-asc': { id: 'sort.name-asc', defaultMessage: 'Name (A–Z)', description: 'Option of the sort select' },
  'name-desc': { id: 'sort.name-desc', defaultMessage: 'Name (Z–A)', description: 'Option of the sort select' },
  'prep-time': { id: 'sort.prep-time', defaultMessage: 'Prep time', description: 'Option of the sort select' },
  'ingredients-count': {
    id: 'sort.ingredients-count',
    defaultMessage: 'Number of ingredients',
    description: 'Option of the sort select',
  },
});

export const timeMessages = defineMessages<{
  minutes: { minutes: number };
  hours: { hours: number };
  hoursAndMinutes: { hours: number; minutes: number };
}>({
  minutes: {
    id: 'time.minutes',
    defaultMessage: '{minutes, plural, one {# min} other {# mins}}',
    description: 'Cooking time on a card',
  },
  hours: {
    id: 'time.hours',
    defaultMessage: '{hours, plural, one {# hr} other {# hrs}}',
    description: 'Cooking time on a card',
  },
  hoursAndMinutes: {
    id: 'time.hoursAndMinutes',
    defaultMessage: '{hours, plural, one {# hr} other {# hrs}} {minutes, plural, one {# min} other {# mins}}',
    description: 'Cooking time on a card',
  },
});

export const swapMessages = defineMessages<{ withNote: { swap: string; note: string } }>({
  withNote: {
    id: 'swap.withNote',
    defaultMessage: '{swap}, {note}',
    description: 'An ingredient that replaces a missing one, and what to mind with it',
  },
});
