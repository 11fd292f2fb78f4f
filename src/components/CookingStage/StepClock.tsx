import RecordVoiceOverIcon from '@mui/icons-material/RecordVoiceOverOutlined';
import ReplayIcon from '@mui/icons-material/Replay';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { useVocabulary } from '@/i18n/useVocabulary';
import { Button } from '../Button/Button';
import { TimerRing } from '../TimerRing/TimerRing';
import { keepFocus } from './keepFocus';
import { messages } from './messages';
import { SHORT } from './short';

export interface StepClockProps {
  status: 'stopped' | 'running' | 'paused' | 'complete';
  step: number;
  remainingMs: number;
  totalMs: number;
  /** How long the finished step has been waiting; null if it is not waiting. */
  waitedMs: number | null;
  /** Another step is on the screen too and needs room. */
  isCompact?: boolean;
  canSpeak: boolean;
  onStep: (step: number) => void;
  onMinuteAdd: () => void;
  onReadAloud: () => void;
}

/** The ring pulses once a second during the last seconds. */
const URGENT_MS = 10_000;

/** Beside a narrow clock: two rows of buttons instead of three. */
const TWO_ROWS = {
  flex: '1 1 0',
  gridTemplateColumns: '1fr 1fr',
  '& button': { paddingInline: 6 },
  '& button:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
  '& svg': { display: 'none' },
};

const Clock = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 14,
  '&[data-compact="true"]': { '--ring-share': 0.68 },
  '@media (max-width: 499px)': { '&[data-compact="true"] > div:last-of-type': TWO_ROWS },
  [breakpoints.up('md')]: { flexDirection: 'column', '&[data-compact="true"]': { '--ring-share': 0.8 } },
  [SHORT]: { flexDirection: 'row', '&[data-compact="true"]': { '--ring-share': 1 } },
}));

const Extras = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'grid',
  gap: 8,
  '& button': { paddingInline: 14, fontSize: '0.9375rem' },
  /* Beside the clock of a phone the words need the room. */
  '@media (max-width: 499px)': { '& svg': { display: 'none' } },
  [breakpoints.up('md')]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 10 },
  [SHORT]: { display: 'grid', gap: 8 },
  /* Two rows instead of three leave the ingredients of the step in sight. */
  [`@media (max-height: 700px) and (max-width: 499px)`]: TWO_ROWS,
  '&:empty': { display: 'none' },
}));

/** The words in the ring, below the time. */
const useCaption = ({ status, totalMs, waitedMs }: Pick<StepClockProps, 'status' | 'totalMs' | 'waitedMs'>) => {
  const { formatMessage } = useIntl();
  const vocabulary = useVocabulary();
  if (waitedMs !== null) {
    const seconds = Math.floor(waitedMs / 1000);
    return formatMessage(messages.rangAgo, { minutes: Math.floor(seconds / 60), seconds });
  }
  return status === 'paused'
    ? formatMessage(messages.paused)
    : formatMessage(messages.ofTime, { time: vocabulary.minutes(Math.ceil(totalMs / 60_000)) });
};

/** The countdown and its controls. */
export const StepClock = ({
  status,
  step,
  remainingMs,
  totalMs,
  waitedMs,
  isCompact = false,
  canSpeak,
  onStep,
  onMinuteAdd,
  onReadAloud,
}: StepClockProps) => {
  const { formatMessage } = useIntl();
  const caption = useCaption({ status, totalMs, waitedMs });
  const isStopped = status === 'stopped';
  return (
    <Clock data-compact={isCompact}>
      <TimerRing
        remainingMs={remainingMs}
        totalMs={totalMs}
        caption={caption}
        isUrgent={waitedMs !== null || (status === 'running' && remainingMs <= URGENT_MS)}
      />
      <Extras>
        {!isStopped && (
          <Button
            look="outlined"
            aria-label={formatMessage(messages.addMinuteName)}
            onMouseDown={keepFocus}
            onClick={onMinuteAdd}
          >
            {formatMessage(messages.addMinute)}
          </Button>
        )}
        {!isStopped && (
          <Button look="outlined" onMouseDown={keepFocus} onClick={() => onStep(step)}>
            <ReplayIcon />
            {formatMessage(messages.repeat)}
          </Button>
        )}
        {canSpeak && !isStopped && (
          <Button look="outlined" onMouseDown={keepFocus} onClick={onReadAloud}>
            <RecordVoiceOverIcon />
            {formatMessage(messages.readAloud)}
          </Button>
        )}
      </Extras>
    </Clock>
  );
};
