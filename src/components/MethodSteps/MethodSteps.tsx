import ReplayIcon from '@mui/icons-material/Replay';
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useVocabulary } from '@/i18n/useVocabulary';
import type { SentencePiece } from '@/lib/cooking/stepPieces';
import { ForwardArrow } from '../Arrow/Arrow';
import { Button } from '../Button/Button';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { messages } from './messages';

export interface MethodStep {
  pieces: readonly SentencePiece[];
  /** Whole minutes. */
  minutes: number;
  /** It runs while the step before it runs. */
  isAlongside?: boolean;
}

interface MethodStepsProps {
  steps: readonly MethodStep[];
  /** Zero-based; the current step, once cooking has started. */
  current?: number;
  /** Once cooking has started: Skip to and Repeat. */
  onChoose?: (step: number) => void;
  /** What stands below a step: the cook's notes. */
  below?: (step: number) => ReactNode;
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
  '& > li[aria-current]': {
    margin: '0 -12px',
    padding: '20px 12px',
    borderRadius: 18,
    borderTopColor: 'transparent',
    backgroundColor: theme.vars.palette.accentSoft,
    '@media (forced-colors: active)': { outline: '2px solid Highlight' },
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

const Foot = styled('div')({ gridColumn: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' });

const Below = styled('div')({ gridColumn: 2, minWidth: 0 });

const Time = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontSize: '0.9375rem',
  fontWeight: 500,
  color: theme.vars.palette.text.secondary,
}));

/** The method, step by step, each with its time. */
export const MethodSteps = ({ steps, current, onChoose, below }: MethodStepsProps) => {
  const { formatMessage } = useIntl();
  const vocabulary = useVocabulary();
  return (
    <List>
      {steps.map(({ pieces, minutes, isAlongside }, i) => (
        <li key={i} aria-current={i === current ? 'step' : undefined}>
          <Number>
            <span aria-hidden="true">{i + 1}</span>
            <VisuallyHidden>{formatMessage(messages.step, { number: i + 1 })}</VisuallyHidden>
          </Number>
          <Sentence>
            {pieces.map(({ text, isQuantity }, j) => (isQuantity ? <mark key={j}>{text}</mark> : text))}
          </Sentence>
          <Foot>
            <Time>
              <ScheduleIcon />
              {vocabulary.minutes(minutes)}
            </Time>
            {isAlongside && <Time>{formatMessage(messages.alongside, { number: i })}</Time>}
            {onChoose && current !== undefined && (
              <Button
                aria-label={formatMessage(i > current ? messages.skipToStep : messages.repeatStep, { number: i + 1 })}
                onClick={() => onChoose(i)}
              >
                {i > current ? <ForwardArrow /> : <ReplayIcon />}
                {formatMessage(i > current ? messages.skipTo : messages.repeat)}
              </Button>
            )}
          </Foot>
          {below && <Below>{below(i)}</Below>}
        </li>
      ))}
    </List>
  );
};
