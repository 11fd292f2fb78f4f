import CheckIcon from '@mui/icons-material/Check';
import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrowOutlined';
import ReplayIcon from '@mui/icons-material/Replay';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { clockFace } from '@/lib/cooking/timerState';
import { BackArrow, ForwardArrow } from '../Arrow/Arrow';
import { Button } from '../Button/Button';
import { keepFocus } from './keepFocus';
import { messages } from './messages';

export interface StageControlsProps {
  status: 'stopped' | 'running' | 'paused' | 'complete';
  step: number;
  /** How long the finished step has been waiting; null if it is not waiting. */
  waitedMs: number | null;
  /** Where a stopped dish was. */
  stoppedAt: { step: number; remainingMs: number } | null;
  onStart: () => void;
  onPause: () => void;
  onResume: () => void;
  /** Nothing comes after this step. */
  isLast: boolean;
  onStep: (step: number) => void;
  /** On to the next step, or to the end. */
  onNext: () => void;
  onDone: () => void;
}

const Controls = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gridTemplateAreas: '"main main" "back next"',
  gap: 10,
  '& > .main': { gridArea: 'main' },
  '& > .back': { gridArea: 'back' },
  '& > .next': { gridArea: 'next' },
  [breakpoints.up('md')]: { gridTemplateColumns: 'auto 1fr auto', gridTemplateAreas: '"back main next"', gap: 14 },
  /* A short screen has no room for two rows, so the arrows do without labels. */
  [`@media (max-height: 780px) and (max-width: ${breakpoints.values.md - 1}px), (max-height: 520px)`]: {
    gridTemplateColumns: '68px minmax(150px, 1fr) 68px',
    gridTemplateAreas: '"back main next"',
    '& > .back, & > .next': { minWidth: 0, paddingInline: 0 },
    '& > .back > span, & > .next > span': { position: 'absolute', width: 1, height: 1, clipPath: 'inset(50%)' },
    '& > .main': { minHeight: 60 },
  },
  '&[data-alone="true"]': {
    gridTemplateColumns: '1fr',
    gridTemplateAreas: 'none',
    '& > *': { gridArea: 'auto' },
    /* As wide as the clock above. */
    [breakpoints.up('lg')]: { minWidth: 420 },
  },
  /* Side by side where there is room, with the button that matters at the right and much wider, as for a step. */
  '&[data-complete="true"]': {
    [breakpoints.up('md')]: { gridTemplateColumns: 'auto 1fr', '& > .main': { gridArea: '1 / 2' } },
  },
}));

/* For wet hands: no target smaller than a thumb. */
const Large = styled(Button)(({ theme: { breakpoints } }) => ({
  minHeight: 60,
  borderRadius: 22,
  fontSize: '1.0625rem',
  '&.main': { minHeight: 76, fontSize: '1.3125rem' },
  '&:disabled': { opacity: 0.55 },
  [breakpoints.up('md')]: { minHeight: 76, fontSize: '1.3125rem', paddingInline: 28 },
  [breakpoints.up('lg')]: { '&.main': { minWidth: 178 } },
  '@media (max-height: 520px)': { minHeight: 56, '&.main': { minHeight: 56 } },
}));

/* A dish that is ready is seldom cooked again at once: beside Done it stays quiet. */
const Again = styled(Large)(({ theme: { breakpoints } }) => ({ [breakpoints.up('md')]: { fontSize: '1.0625rem' } }));

const goOnLabel = (isLast: boolean) => (isLast ? messages.finish : messages.nextStep);

/** What the largest button is for now. */
const mainButtonOf = (props: StageControlsProps) => {
  const { status, isLast, waitedMs, onStart, onPause, onResume, onNext, onDone } = props;
  if (status === 'complete') return { icon: <CheckIcon fontSize="large" />, label: messages.done, act: onDone };
  if (status === 'stopped') return { icon: <PlayArrowIcon fontSize="large" />, label: messages.start, act: onStart };
  if (waitedMs !== null)
    return {
      icon: <ForwardArrow fontSize="large" />,
      label: goOnLabel(isLast),
      act: onNext,
    };
  if (status === 'paused') return { icon: <PlayArrowIcon fontSize="large" />, label: messages.resume, act: onResume };
  return { icon: <PauseIcon fontSize="large" />, label: messages.pause, act: onPause };
};

/** Four buttons for wet hands: back, go on or pause, next, and what else makes sense. */
export const StageControls = (props: StageControlsProps) => {
  const { status, step, isLast, waitedMs, stoppedAt, onStart, onResume, onStep, onNext } = props;
  const { formatMessage } = useIntl();
  const main = useRef<HTMLButtonElement>(null);
  const isStopped = status === 'stopped';
  const isComplete = status === 'complete';
  const { icon, label, act } = mainButtonOf(props);
  // The pressed button may have disappeared; focus the one that matters now.
  useEffect(() => {
    main.current?.focus({ preventScroll: true });
  }, [isStopped, isComplete]);

  return (
    <Controls data-alone={isStopped || isComplete} data-complete={isComplete}>
      {!isStopped && !isComplete && (
        <Large
          className="back"
          look="outlined"
          aria-disabled={step === 0}
          onMouseDown={keepFocus}
          onClick={() => step > 0 && onStep(step - 1)}
        >
          <BackArrow fontSize="medium" />
          <span>{formatMessage(messages.previous)}</span>
        </Large>
      )}
      <Large ref={main} className="main" look="filled" onMouseDown={keepFocus} onClick={act}>
        {icon}
        {formatMessage(label)}
      </Large>
      {isStopped && stoppedAt && (
        <Large className="other" look="outlined" style={{ gridColumn: '1 / -1', gridRow: 2 }} onClick={onResume}>
          {formatMessage(messages.goOn, { step: stoppedAt.step + 1, time: clockFace(stoppedAt.remainingMs) })}
        </Large>
      )}
      {isComplete && (
        <Again look="text" onClick={onStart}>
          <ReplayIcon fontSize="medium" />
          {formatMessage(messages.again)}
        </Again>
      )}
      {!isStopped && !isComplete && waitedMs === null && (
        <Large className="next" look="outlined" onMouseDown={keepFocus} onClick={onNext}>
          <span>{formatMessage(goOnLabel(isLast))}</span>
          {isLast ? <CheckIcon fontSize="medium" /> : <ForwardArrow fontSize="medium" />}
        </Large>
      )}
    </Controls>
  );
};
