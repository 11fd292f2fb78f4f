import type { DraftContent } from '@/slices/recipeDraft/draftState';

/** An empty page in British English. */
export const emptyContent: DraftContent = {
  title: '',
  about: '',
  category: 'Meals',
  subcategory: 'None',
  language: 'en-GB',
  servings: '',
  minutes: '',
  ingredients: [{ key: 1, text: '' }],
  steps: [{ key: 1, text: '' }],
  source: '',
};
