import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../IconButton/IconButton';
import { messages as boxMessages } from '../SearchBox/messages';
import { FieldFrame } from '../SearchPanel/FieldFrame';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { messages } from './messages';

interface PickerSearchProps {
  typed: string;
  /** On a phone the keyboard would cover half of the sheet as soon as it opens. */
  takesFocus: boolean;
  onChange: (typed: string) => void;
  onEnter: () => void;
}

const LONGEST = 60;

const Frame = styled(FieldFrame)(({ theme }) => ({
  position: 'relative',
  borderRadius: 14,
  '& > svg': {
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 15,
    marginBlock: 'auto',
    pointerEvents: 'none',
    color: theme.vars.palette.text.secondary,
  },
  '& > input': {
    minHeight: 48,
    paddingBlock: 8,
    paddingInline: '48px 52px',
    fontSize: '1rem',
    textOverflow: 'ellipsis',
  },
  '& > input::-webkit-search-cancel-button': { display: 'none' },
  '& > button': { position: 'absolute', insetBlock: 0, insetInlineEnd: 4, marginBlock: 'auto' },
}));

/** The box that filters the ingredients. Enter takes the likeliest one. */
export const PickerSearch = ({ typed, takesFocus, onChange, onEnter }: PickerSearchProps) => {
  const { formatMessage } = useIntl();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  return (
    <form
      role="search"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onEnter();
      }}
    >
      <label htmlFor={id}>
        <VisuallyHidden>{formatMessage(messages.search)}</VisuallyHidden>
      </label>
      <Frame>
        <SearchIcon fontSize="compact" />
        <input
          id={id}
          type="search"
          ref={input}
          value={typed}
          maxLength={LONGEST}
          placeholder={formatMessage(messages.search)}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="done"
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
        {typed !== '' && (
          <IconButton
            aria-label={formatMessage(boxMessages.clear)}
            onClick={() => {
              onChange('');
              input.current?.focus();
            }}
          >
            <CloseIcon fontSize="compact" />
          </IconButton>
        )}
      </Frame>
    </form>
  );
};
