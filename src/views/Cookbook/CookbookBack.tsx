import { useIntl } from 'react-intl';
import { BackArrow } from '@/components/Arrow/Arrow';
import { TextLink } from '@/components/TextLink/TextLink';
import { selectIsGuest } from '@/slices/savedRecipesSlice';
import { useAppSelector } from '@/store/hooks';
import { messages as savedMessages } from '../SavedRecipes/messages';
import { messages } from './messages';

/** The way back to the saved recipes: a page of its own for an account, and the search page for a guest. */
export const CookbookBack = () => {
  const { formatMessage } = useIntl();
  const isGuest = useAppSelector(selectIsGuest);
  return (
    <TextLink to={isGuest ? '/' : '/saved'}>
      <BackArrow fontSize="compact" />
      {formatMessage(isGuest ? savedMessages.back : messages.back)}
    </TextLink>
  );
};
