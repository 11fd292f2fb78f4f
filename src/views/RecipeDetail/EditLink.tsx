import EditIcon from '@mui/icons-material/EditOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import type { Recipe } from '@contracts/recipe';
import { ButtonLink } from '@/components/Button/ButtonLink';
import { isOwnRecipe } from '@kitchen/recipes/isOwnRecipe';
import { messages } from './messages';

const Square = styled(ButtonLink)({ width: 56, minHeight: 56, padding: 0, flexShrink: 0, borderRadius: 16 });

/** Leads to the page that edits the cook's own recipe, or makes another one the cook's own. */
export const EditLink = ({ recipe }: { recipe: Recipe }) => {
  const { formatMessage } = useIntl();
  const isOwn = isOwnRecipe(recipe);
  const name = formatMessage(isOwn ? messages.edit : messages.makeOwn);
  const versions = formatMessage(messages.versions);
  return (
    <>
      <Square look="outlined" to={`/add?recipe=${recipe.id}`} aria-label={name}>
        <EditIcon fontSize="medium" />
      </Square>
      {isOwn && recipe.isSaved && (
        <Square look="outlined" to={`/recipe/${recipe.id}/versions`} aria-label={versions}>
          <HistoryIcon fontSize="medium" />
        </Square>
      )}
    </>
  );
};
