import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { LiveRegion } from '../LiveRegion/LiveRegion';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { ChipList, ChipRow } from './chipParts';
import { GuessQuestion, type Guess } from './GuessQuestion';
import { messages } from './messages';

export type { Guess };

interface GuessChipsProps {
  guesses: readonly Guess[];
  onAccept: (guess: Guess) => void;
  onDismiss: (guess: Guess) => void;
  /** The last guess was answered. The caller decides where the focus goes. */
  onDone: () => void;
}

const Label = styled('span')({ fontWeight: 650 });

/** What a photo may show, as questions. A guess counts only once the cook accepts it. */
export const GuessChips = ({ guesses, onAccept, onDismiss, onDone }: GuessChipsProps) => {
  const { formatMessage } = useIntl();
  const labelId = useId();
  const hintId = useId();
  const list = useRef<HTMLUListElement>(null);
  const nextFocus = useRef<string | null>(null);
  const [announcement, setAnnouncement] = useState('');

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
    setAnnouncement(formatMessage(messages.dismissed, { name: guess.name }));
    settle(guess, onDismiss);
  };
  const step = (from: HTMLElement, by: 1 | -1) => {
    const all = [...(list.current?.querySelectorAll<HTMLElement>('.yes') ?? [])];
    all[all.indexOf(from) + by]?.focus();
  };

  return (
    <>
      {guesses.length > 0 && (
        <ChipRow>
          <Label id={labelId}>{formatMessage(messages.question)}</Label>
          <ChipList ref={list} aria-labelledby={labelId}>
            {guesses.map((guess) => (
              <GuessQuestion
                key={guess.name}
                guess={guess}
                hintId={hintId}
                onAccept={() => settle(guess, onAccept)}
                onDismiss={() => dismiss(guess)}
                onStep={step}
              />
            ))}
          </ChipList>
          <VisuallyHidden id={hintId}>{formatMessage(messages.hint)}</VisuallyHidden>
        </ChipRow>
      )}
      <LiveRegion text={announcement} />
    </>
  );
};
