import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { INGREDIENT_TEXT_MAX } from '@contracts/limits';
import { IconButton } from '../IconButton/IconButton';
import { messages } from './messages';

const Form = styled('form')(({ theme }) => ({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: 4,
  minHeight: 60,
  /* Its ring of focus keeps off what is beside it. */
  '& input + button': { marginInlineStart: 8 },
  '& input': {
    minHeight: 44,
    width: '100%',
    boxSizing: 'border-box',
    paddingInline: 12,
    border: `1px solid ${theme.vars.palette.edge}`,
    borderRadius: 12,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
  },
}));

interface LineEditorProps {
  /** The line as it is now. */
  text: string;
  name: string;
  onSave: (text: string) => void;
  onCancel: () => void;
}

/** A line of a shopping list while the cook edits it: Enter saves, Escape leaves it as it was. */
export const LineEditor = ({ text, name, onSave, onCancel }: LineEditorProps) => {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);

  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const written = input.current?.value.trim() ?? '';
        if (written === '' || written === text) onCancel();
        else onSave(written);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onCancel();
      }}
    >
      <input
        ref={input}
        aria-label={formatMessage(messages.edit, { name })}
        defaultValue={text}
        maxLength={INGREDIENT_TEXT_MAX}
        autoComplete="off"
        enterKeyHint="done"
      />
      <IconButton type="submit" aria-label={formatMessage(messages.save)}>
        <CheckIcon fontSize="medium" />
      </IconButton>
      <IconButton aria-label={formatMessage(messages.cancel)} onClick={onCancel}>
        <CloseIcon fontSize="medium" />
      </IconButton>
    </Form>
  );
};
