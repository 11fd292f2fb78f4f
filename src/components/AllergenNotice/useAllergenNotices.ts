import { useIntl } from 'react-intl';
import type { Recipe } from '@contracts/recipe';
import { useVocabulary } from '@/i18n/useVocabulary';
import { excludedIn, type ExcludedAllergen } from '@/lib/search/exclusions';
import { messages } from './messages';

/** A warning about a recipe, shown above everything else. */
export interface AllergenNoticeText {
  kind: 'contains' | 'mayContain' | 'foreign' | 'unread';
  text: string;
}

type NoticedRecipe = Pick<Recipe, 'allergens' | 'allergenEvidence' | 'mayContain' | 'unreadLines' | 'foreignLanguage'>;

/** How many ingredients are named per allergen at most. */
const INGREDIENTS_NAMED = 3;

/** Returns a function that makes the warnings about excluded allergens and about lines we could not read. */
export const useAllergenNotices = () => {
  const { formatMessage, formatList, formatDisplayName } = useIntl();
  const vocabulary = useVocabulary();
  const list = (names: readonly string[]) => formatList(names, { type: 'unit' });
  const named = ({ name, ingredients }: ExcludedAllergen) => {
    const allergen = vocabulary.allergenInText(name);
    return ingredients.length === 0
      ? allergen
      : formatMessage(messages.named, { allergen, ingredients: list(ingredients.slice(0, INGREDIENTS_NAMED)) });
  };

  /** @param excluded the allergens that the cook excludes */
  return (recipe: NoticedRecipe, excluded: readonly string[]): AllergenNoticeText[] => {
    const { unreadLines, foreignLanguage } = recipe;
    const found = excludedIn(recipe, excluded);
    const sentence = (kind: 'contains' | 'mayContain'): AllergenNoticeText[] =>
      found[kind].length === 0
        ? []
        : [{ kind, text: formatMessage(messages[kind], { count: found[kind].length, allergens: list(found[kind].map(named)) }) }]; // prettier-ignore
    return [
      ...sentence('contains'),
      ...sentence('mayContain'),
      ...(foreignLanguage === undefined
        ? []
        : [
            {
              kind: 'foreign' as const,
              text: formatMessage(messages.foreign, {
                language: formatDisplayName(foreignLanguage, { type: 'language' }) ?? foreignLanguage,
              }),
            },
          ]),
      ...(unreadLines ? [{ kind: 'unread' as const, text: formatMessage(messages.unread, unreadLines) }] : []),
    ];
  };
};
