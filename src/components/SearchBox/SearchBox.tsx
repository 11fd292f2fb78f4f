import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import { styled } from '@mui/material/styles';
import { memo, useId, useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { FieldFrame } from '../SearchPanel/FieldFrame';
import { IconButton } from '../IconButton/IconButton';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { messages } from './messages';

/** A text held outside React state. */
export interface LiveText {
  now: () => string;
  /** @returns a function that unsubscribes */
  subscribe: (onChange: () => void) => () => void;
}

interface SearchBoxProps {
  label: string;
  placeholder: string;
  text: LiveText;
  maxLength: number;
  onTextChange: (text: string) => void;
  /** Enter was pressed, or the box lost the focus. */
  onSettle?: () => void;
}

const Frame = styled(FieldFrame)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  height: 52,
  boxSizing: 'border-box',
  borderRadius: 14,
  // Confines layout to the box, so that a key press does not lay out the whole page.
  contain: 'layout size style',
  '& > svg': {
    position: 'absolute',
    insetInlineStart: 15,
    pointerEvents: 'none',
    color: theme.vars.palette.text.secondary,
  },
  '& > input': {
    flexGrow: 1,
    minWidth: 0,
    minHeight: 44,
    paddingBlock: 8,
    paddingInline: '48px 16px',
    fontSize: '1rem',
    textOverflow: 'ellipsis',
    appearance: 'none',
    '&::placeholder': { textOverflow: 'ellipsis' },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  '& > input:placeholder-shown + button': { display: 'none' },
}));

/**
 * Filters what is on the page while the user types. The input is uncontrolled, so that a key press causes no render.
 */
export const SearchBox = memo(({ label, placeholder, text, maxLength, onTextChange, onSettle }: SearchBoxProps) => {
  const { formatMessage } = useIntl();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const show = () => {
      if (input.current && input.current.value !== text.now()) input.current.value = text.now();
    };
    show();
    const unsubscribe = text.subscribe(show);
    return unsubscribe;
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
        <SearchIcon fontSize="compact" />
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
          <CloseIcon fontSize="compact" />
        </IconButton>
      </Frame>
    </form>
  );
});
SearchBox.displayName = 'SearchBox';
