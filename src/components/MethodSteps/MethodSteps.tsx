import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { useVocabulary } from '@/i18n/useVocabulary';
import { ClockIcon } from '../icons/ClockIcon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { messages } from './messages';

/** A piece of a sentence; a quantity is marked. */
export interface StepPiece {
  text: string;
  isQuantity: boolean;
}

export interface MethodStep {
  pieces: readonly StepPiece[];
  /** Whole minutes. */
  minutes: number;
}

interface MethodStepsProps {
  steps: readonly MethodStep[];
}

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '44px 1fr',
    gap: '4px 16px',
    paddingBlock: 20,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
}));

const Number = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: '50%',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.accentText,
  backgroundColor: theme.vars.palette.accentSoft,
}));

const Sentence = styled('p')(({ theme }) => ({
  margin: 0,
  paddingTop: 6,
  maxWidth: '42em',
  fontSize: '1.125rem',
  '& mark': {
    padding: '0 .18em',
    borderRadius: '.18em',
    fontWeight: 650,
    whiteSpace: 'nowrap',
    color: 'inherit',
    backgroundColor: theme.vars.palette.mark,
  },
}));

const Time = styled('span')(({ theme }) => ({
  gridColumn: 2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontSize: '0.9375rem',
  fontWeight: 500,
  color: theme.vars.palette.text.secondary,
}));

/** The method, step by step, each with its time. */
export const MethodSteps = ({ steps }: MethodStepsProps) => {
  const { formatMessage } = useIntl();
  const vocabulary = useVocabulary();
  return (
    <List>
      {steps.map(({ pieces, minutes }, i) => (
        <li key={i}>
          <Number>
            <span aria-hidden="true">{i + 1}</span>
            <VisuallyHidden>{formatMessage(messages.step, { number: i + 1 })}</VisuallyHidden>
          </Number>
          <Sentence>
            {pieces.map(({ text, isQuantity }, j) => (isQuantity ? <mark key={j}>{text}</mark> : text))}
          </Sentence>
          <Time>
            <ClockIcon />
            {vocabulary.minutes(minutes)}
          </Time>
        </li>
      ))}
    </List>
  );
};
