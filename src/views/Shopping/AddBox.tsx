import AddIcon from '@mui/icons-material/Add';
import { styled } from '@mui/material/styles';
import { useId, useRef, type ClipboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { INGREDIENT_TEXT_MAX } from '@contracts/limits';
import { Button } from '@/components/Button/Button';
import { FieldFrame } from '@/components/SearchPanel/FieldFrame';
import { messages } from './messages';

interface AddBoxProps {
  onAdd: (text: string) => void;
}

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '8px 10px',
  '& > label': { gridColumn: '1 / -1', fontWeight: 650 },
  '& input': { minHeight: 44, width: '100%', paddingInline: 16, boxSizing: 'border-box' },
  [theme.breakpoints.up('md')]: { '& input': { fontSize: '1.0625rem' } },
}));

const Frame = styled(FieldFrame)({
  display: 'flex',
  alignItems: 'center',
  minHeight: 56,
  boxSizing: 'border-box',
  borderRadius: 16,
});

/** The box that adds to the list: one thing, several with commas between them, or a pasted list. */
export const AddBox = ({ onAdd }: AddBoxProps) => {
  const { formatMessage } = useIntl();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  const submit = () => {
    const text = input.current?.value.trim() ?? '';
    if (text !== '') onAdd(text);
    if (input.current) input.current.value = '';
    input.current?.focus();
  };

  // A box of one line would join the lines of a pasted list.
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text').trim();
    if (!/[\r\n]/.test(text)) return;
    event.preventDefault();
    onAdd(text.slice(0, INGREDIENT_TEXT_MAX));
  };

  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label htmlFor={id}>{formatMessage(messages.boxLabel)}</label>
      <Frame>
        <input
          ref={input}
          id={id}
          maxLength={INGREDIENT_TEXT_MAX}
          placeholder={formatMessage(messages.boxHint)}
          autoComplete="off"
          enterKeyHint="done"
          onPaste={onPaste}
        />
      </Frame>
      <Button type="submit" look="filled" size="large">
        <AddIcon fontSize="medium" />
        {formatMessage(messages.add)}
      </Button>
    </Form>
  );
};
