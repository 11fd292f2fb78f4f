import { defineMessages } from 'react-intl';

export const messages = defineMessages<{
  contains: { count: number; allergens: string };
  mayContain: { count: number; allergens: string };
  named: { allergen: string; ingredients: string };
  unread: { count: number; total: number };
  foreign: { language: string };
}>({
  contains: {
    id: 'allergenNotice.contains',
    defaultMessage:
      '{count, plural, one {Contains an allergen you exclude} other {Contains allergens you exclude}}: {allergens}',
    description: 'Under the title of a recipe. {allergens}: "dairy (butter, cream), eggs (egg)"',
  },
  mayContain: {
    id: 'allergenNotice.mayContain',
    defaultMessage:
      '{count, plural, one {May contain an allergen you exclude} other {May contain allergens you exclude}}: {allergens}',
    description: 'Under the title of a recipe. {allergens}: "nuts (traces of nuts)"',
  },
  named: {
    id: 'allergenNotice.named',
    defaultMessage: '{allergen} ({ingredients})',
    description: 'An allergen and the ingredients that carry it',
  },
  unread: {
    id: 'allergenNotice.unread',
    defaultMessage:
      '{count} of {total, plural, one {# line} other {# lines}} {count, plural, one {was} other {were}} not understood: allergens unknown',
    description: 'Under the title of a recipe: we could not read all of its ingredient lines',
  },
  foreign: {
    id: 'allergenNotice.foreign',
    defaultMessage: 'This recipe is in {language}: allergens unknown',
    description: 'Under the title of a recipe in a language that we do not read; {language}: "German"',
  },
});
