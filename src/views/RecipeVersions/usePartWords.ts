import { useIntl } from 'react-intl';
import { LANGUAGE_NAMES, LANGUAGES, RECIPE_CATEGORIES, SUBCATEGORIES } from '@contracts/vocabulary';
import type { Difference } from '@kitchen/recipes/versions/differences';
import { useVocabulary } from '@/i18n/useVocabulary';

/** Words of a part as a cook reads them: a kind and a language by their names, a number as it is written. */
export const usePartWords = () => {
  const { formatNumber } = useIntl();
  const vocabulary = useVocabulary();
  return (part: Difference['part'], text: string): string => {
    switch (part) {
      case 'category': {
        const category = RECIPE_CATEGORIES.find((one) => one === text);
        return category ? vocabulary.category(category) : text;
      }
      case 'subcategory': {
        const subcategory = SUBCATEGORIES.find((one) => one === text);
        return subcategory ? vocabulary.subcategory(subcategory) : text;
      }
      case 'language': {
        const language = LANGUAGES.find((one) => one === text);
        return (language && LANGUAGE_NAMES[language]) ?? text;
      }
      case 'servings':
      case 'minutes':
        return formatNumber(Number(text));
      default:
        return text;
    }
  };
};
