import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { CheckIcon } from '../icons/CheckIcon';
import { CloseIcon } from '../icons/CloseIcon';
import { LiveRegion } from '../LiveRegion/LiveRegion';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { messages } from './messages';

export interface Guess {
  name: string;
  /** How sure who looked is, 0 … 1. */
  confidence: number;
}

interface GuessChipsProps {
  guesses: readonly Guess[];
  onAccept: (guess: Guess) => void;
  onDismiss: (guess: Guess) => void;
  /** The last guess is answered: where the focus goes on is the caller's to say. */
  onDone: () => void;
}

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' });

const Label = styled('span')({ fontWeight: 650 });

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  minWidth: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Pill = styled('li')(({ theme: { vars } }) => ({
  display: 'inline-flex',
  alignItems: 'stretch',
  maxWidth: '100%',
  minHeight: 44,
  borderRadius: 22,
  outline: `1.5px dashed ${vars.palette.primary.main}`,
  outlineOffset: -1.5,
  fontSize: '0.96875rem',
  fontWeight: 600,
  color: vars.palette.text.primary,
  backgroundColor: vars.palette.background.paper,
  '& button': {
    display: 'inline-flex',
    alignItems: 'center',
    minWidth: 44,
    padding: 0,
    border: 0,
    borderRadius: 22,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
  },
  '& button:hover': { backgroundColor: 'color-mix(in srgb, currentColor 10%, transparent)' },
  '& button:focus-visible': { outlineOffset: -3 },
  '& .yes': { gap: 8, padding: '4px 8px 4px 12px', textAlign: 'start', overflowWrap: 'anywhere' },
  '& .yes svg': { flexShrink: 0, color: vars.palette.accentText },
  '& .no': { justifyContent: 'center', flexShrink: 0 },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
}));

const Share = styled('span')(({ theme: { vars } }) => ({
  flexShrink: 0,
  fontSize: '0.8125rem',
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  color: vars.palette.text.secondary,
}));

/** What a photo may show, as questions: nothing of it counts before the cook has said yes. */
export const GuessChips = ({ guesses, onAccept, onDismiss, onDone }: GuessChipsProps) => {
  const { formatMessage, formatNumber } = useIntl();
  const labelId = useId();
  const hintId = useId();
  const list = useRef<HTMLUListElement>(null);
  const nextFocus = useRef<string | null>(null);
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (nextFocus.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-name="${CSS.escape(nextFocus.current)}"]`)?.focus();
    nextFocus.current = null;
  });

  const settle = (guess: Guess, act: (guess: Guess) => void) => {
    const at = guesses.indexOf(guess);
    const next = guesses[at + 1] ?? guesses[at - 1];
    act(guess);
    if (next) nextFocus.current = next.name;
    else onDone();
  };
  const dismiss = (guess: Guess) => {
    setSaid(formatMessage(messages.dismissed, { name: guess.name }));
    settle(guess, onDismiss);
  };
  const step = (from: HTMLElement, by: 1 | -1) => {
    const all = [...(list.current?.querySelectorAll<HTMLElement>('.yes') ?? [])];
    all[all.indexOf(from) + by]?.focus();
  };
  const onKey = (guess: Guess) => (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      dismiss(guess);
    } else if (event.key === 'ArrowRight') step(event.currentTarget, 1);
    else if (event.key === 'ArrowLeft') step(event.currentTarget, -1);
  };

  return (
    <>
      {guesses.length > 0 && (
        <Row>
          <Label id={labelId}>{formatMessage(messages.question)}</Label>
          <List ref={list} aria-labelledby={labelId}>
            {guesses.map((guess) => (
              <Pill key={guess.name}>
                <button
                  type="button"
                  className="yes"
                  data-name={guess.name}
                  aria-label={formatMessage(messages.yes, { name: guess.name })}
                  aria-describedby={hintId}
                  onClick={() => settle(guess, onAccept)}
                  onKeyDown={onKey(guess)}
                >
                  <CheckIcon size={20} />
                  {guess.name}
                  <Share>{formatNumber(guess.confidence, { style: 'percent' })}</Share>
                </button>
                <button
                  type="button"
                  className="no"
                  aria-label={formatMessage(messages.no, { name: guess.name })}
                  onClick={() => dismiss(guess)}
                >
                  <CloseIcon size={18} />
                </button>
              </Pill>
            ))}
          </List>
          <VisuallyHidden id={hintId}>{formatMessage(messages.hint)}</VisuallyHidden>
        </Row>
      )}
      <LiveRegion text={said} />
    </>
  );
};
