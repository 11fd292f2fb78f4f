import AutoAwesomeIcon from '@mui/icons-material/AutoAwesomeOutlined';
import { styled } from '@mui/material/styles';
import { useId, useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../Button/Button';
import { ProgressRing } from '../ProgressRing/ProgressRing';
import { messages } from './messages';

interface WritingNoteProps {
  isWriting: boolean;
  /** 0 to 100. */
  progress: number;
  /** How many recipes have been written. */
  count: number;
  onStop: () => void;
  /** Scrolls to the written recipes. */
  onShow: () => void;
}

/* Keeps its height when writing ends, so that the results below do not move. */
const Note = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '52px minmax(0, 1fr)',
  alignItems: 'center',
  gap: '4px 16px',
  boxSizing: 'border-box',
  paddingBlock: 12,
  paddingInline: '16px 14px',
  borderRadius: 18,
  backgroundColor: theme.vars.palette.butterSoft,
  '&:focus': { outline: 'none' },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  [theme.breakpoints.up('md')]: { display: 'flex' },
}));

const Tile = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 52,
  height: 52,
  color: theme.vars.palette.accentText,
}));

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'center',
  flexGrow: 1,
  minHeight: 72,
  '& p': { margin: 0 },
  '& p:first-of-type': { fontWeight: 650 },
  [theme.breakpoints.up('md')]: { minHeight: 52 },
  '& p + p': { fontSize: '0.9375rem', color: theme.vars.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
}));

const Actions = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 8,
  minHeight: 48,
  [theme.breakpoints.up('md')]: { flexShrink: 0 },
}));

interface StopProps {
  onStop: () => void;
  /** Where the focus goes when the button disappears. */
  heir: () => HTMLElement | null;
}

const Stop = ({ onStop, heir }: StopProps) => {
  const { formatMessage } = useIntl();
  const button = useRef<HTMLButtonElement>(null);
  const next = useRef(heir);
  useLayoutEffect(() => {
    next.current = heir;
  });
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (own !== null && own === document.activeElement) next.current()?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Button ref={button} look="outlined" onClick={onStop}>
      {formatMessage(messages.stop)}
    </Button>
  );
};

/** Shown above the results while a language model writes more: the progress, the count, and a link to them. */
export const WritingNote = ({ isWriting, progress, count, onStop, onShow }: WritingNoteProps) => {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const note = useRef<HTMLDivElement>(null);
  return (
    <Note ref={note} tabIndex={-1} role="group" aria-labelledby={titleId}>
      {isWriting ? (
        <ProgressRing isSmall value={progress} labelledBy={titleId} />
      ) : (
        <Tile aria-hidden="true">
          <AutoAwesomeIcon fontSize="large" />
        </Tile>
      )}
      <Words>
        <p id={titleId}>{isWriting ? formatMessage(messages.writing) : formatMessage(messages.done, { count })}</p>
        {isWriting && <p>{formatMessage(messages.ready, { count })}</p>}
      </Words>
      <Actions>
        {count > 0 && (
          <Button look="text" onClick={onShow}>
            {formatMessage(messages.show)}
          </Button>
        )}
        {isWriting && <Stop onStop={onStop} heir={() => note.current} />}
      </Actions>
    </Note>
  );
};
