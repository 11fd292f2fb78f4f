import { styled } from '@mui/material/styles';
import { useId, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { FEEDBACK_TEXT_MAX } from '@contracts/limits';
import { Button } from '../Button/Button';
import { DialogActions, DialogForm } from '../SheetDialog/dialogParts';
import { SheetDialog } from '../SheetDialog/SheetDialog';
import { DialogHead } from '../SheetDialog/SheetHead';
import { messages } from './messages';

interface FeedbackDialogProps {
  isOpen: boolean;
  isSending: boolean;
  onSubmit: (feedbackText: string) => void;
  onCancel: () => void;
  /** The closing transition has finished. */
  onClosed: () => void;
}

const Hint = styled('p')(({ theme }) => ({ margin: 0, color: theme.vars.palette.text.secondary }));

const Area = styled('textarea')(({ theme }) => ({
  font: 'inherit',
  width: '100%',
  minHeight: 112,
  boxSizing: 'border-box',
  padding: '12px 16px',
  borderRadius: 18,
  border: `1.5px solid ${theme.vars.palette.edge}`,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  resize: 'vertical',
  '@supports (field-sizing: content)': { resize: 'none', fieldSizing: 'content', maxHeight: '40vh' },
}));

/** Focus the text area on opening. */
const takeFocus = (area: HTMLTextAreaElement | null) => {
  area?.focus();
};

/** Asks what is wrong with a picture. The draft survives until it has been sent. */
export const FeedbackDialog = ({ isOpen, isSending, onSubmit, onCancel, onClosed }: FeedbackDialogProps) => {
  const { formatMessage } = useIntl();
  const id = useId();
  const [text, setText] = useState('');
  const words = text.trim();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (words !== '' && !isSending) onSubmit(words);
  };

  return (
    <SheetDialog
      isOpen={isOpen}
      titleId={`${id}-title`}
      width={600}
      onClose={onCancel}
      onClosed={onClosed}
      disableRestoreFocus
    >
      <DialogForm onSubmit={submit}>
        <DialogHead titleId={`${id}-title`} title={formatMessage(messages.title)} onClose={onCancel} />
        <Hint id={`${id}-hint`}>{formatMessage(messages.hint)}</Hint>
        <Area
          aria-label={formatMessage(messages.label)}
          aria-describedby={`${id}-hint`}
          ref={takeFocus}
          rows={4}
          maxLength={FEEDBACK_TEXT_MAX}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <DialogActions>
          <Button look="outlined" onClick={onCancel}>
            {formatMessage(messages.cancel)}
          </Button>
          <Button look="filled" type="submit" disabled={words === ''} aria-disabled={isSending}>
            {formatMessage(messages.submit)}
          </Button>
        </DialogActions>
      </DialogForm>
    </SheetDialog>
  );
};
