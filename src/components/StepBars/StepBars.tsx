import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { scrollIntoSight } from '@/lib/browser/scrollIntoSight';
import { messages } from './messages';

interface StepBarsProps {
  count: number;
  /** Zero-based. Null before the first step. */
  current: number | null;
  onChoose: (step: number) => void;
}

const Row = styled('ol')(({ theme: { breakpoints } }) => ({
  display: 'flex',
  gap: 4,
  minWidth: 0,
  /* The bars themselves begin and end where the text does. */
  margin: '0 -7px',
  padding: 4,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  listStyle: 'none',
  '& > li': { flex: '1 0 48px' },
  [breakpoints.up('lg')]: { '& > li': { maxWidth: 128 } },
}));

const Bar = styled('button')(({ theme: { vars, breakpoints } }) => ({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'stretch',
  gap: 6,
  width: '100%',
  minHeight: 48,
  padding: '4px 3px',
  border: 0,
  borderRadius: 10,
  font: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: 600,
  textAlign: 'start',
  color: vars.palette.text.secondary,
  background: 'none',
  cursor: 'pointer',
  '&::before': { content: '""', height: 9, borderRadius: 5, backgroundColor: vars.palette.stoveTrack },
  '@media (hover: hover)': {
    '&:hover': { color: vars.palette.text.primary },
    '&:hover::before': { filter: 'brightness(.92)' },
  },
  '&[data-place="done"]::before': { backgroundColor: vars.palette.success.main },
  '&[aria-current]': { color: vars.palette.text.primary, fontWeight: 700 },
  '&[aria-current]::before': { backgroundColor: vars.palette.primary.main },
  '&:focus-visible': { outlineOffset: 0 },
  '@media (forced-colors: active)': {
    '&::before': { border: '1px solid CanvasText' },
    '&[data-place="done"]::before, &[aria-current]::before': {
      backgroundColor: 'Highlight',
      forcedColorAdjust: 'none',
    },
  },
  '& > span': { display: 'none', whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'clip' },
  [breakpoints.up('lg')]: { '& > span': { display: 'block' } },
}));

/** All steps as bars: green if done, plum for the current one. Each jumps to its step. */
export const StepBars = ({ count, current, onChoose }: StepBarsProps) => {
  const { formatMessage } = useIntl();
  const currentBar = useRef<HTMLLIElement>(null);
  useEffect(() => {
    scrollIntoSight(currentBar.current, { block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <Row aria-label={formatMessage(messages.steps)}>
      {Array.from({ length: count }, (_, i) => {
        const isCurrent = i === current;
        const isDone = current !== null && i < current;
        const values = { number: i + 1 };
        const words = isDone ? messages.repeat : messages.skipTo;
        const name = formatMessage(isCurrent ? messages.hereName : words, values);
        return (
          <li key={i} ref={isCurrent ? currentBar : undefined}>
            <Bar
              type="button"
              aria-label={name}
              title={name}
              aria-current={isCurrent ? 'step' : undefined}
              data-place={isDone ? 'done' : undefined}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(i)}
            >
              {count <= 8 && <span aria-hidden="true">{formatMessage(isCurrent ? messages.here : words, values)}</span>}
            </Bar>
          </li>
        );
      })}
    </Row>
  );
};
