import type { RecipeDraft } from '@contracts/recipeDraft';
import type { WrittenRecipe } from '../truth/types';

/** A correct draft for eggs, tomatoes and an onion. */
export const aDraft = (over: Partial<RecipeDraft> = {}): RecipeDraft => ({
  title: 'Tomato and onion frittata',
  description: 'A soft frittata with sweet tomatoes, ready in half an hour.',
  category: 'Meals',
  subcategory: 'Dinner',
  cuisine: 'Italian',
  servings: 2,
  minutes: 30,
  ingredients: [
    { name: 'eggs', quantity: '4', note: 'beaten' },
    { name: 'tomatoes', quantity: '300 g', note: 'chopped' },
    { name: 'onion', quantity: '1', note: 'sliced' },
    { name: 'olive oil', quantity: '1 tbsp', note: '' },
  ],
  steps: [
    { text: 'Soften the onion in the olive oil over a medium heat for 8 minutes.', minutes: 8 },
    { text: 'Add the tomatoes and simmer for 10 minutes until they are thick.', minutes: 10 },
    {
      text: 'Pour in the eggs, cover the pan and cook over a low heat for 10 minutes until they are set all through.',
      minutes: 10,
    },
  ],
  allergens: ['Eggs'],
  ...over,
});

/** A minimal recipe as stored after its draft has passed. */
export const aWrittenRecipe = (over: Partial<WrittenRecipe> = {}): WrittenRecipe => ({
  title: 'Tomato and onion frittata',
  description: '',
  category: 'Meals',
  subcategory: 'Dinner',
  language: 'en-GB',
  servings: 2,
  allergens: ['Eggs'],
  ingredients: [{ name: 'eggs', quantity: '4', id: 'egg' }],
  instructions: [{ step: 'Cook the eggs.' }],
  ...over,
});

const TITLES = [
  'Tomato and onion frittata',
  'Eggs poached in tomato sauce',
  'Scrambled eggs with tomatoes',
  'Baked eggs with onion',
  'Warm tomato and egg supper',
  'Onion and tomato omelette',
];

/** This many drafts, each with a different title. */
export const drafts = (count: number): RecipeDraft[] => TITLES.slice(0, count).map((title) => aDraft({ title }));

/** The same dish with dangerously undercooked chicken. */
export const undercookedDraft = (): RecipeDraft =>
  aDraft({
    title: 'Quick chicken with tomatoes',
    ingredients: [
      { name: 'chicken breast', quantity: '400 g', note: 'cubed' },
      { name: 'tomatoes', quantity: '300 g', note: 'chopped' },
    ],
    steps: [
      { text: 'Cook the chicken breast for 1 minute until it is pink inside.', minutes: 1 },
      { text: 'Serve it with the tomatoes.', minutes: 1 },
    ],
    allergens: [],
  });

/** The whole answer of a model. */
export const answerOf = (recipes: readonly unknown[]): string => JSON.stringify({ recipes });
