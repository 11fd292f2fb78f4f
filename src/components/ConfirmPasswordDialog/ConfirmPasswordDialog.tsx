import Dialog from '@mui/material/Dialog';
import { useId } from 'react';
import { PasswordQuestion, type QuestionProps } from './PasswordQuestion';

interface ConfirmPasswordDialogProps extends QuestionProps {
  isOpen: boolean;
  /** The closing transition has finished. */
  onClosed?: () => void;
}

/** Asks for the current password before an action reserved to the account's owner. */
export const ConfirmPasswordDialog = ({ isOpen, onClosed, ...question }: ConfirmPasswordDialogProps) => {
  const titleId = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={question.onCancel}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      slotProps={{
        // High on a phone, away from the on-screen keyboard.
        container: { sx: { alignItems: { xs: 'flex-start', md: 'center' } } },
        paper: { sx: { maxWidth: 520, margin: 2, width: 'calc(100% - 32px)', borderRadius: '26px' } },
        transition: { onExited: onClosed },
      }}
    >
      <PasswordQuestion {...question} titleId={titleId} />
    </Dialog>
  );
};
