import CheckIcon from '@mui/icons-material/Check';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { clockFace } from '@/lib/cooking/timerState';
import { messages } from './messages';

export interface BesideStepProps {
  /** Language of the recipe's text. */
  language?: string;
  sentence: string;
  remainingMs: number;
  isOver: boolean;
}

/* Where there is little room. */
const SMALL = { padding: '6px 12px 8px', '& p': { fontSize: '0.9375rem', lineHeight: 1.3 } };

/* The time is in the first line, which is in sight even if the sentence below it has to be scrolled to. */
const Box = styled('section')(({ theme: { vars, breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: '0 16px',
  padding: '8px 14px 10px',
  borderRadius: 16,
  backgroundColor: vars.palette.background.paper,
  '& h2': { margin: 0, fontSize: '0.9375rem', fontWeight: 700, color: vars.palette.accentText },
  '& p': { gridColumn: '1 / -1', gridRow: 2, margin: 0, fontSize: '1.0625rem', lineHeight: 1.35 },
  '& > span': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    fontSize: '1.25rem',
    lineHeight: 1.3,
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
  },
  '@media (max-height: 700px) and (max-width: 499px)': SMALL,
  '[data-bare] > &': SMALL,
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  [breakpoints.up('lg')]: {
    alignItems: 'center',
    padding: '12px 22px 14px',
    '& p': { gridColumn: 1, fontSize: '1.1875rem' },
    '& > span': { gridColumn: 2, gridRow: '1 / span 2', fontSize: '1.75rem' },
  },
}));

/** The step that runs while the one above it runs, with its own countdown. */
export const BesideStep = ({ language, sentence, remainingMs, isOver }: BesideStepProps) => {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <Box aria-labelledby={id}>
      <h2 id={id}>{formatMessage(messages.atTheSameTime)}</h2>
      <p lang={language}>{sentence}</p>
      {isOver ? (
        <span>
          <CheckIcon />
          {formatMessage(messages.besideOver)}
        </span>
      ) : (
        <span>{clockFace(remainingMs)}</span>
      )}
    </Box>
  );
};
