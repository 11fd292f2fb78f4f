import { keyframes, styled } from '@mui/material/styles';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { clockFace } from '@/lib/cooking/timerState';
import { messages } from './messages';

interface TimerRingProps {
  remainingMs: number;
  totalMs: number;
  /** Below the digits: "of 8 min", or how long it has been over. */
  caption: string;
  /** In the last seconds, and after the end. */
  isUrgent?: boolean;
}

const RADIUS = 46;
const STROKE = 5;
const ROUND = 2 * Math.PI * RADIUS;

const pulse = keyframes({ '50%': { transform: 'scale(1.025)' } });

const Ring = styled('div')<{ 'data-urgent': boolean }>(({ theme: { vars, breakpoints } }) => ({
  /* Less than 1 where something else needs the room. */
  '--room': 'var(--ring-share, 1)',
  '--ring': 'calc(min(196px, 24dvh, 48vw) * var(--room))',
  position: 'relative',
  flexShrink: 0,
  width: 'var(--ring)',
  height: 'var(--ring)',
  '@media (max-height: 700px) and (max-width: 499px)': { '--ring': '112px' },
  [breakpoints.up('md')]: { '--ring': 'calc(min(320px, 38dvh, 40vw) * var(--room))' },
  [breakpoints.up('lg')]: { '--ring': 'calc(min(440px, 50dvh) * var(--room))' },
  /* Beside the sentence if there is little height. */
  '@media (max-height: 520px)': { '--ring': 'min(150px, 36dvh)' },
  '& svg': { display: 'block', width: '100%', height: '100%' },
  '& circle': { fill: 'none', strokeWidth: STROKE },
  '& .face': { fill: vars.palette.background.paper },
  '& .track': { stroke: vars.palette.stoveTrack },
  '& .bar': {
    stroke: vars.palette.primary.main,
    strokeLinecap: 'round',
    /* From tick to tick without a stop; a new step or a minute more is there at once. */
    transition: 'stroke-dashoffset 1s linear',
    '&[data-refills="true"]': { transition: 'stroke-dashoffset 200ms ease-out' },
    '@media (forced-colors: active)': { stroke: 'Highlight' },
  },
  '&[data-urgent="true"]': { animation: `${pulse} 1s ease-in-out infinite` },
  '@media (prefers-reduced-motion: reduce)': { '&[data-urgent="true"]': { animation: 'none' } },
}));

const Words = styled('span')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: '2%',
});

const Digits = styled('span')(({ theme }) => ({
  fontSize: 'calc(var(--ring) * .264)',
  fontWeight: 700,
  lineHeight: 1,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.primary,
  '&[data-long="true"]': { fontSize: 'calc(var(--ring) * .178)' },
}));

const Caption = styled('span')(({ theme }) => ({
  maxWidth: '70%',
  fontSize: 'max(0.9375rem, calc(var(--ring) * .05))',
  fontWeight: 500,
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
}));

/** Whether the ring filled up since it was drawn last. */
const useRefills = (share: number): boolean => {
  const [last, setLast] = useState({ share, refills: false });
  if (last.share !== share) setLast({ share, refills: share > last.share });
  return last.refills;
};

/**
 * The time left in a step: large digits in a ring that empties. Screen readers read it on demand only; events are
 * announced elsewhere.
 */
export const TimerRing = ({ remainingMs, totalMs, caption, isUrgent = false }: TimerRingProps) => {
  const { formatMessage } = useIntl();
  const digits = clockFace(remainingMs);
  const share = Math.min(1, remainingMs / Math.max(1, totalMs));
  const refills = useRefills(share);
  return (
    <Ring role="timer" aria-label={formatMessage(messages.timeLeft)} data-urgent={isUrgent}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle className="face" cx={50} cy={50} r={RADIUS} />
        <circle className="track" cx={50} cy={50} r={RADIUS} />
        {remainingMs > 0 && (
          <circle
            className="bar"
            data-refills={refills}
            cx={50}
            cy={50}
            r={RADIUS}
            transform="rotate(-90 50 50)"
            strokeDasharray={ROUND}
            strokeDashoffset={ROUND * (1 - share)}
          />
        )}
      </svg>
      <Words>
        <Digits data-long={digits.length > 5}>{digits}</Digits>
        <Caption>{caption}</Caption>
      </Words>
    </Ring>
  );
};
