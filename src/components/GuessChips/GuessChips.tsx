import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { CheckIcon } from '../icons/CheckIcon';
import { CloseIcon } from '../icons/CloseIcon';
import { LiveRegion } from '../LiveRegion/LiveRegion';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { ChipList, ChipRow, Pill, shareStyle } from './chipParts';
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

const Label = styled('span')({ fontWeight: 650 });

const Question = styled(Pill)(({ theme: { vars } }) => ({
  outline: `1.5px dashed ${vars.palette.primary.main}`,
  outlineOffset: -1.5,
  backgroundColor: vars.palette.background.paper,
  '& button': { display: 'inline-flex', alignItems: 'center', minWidth: 44 },
  '& button:hover': { backgroundColor: 'color-mix(in srgb, currentColor 10%, transparent)' },
  '& .yes': { gap: 8, padding: '4px 8px 4px 12px', textAlign: 'start', overflowWrap: 'anywhere' },
  '& .yes svg': { flexShrink: 0, color: vars.palette.accentText },
  '& .no': { justifyContent: 'center', flexShrink: 0 },
}));

const Share = styled('span')(({ theme }) => ({ ...shareStyle(theme), flexShrink: 0 }));

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
        <ChipRow>
          <Label id={labelId}>{formatMessage(messages.question)}</Label>
          <ChipList ref={list} aria-labelledby={labelId}>
            {guesses.map((guess) => (
              <Question key={guess.name}>
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
              </Question>
            ))}
          </ChipList>
          <VisuallyHidden id={hintId}>{formatMessage(messages.hint)}</VisuallyHidden>
        </ChipRow>
      )}
      <LiveRegion text={said} />
    </>
  );
};
