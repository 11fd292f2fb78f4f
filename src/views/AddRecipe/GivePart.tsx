import { useIntl } from 'react-intl';
import { PanelTitle } from '@/components/Panel/Panel';
import { selectSavedRecipes } from '@/slices/savedRecipesSlice';
import { selectHasLines } from '@/store/giveThunks';
import { useAppSelector } from '@/store/hooks';
import { GiveRecipes } from '../GiveRecipes/GiveRecipes';
import { messages } from '../GiveRecipes/messages';
import { Part } from './AddRecipeView.styles';

/** The way out beside the way in, for those who have saved or written something. */
export const GivePart = () => {
  const { formatMessage } = useIntl();
  const hasRecipes = useAppSelector((state) => selectSavedRecipes(state).length > 0);
  const hasLines = useAppSelector(selectHasLines);
  if (!hasRecipes && !hasLines) return null;
  return (
    <Part>
      <PanelTitle>{formatMessage(messages.heading)}</PanelTitle>
      <GiveRecipes />
    </Part>
  );
};
