import { useIntl } from 'react-intl';
import { useReadPageMutation } from '@/api/addRecipeApi';
import type { ApiFailure } from '@/lib/failures/apiFailure';
import { selectLanguage } from '@/slices/preferencesSlice';
import { useAppSelector } from '@/store/hooks';
import { foundOnPage } from './foundRecipes';
import { messages } from './messages';
import { useReview } from './useReview';

/** An address and nothing else. */
const ADDRESS = /^https?:\/\/\S+$/i;

/** The address that a pasted or shared text consists of; undefined when there is more to it, or something else. */
export const addressIn = (text: string): string | undefined => {
  const trimmed = text.trim();
  return ADDRESS.test(trimmed) ? trimmed : undefined;
};

/** Has the server read a page, and begins the review of what it says. */
export const useReadPage = () => {
  const { formatMessage } = useIntl();
  const review = useReview();
  const language = useAppSelector(selectLanguage);
  const [read, { isLoading, error, reset }] = useReadPageMutation();

  const mistakeOf = ({ status, text }: ApiFailure): string => {
    if (status === 'OFFLINE') return formatMessage(messages.pageOffline);
    return text ?? formatMessage(messages.pageFailed);
  };

  return {
    isReading: isLoading,
    mistake: error && mistakeOf(error as ApiFailure),
    forgetMistake: reset,
    read: async (address: string) => {
      const { data } = await read({ address });
      if (data) review(foundOnPage(data, language));
    },
  };
};
