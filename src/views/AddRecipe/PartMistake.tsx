import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { useIntl } from 'react-intl';
import { Mistake } from './AddRecipeView.styles';
import type { DraftMistake } from './draftSchema';
import { messages } from './messages';

/** What keeps a part of the draft from being saved; nothing without a mistake. */
export const PartMistake = ({ mistake }: { mistake: DraftMistake | 'photoFailed' | undefined }) => {
  const { formatMessage } = useIntl();
  if (!mistake) return null;
  return (
    <Mistake role="alert">
      <ErrorOutlineIcon />
      {formatMessage(messages[mistake])}
    </Mistake>
  );
};
