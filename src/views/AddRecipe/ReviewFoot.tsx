import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import { useIntl } from 'react-intl';
import { Button } from '@/components/Button/Button';
import { IconOnlyButton } from '@/components/Button/IconOnlyButton';
import { FootBar } from '@/components/FootBar/FootBar';
import { messages } from './messages';
import type { DraftForm } from './useDraftForm';

interface ReviewFootProps {
  form: DraftForm;
  onSave: () => void;
}

/** Saves the recipe from anywhere on its long page. Undo and Redo come with the first change. */
export const ReviewFoot = ({ form, onSave }: ReviewFootProps) => {
  const { formatMessage } = useIntl();
  const { canUndo, canRedo, undo, redo } = form;
  return (
    <FootBar>
      {(canUndo || canRedo) && (
        <>
          <IconOnlyButton aria-label={formatMessage(messages.undo)} aria-disabled={!canUndo} onClick={undo}>
            <UndoIcon fontSize="medium" />
          </IconOnlyButton>
          <IconOnlyButton aria-label={formatMessage(messages.redo)} aria-disabled={!canRedo} onClick={redo}>
            <RedoIcon fontSize="medium" />
          </IconOnlyButton>
        </>
      )}
      <Button look="filled" size="large" onClick={onSave}>
        {formatMessage(messages.save)}
      </Button>
    </FootBar>
  );
};
