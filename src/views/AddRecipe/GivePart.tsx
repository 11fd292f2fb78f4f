import { useIntl } from 'react-intl';
import { PanelTitle } from '@/components/Panel/Panel';
import { selectSavedRecipes } from '@/slices/savedRecipesSlice';
import { useAppSelector } from '@/store/hooks';
import { GiveRecipes } from '../GiveRecipes/GiveRecipes';
import { messages } from '../GiveRecipes/messages';
import { Part } from './AddRecipeView.styles';

/** The way out beside the way in, for who has saved something. */
export const GivePart = () => {
  const { formatMessage } = useIntl();
  const isEmpty = useAppSelector(selectSavedRecipes).length === 0;
  if (isEmpty) return null;
  return (
    <Part>
      <PanelTitle>{formatMessage(messages.heading)}</PanelTitle>
      <GiveRecipes />
    </Part>
  );
};
