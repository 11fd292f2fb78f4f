import { useIntl } from 'react-intl';
import type { BookWords } from '@kitchen/giving/bookPage';
import { useVocabulary } from '@/i18n/useVocabulary';
import { selectLanguage } from '@/slices/preferencesSlice';
import { useAppSelector } from '@/store/hooks';
import { messages } from './messages';

/** The words around the recipes of a book, in the cook's language. */
export const useBookWords = (): ((count: number) => BookWords) => {
  const { formatMessage, formatList } = useIntl();
  const vocabulary = useVocabulary();
  const language = useAppSelector(selectLanguage);
  return (count) => ({
    language,
    title: formatMessage(messages.bookTitle),
    subtitle: formatMessage(messages.subtitle, { count, date: Date.now() }),
    contents: formatMessage(messages.contents),
    ingredients: formatMessage(messages.ingredients),
    method: formatMessage(messages.method),
    backToContents: formatMessage(messages.back),
    servings: (servings) => formatMessage(messages.servings, { count: servings }),
    minutes: (minutes) => formatMessage(messages.minutes, { count: minutes }),
    source: (text) => formatMessage(messages.source, { text }),
    allergens: ({ allergens }) =>
      allergens.length === 0
        ? ''
        : formatMessage(messages.allergens, { list: formatList(allergens.map(vocabulary.allergen)) }),
  });
};
