import { styled } from '@mui/material/styles';
import { memo, useId, useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { FieldFrame } from '../SearchPanel/FieldFrame';
import { IconButton } from '../IconButton/IconButton';
import { CloseIcon } from '../icons/CloseIcon';
import { SearchIcon } from '../icons/SearchIcon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { messages } from './messages';

/** A text that is kept beside React. */
export interface LiveText {
  now: () => string;
  /** @returns ends it */
  subscribe: (onChange: () => void) => () => void;
}

interface SearchBoxProps {
  label: string;
  placeholder: string;
  text: LiveText;
  maxLength: number;
  onTextChange: (text: string) => void;
  /** Enter was pressed, or the keyboard has left the box. */
  onSettle?: () => void;
}

const Frame = styled(FieldFrame)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  height: 52,
  boxSizing: 'border-box',
  borderRadius: 14,
  // A key lays out the box alone, and not the thousand things on the page.
  contain: 'layout size style',
  '& > svg': { position: 'absolute', left: 15, pointerEvents: 'none', color: theme.vars.palette.text.secondary },
  '& > input': {
    flexGrow: 1,
    minWidth: 0,
    minHeight: 44,
    padding: '8px 16px 8px 48px',
    fontSize: '1rem',
    textOverflow: 'ellipsis',
    appearance: 'none',
    '&::placeholder': { textOverflow: 'ellipsis' },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  '& > input:placeholder-shown + button': { display: 'none' },
}));

/** Looks through what is on the page while one types. The input keeps its own text: a key is no work for React. */
export const SearchBox = memo(({ label, placeholder, text, maxLength, onTextChange, onSettle }: SearchBoxProps) => {
  const { formatMessage } = useIntl();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const show = () => {
      if (input.current && input.current.value !== text.now()) input.current.value = text.now();
    };
    show();
    return text.subscribe(show);
  }, [text]);
  return (
    <form
      role="search"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSettle?.();
      }}
    >
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <Frame>
        <SearchIcon size={22} />
        <input
          ref={input}
          id={id}
          type="search"
          defaultValue={text.now()}
          placeholder={placeholder}
          maxLength={maxLength}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ currentTarget }) => onTextChange(currentTarget.value)}
          onBlur={onSettle}
        />
        <IconButton
          aria-label={formatMessage(messages.clear)}
          onClick={() => {
            onTextChange('');
            input.current?.focus();
          }}
        >
          <CloseIcon size={22} />
        </IconButton>
      </Frame>
    </form>
  );
});
SearchBox.displayName = 'SearchBox';
