import ShareIcon from '@mui/icons-material/ShareOutlined';
import { useIntl } from 'react-intl';
import type { Recipe } from '@contracts/recipe';
import { IconOnlyButton } from '@/components/Button/IconOnlyButton';
import { recipeShareRequested } from '@/slices/uiSlice';
import { useAppDispatch } from '@/store/hooks';
import { messages } from './messages';

/** Shares a public link to the recipe. */
export const ShareButton = ({ recipe }: { recipe: Recipe }) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  return (
    <IconOnlyButton aria-label={formatMessage(messages.share)} onClick={() => dispatch(recipeShareRequested(recipe))}>
      <ShareIcon fontSize="medium" />
    </IconOnlyButton>
  );
};
