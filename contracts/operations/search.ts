import {
  analyzeEventSchema,
  analyzeFieldsSchema,
  analyzeResponseSchema,
  suggestionsQuerySchema,
  suggestionsResponseSchema,
} from '../analyze';
import { ROUTES, type RouteName } from '../routes';
import type { Operation } from './operation';

/** Searches, and what completes them. */
export const SEARCH_OPERATIONS = {
  analyze: {
    ...ROUTES.analyze,
    tag: 'search',
    summary: 'Recipes for a text of ingredients, a photo, or a recipe name',
    body: analyzeFieldsSchema,
    isMultipart: true,
    response: analyzeResponseSchema,
    events: analyzeEventSchema,
  },
  getSuggestions: {
    ...ROUTES.getSuggestions,
    tag: 'search',
    summary: 'Ingredients or titles that continue what is being typed',
    query: suggestionsQuerySchema,
    response: suggestionsResponseSchema,
  },
} as const satisfies Partial<Record<RouteName, Operation>>;
