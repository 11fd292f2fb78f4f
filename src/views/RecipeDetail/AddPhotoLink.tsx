import AddAPhotoIcon from '@mui/icons-material/AddAPhotoOutlined';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import type { Recipe } from '@contracts/recipe';
import { photoNameIn } from '@contracts/photoPaths';
import { ButtonLink } from '@/components/Button/ButtonLink';
import { messages } from './messages';
import { OnPicture } from './RecipeHero.styles';

const Pill = styled(ButtonLink)(({ theme }) => ({
  borderRadius: 20,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.shadow.card,
  fontSize: '0.9375rem',
}));

/** Lies on the drawn fallback of a cook's own recipe and leads to the form that adds a photo. */
export const AddPhotoLink = ({ recipe: { id, imageUrl, isSaved } }: { recipe: Recipe }) => {
  const { formatMessage } = useIntl();
  if (!isSaved || photoNameIn(imageUrl) !== undefined) return null;
  return (
    <OnPicture>
      <Pill to={`/add?recipe=${id}`}>
        <AddAPhotoIcon fontSize="compact" />
        {formatMessage(messages.addPhoto)}
      </Pill>
    </OnPicture>
  );
};
