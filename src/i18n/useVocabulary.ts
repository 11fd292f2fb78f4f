import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Need, Recipe } from '@contracts/recipe';
import type { Allergen, Category, DietType, SortOption, Subcategory } from '@contracts/vocabulary';
import { cookingTime, hoursAndMinutes, type HoursAndMinutes } from '@/lib/cookingTime';
import {
  ALLERGEN_MESSAGES,
  CATEGORY_MESSAGES,
  DIET_MESSAGES,
  SORT_MESSAGES,
  SUBCATEGORY_MESSAGES,
  SWAP_NOTE_MESSAGES,
  swapMessages,
  timeMessages,
} from './vocabularyMessages';

/** The words of the closed lists in the language of the moment. An allergen that is none of the fifteen keeps its name. */
export const useVocabulary = () => {
  const { formatMessage } = useIntl();
  return useMemo(() => {
    const duration = ({ hours, minutes }: HoursAndMinutes) => {
      if (hours === 0) return formatMessage(timeMessages.minutes, { minutes });
      if (minutes === 0) return formatMessage(timeMessages.hours, { hours });
      return formatMessage(timeMessages.hoursAndMinutes, { hours, minutes });
    };
    return {
      category: (category: Category) => formatMessage(CATEGORY_MESSAGES[category]),
      subcategory: (subcategory: Subcategory) => formatMessage(SUBCATEGORY_MESSAGES[subcategory]),
      allergen: (name: string) =>
        name in ALLERGEN_MESSAGES ? formatMessage(ALLERGEN_MESSAGES[name as Allergen]) : name,
      diet: (diet: DietType) => formatMessage(DIET_MESSAGES[diet]),
      sort: (option: SortOption) => formatMessage(SORT_MESSAGES[option]),
      /** What stands in for a missing ingredient, and what to mind with it: "yoghurt, off the heat". */
      swap: ({ swap, swapNote }: Pick<Need, 'swap' | 'swapNote'>) =>
        swap && swapNote
          ? formatMessage(swapMessages.withNote, { swap, note: formatMessage(SWAP_NOTE_MESSAGES[swapNote]) })
          : swap,
      cookingTime: (recipe: Pick<Recipe, 'instructions'>) => duration(cookingTime(recipe)),
      minutes: (minutes: number) => duration(hoursAndMinutes(minutes)),
    };
  }, [formatMessage]);
};
