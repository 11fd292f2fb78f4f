import { useIntl, type IntlShape } from 'react-intl';
import { cuisineOf, type Cuisine } from '@contracts/cuisines';
import type { Need, Recipe } from '@contracts/recipe';
import type { Allergen, Category, DietType, Subcategory } from '@contracts/vocabulary';
import type { SavedOrder } from '@/lib/search/savedOrders';
import { cookingTime, hoursAndMinutes, type HoursAndMinutes } from '@/lib/cooking/cookingTime';
import { CUISINE_MESSAGES, cuisineMessages } from './cuisineMessages';
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

/** A list entry as it is written mid-sentence, in the letters of its own language and not of the device's. */
const loweredIn = (locale: string) => (word: string) => word.charAt(0).toLocaleLowerCase(locale) + word.slice(1);

const vocabularyOf = ({ formatMessage, locale }: IntlShape) => {
  const lowered = loweredIn(locale);
  const duration = ({ hours, minutes }: HoursAndMinutes) => {
    if (hours === 0) return formatMessage(timeMessages.minutes, { minutes });
    if (minutes === 0) return formatMessage(timeMessages.hours, { hours });
    return formatMessage(timeMessages.hoursAndMinutes, { hours, minutes });
  };
  /** English keeps the capitals of these words inside a phrase; the other languages do not. */
  const inText = (word: string) => (locale.startsWith('en') ? word : lowered(word));
  const cuisine = (id: Cuisine) => formatMessage(CUISINE_MESSAGES[id]);
  const allergen = (name: string) =>
    name in ALLERGEN_MESSAGES ? formatMessage(ALLERGEN_MESSAGES[name as Allergen]) : name;
  return {
    category: (category: Category) => formatMessage(CATEGORY_MESSAGES[category]),
    subcategory: (subcategory: Subcategory) => formatMessage(SUBCATEGORY_MESSAGES[subcategory]),
    cuisine,
    /** The cuisine of a recipe, worded to make sense without a label. One without an id is shown as stored. */
    cuisineOf: (recipe: Pick<Recipe, 'cuisine'>) => {
      const id = cuisineOf(recipe);
      if (id === undefined) return recipe.cuisine;
      return formatMessage(cuisineMessages.named, { cuisine: inText(cuisine(id)) });
    },
    allergen,
    /** For use mid-sentence; a custom allergen keeps its capitals. */
    allergenInText: (name: string) => (name in ALLERGEN_MESSAGES ? lowered(allergen(name)) : name),
    diet: (diet: DietType) => formatMessage(DIET_MESSAGES[diet]),
    /** For use inside a phrase: English keeps the capital, other languages do not. */
    dietInText: (diet: DietType) => inText(formatMessage(DIET_MESSAGES[diet])),
    sort: (option: SavedOrder) => formatMessage(SORT_MESSAGES[option]),
    /** A substitute for a missing ingredient with its caveat: "yoghurt, off the heat". */
    swap: ({ swap, swapNote }: Pick<Need, 'swap' | 'swapNote'>) =>
      swap && swapNote
        ? formatMessage(swapMessages.withNote, { swap, note: formatMessage(SWAP_NOTE_MESSAGES[swapNote]) })
        : swap,
    cookingTime: (recipe: Pick<Recipe, 'instructions'>) => duration(cookingTime(recipe)),
    minutes: (minutes: number) => duration(hoursAndMinutes(minutes)),
  };
};

type Vocabulary = ReturnType<typeof vocabularyOf>;

/** One for all components: every card of a list asks for it several times. */
const vocabularies = new WeakMap<IntlShape, Vocabulary>();

/** Names of the closed vocabularies in the current language. A custom allergen keeps the name it was given. */
export const useVocabulary = (): Vocabulary => {
  const intl = useIntl();
  let vocabulary = vocabularies.get(intl);
  if (!vocabulary) vocabularies.set(intl, (vocabulary = vocabularyOf(intl)));
  return vocabulary;
};
