import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { PROGRESS_MAX } from '@contracts/limits';
import { messages } from './messages';

interface ProgressRingProps {
  /** 0 to 100. */
  value: number;
  /** Id of the element that names what is in progress. */
  labelledBy: string;
  /** For use in a line of text. */
  isSmall?: boolean;
}

/* Size of the viewBox, not of the drawn ring. */
const SIZE = 112;
const STROKE = 10;
const RADIUS = (SIZE - STROKE) / 2;
const ROUND = 2 * Math.PI * RADIUS;
const SMALL = 52;

const Ring = styled('div', { shouldForwardProp: (prop) => prop !== 'small' })<{ small: boolean }>(
  ({ theme, small }) => ({
    position: 'relative',
    flexShrink: 0,
    width: small ? SMALL : SIZE,
    height: small ? SMALL : SIZE,
    fontSize: small ? '0.8125rem' : '1.625rem',
    '& circle': { fill: 'none', strokeWidth: STROKE },
    '& .track': { stroke: theme.vars.palette.sunk },
    '& .bar': {
      stroke: theme.vars.palette.primary.main,
      strokeLinecap: 'round',
      transition: 'stroke-dashoffset 300ms linear',
      '@media (forced-colors: active)': { stroke: 'Highlight' },
    },
  }),
);

const Value = styled('span')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});

/** The progress of a search, as a ring and a number. */
export const ProgressRing = ({ value, labelledBy, isSmall = false }: ProgressRingProps) => {
  const { formatMessage } = useIntl();
  const percent = Math.round(value);
  return (
    <Ring
      small={isSmall}
      role="progressbar"
      aria-labelledby={labelledBy}
      aria-valuemin={0}
      aria-valuemax={PROGRESS_MAX}
      aria-valuenow={percent}
    >
      <svg width="100%" height="100%" viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
        <circle className="track" cx={SIZE / 2} cy={SIZE / 2} r={RADIUS} />
        <circle
          className="bar"
          cx={SIZE / 2}
          cy={SIZE / 2}
          r={RADIUS}
          transform={`rotate(-90 ${SIZE / 2} ${SIZE / 2})`}
          strokeDasharray={ROUND}
          strokeDashoffset={ROUND * (1 - value / PROGRESS_MAX)}
        />
      </svg>
      <Value aria-hidden="true">{formatMessage(messages.percent, { value: percent / PROGRESS_MAX })}</Value>
    </Ring>
  );
};
