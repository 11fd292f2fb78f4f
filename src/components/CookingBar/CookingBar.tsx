import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrowOutlined';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { clockFace } from '@/lib/cooking/timerState';
import { ForwardArrow } from '../Arrow/Arrow';
import { Button } from '../Button/Button';
import { messages } from './messages';

export interface CookingBarProps {
  state: 'running' | 'paused' | 'waiting';
  /** One-based. */
  step: number;
  steps: number;
  remainingMs: number;
  totalMs: number;
  onPause: () => void;
  onResume: () => void;
  onNext: () => void;
  onStop: () => void;
  onOpen: () => void;
}

const Bar = styled('section')(({ theme: { vars } }) => ({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px 16px',
  overflow: 'hidden',
  marginBlock: 8,
  paddingBlock: '14px 20px',
  paddingInline: '20px 16px',
  borderRadius: 18,
  backgroundColor: vars.palette.butterSoft,
  '& > p': { display: 'grid', flex: '1 1 150px', margin: 0, lineHeight: 1.25, color: vars.palette.text.secondary },
}));

const Digits = styled('strong')(({ theme: { vars } }) => ({
  fontSize: '2rem',
  fontWeight: 700,
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
  color: vars.palette.text.primary,
}));

const Track = styled('span')(({ theme: { vars } }) => ({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  height: 6,
  backgroundColor: vars.palette.stoveTrack,
  '& > span': {
    display: 'block',
    height: '100%',
    transformOrigin: 'left',
    '[dir="rtl"] &': { transformOrigin: 'right' },
    backgroundColor: vars.palette.primary.main,
    transition: 'transform 1s linear',
    '@media (forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
}));

/** The countdown above the method, for cooks who prefer to read the whole page. */
export const CookingBar = ({
  state,
  step,
  steps,
  remainingMs,
  totalMs,
  onPause,
  onResume,
  onNext,
  onStop,
  onOpen,
}: CookingBarProps) => {
  const { formatMessage } = useIntl();
  const { act, label, icon } = {
    running: { act: onPause, label: messages.pause, icon: <PauseIcon fontSize="compact" /> },
    paused: { act: onResume, label: messages.resume, icon: <PlayArrowIcon fontSize="compact" /> },
    waiting: {
      act: onNext,
      label: step === steps ? messages.finish : messages.nextStep,
      icon: <ForwardArrow fontSize="compact" />,
    },
  }[state];
  return (
    <Bar aria-label={formatMessage(messages.bar)}>
      <p>
        <Digits role="timer">{clockFace(remainingMs)}</Digits>
        <span>
          {state === 'waiting' ? formatMessage(messages.timeUp) : formatMessage(messages.stepOf, { step, steps })}
        </span>
      </p>
      <Button look="filled" onClick={act}>
        {icon}
        {formatMessage(label)}
      </Button>
      <Button look="outlined" onClick={onOpen}>
        {formatMessage(messages.open)}
      </Button>
      <Button look="text" onClick={onStop}>
        {formatMessage(messages.stop)}
      </Button>
      <Track aria-hidden="true">
        <span style={{ transform: `scaleX(${Math.min(1, remainingMs / Math.max(1, totalMs))})` }} />
      </Track>
    </Bar>
  );
};
