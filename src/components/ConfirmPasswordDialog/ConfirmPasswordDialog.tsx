import { useId } from 'react';
import { SheetDialog } from '../SheetDialog/SheetDialog';
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
    <SheetDialog isOpen={isOpen} titleId={titleId} width={520} onClose={question.onCancel} onClosed={onClosed}>
      <PasswordQuestion {...question} titleId={titleId} />
    </SheetDialog>
  );
};
