import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import { styled } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { arrowStep } from '@/lib/browser/pageDirection';
import { Pill } from './chipParts';
import { messages } from './messages';

export interface Guess {
  name: string;
  /** How much of it there is, as printed: “500 g”. */
  quantity?: string;
}

interface GuessQuestionProps {
  guess: Guess;
  /** Id of the text that says which keys do what. */
  hintId: string;
  onAccept: () => void;
  onDismiss: () => void;
  /** Moves the focus to the next or the previous guess. */
  onStep: (from: HTMLElement, by: 1 | -1) => void;
}

const Question = styled(Pill)(({ theme: { vars } }) => ({
  outline: `1.5px dashed ${vars.palette.primary.main}`,
  outlineOffset: -1.5,
  backgroundColor: vars.palette.background.paper,
  '& button': { display: 'inline-flex', alignItems: 'center', minWidth: 44 },
  '@media (hover: hover)': {
    '& button:hover': { backgroundColor: 'color-mix(in srgb, currentColor 10%, transparent)' },
  },
  '& .yes': { gap: 8, paddingBlock: 4, paddingInline: '12px 8px', textAlign: 'start', overflowWrap: 'anywhere' },
  '& .yes svg': { flexShrink: 0, color: vars.palette.accentText },
  '& .no': { justifyContent: 'center', flexShrink: 0 },
}));

const withQuantity = ({ name, quantity }: Guess) => (quantity === undefined ? name : `${name}, ${quantity}`);

/** One guess as a question: pressed to accept it, dismissed with its cross or with Delete. */
export const GuessQuestion = ({ guess, hintId, onAccept, onDismiss, onStep }: GuessQuestionProps) => {
  const { formatMessage } = useIntl();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = arrowStep(event.key);
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      onDismiss();
    } else if (step !== 0) onStep(event.currentTarget, step);
  };
  return (
    <Question>
      <button
        type="button"
        className="yes"
        data-name={guess.name}
        aria-label={formatMessage(messages.yes, { name: withQuantity(guess) })}
        aria-describedby={hintId}
        onClick={onAccept}
        onKeyDown={onKeyDown}
      >
        <CheckIcon />
        {formatMessage(messages.ask, { name: withQuantity(guess) })}
      </button>
      <button
        type="button"
        className="no"
        aria-label={formatMessage(messages.no, { name: guess.name })}
        onClick={onDismiss}
      >
        <CloseIcon fontSize="tiny" />
      </button>
    </Question>
  );
};
