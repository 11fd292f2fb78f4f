import { styled } from '@mui/material/styles';
import { useRef, useState, type KeyboardEvent } from 'react';

interface ChipInputProps {
  label: string;
  initial?: string;
  /** Id of a datalist with suggestions. */
  list?: string;
  onCommit: (text: string) => void;
  onCancel: () => void;
}

const Box = styled('input')(({ theme }) => ({
  boxSizing: 'border-box',
  height: 44,
  minWidth: 90,
  maxWidth: '100%',
  padding: '0 16px',
  borderRadius: 22,
  border: `1.5px solid ${theme.vars.palette.edge}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  font: 'inherit',
  fontSize: '0.96875rem',
  fontWeight: 600,
  fieldSizing: 'content',
}));

const takeFocus = (input: HTMLInputElement | null) => {
  input?.focus();
};

/** The text of a chip while it is edited. Enter and blur commit it, Escape cancels. */
export const ChipInput = ({ label, initial = '', list, onCommit, onCancel }: ChipInputProps) => {
  const [text, setText] = useState(initial);
  // Unmounting fires a blur; do not commit a second time after a key has settled it.
  const isSettled = useRef(false);
  const settle = (act: () => void) => {
    if (isSettled.current) return;
    isSettled.current = true;
    act();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      settle(() => onCommit(text));
    } else if (event.key === 'Escape') settle(onCancel);
  };
  return (
    <Box
      ref={takeFocus}
      value={text}
      list={list}
      maxLength={100}
      autoComplete="off"
      autoCapitalize="none"
      enterKeyHint="done"
      aria-label={label}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onFocus={({ currentTarget }) => initial !== '' && text === initial && currentTarget.select()}
      onKeyDown={onKeyDown}
      onBlur={() => settle(() => onCommit(text))}
    />
  );
};
