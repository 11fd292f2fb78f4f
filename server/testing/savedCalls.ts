/** The routes of an account's saved recipes and stars. */
export const SAVED = '/api/user/recipes/saved';
export const RATINGS = '/api/user/recipes/ratings';

/** An id that no recipe has: a device gives one to what the server has not stored yet. */
export const UNKNOWN = 10_001;

/** A recipe as a device posts it. */
export const SOUP = {
  title: 'Midnight soup',
  category: 'Meals',
  ingredients: ['leek', '1 potato', 'butter'],
  instructions: ['Simmer.'],
};
