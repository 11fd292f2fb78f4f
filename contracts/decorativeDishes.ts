/**
 * The dishes of the collection that decorate Home and the forms of the account. Every first visit shows some of them, so
 * the server draws them before any others.
 */
export const DECORATIVE_DISHES = [
  'shakshuka',
  'mojito',
  'tortilla-de-patatas',
  'spaghetti-bolognese',
  'golden-milk',
  'chickpea-curry',
] as const;
export type DecorativeDish = (typeof DECORATIVE_DISHES)[number];
