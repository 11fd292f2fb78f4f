import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Language } from '@contracts/vocabulary';
import { useVocabulary } from '@/i18n/useVocabulary';
import { clockFace } from '@/lib/cookingTimer';
import type { SentencePiece, StepIngredient } from '@/lib/stepPieces';
import { Button } from '../Button/Button';
import { ArrowBackIcon } from '../icons/ArrowBackIcon';
import { ArrowForwardIcon } from '../icons/ArrowForwardIcon';
import { CheckIcon } from '../icons/CheckIcon';
import { PauseIcon } from '../icons/PauseIcon';
import { PlayIcon } from '../icons/PlayIcon';
import { ReadAloudIcon } from '../icons/ReadAloudIcon';
import { RepeatIcon } from '../icons/RepeatIcon';
import { StepBars } from '../StepBars/StepBars';
import { StepSentence } from '../StepSentence/StepSentence';
import { TimerRing } from '../TimerRing/TimerRing';
import { messages } from './messages';
import { useIsScrollable } from './useIsScrollable';

export interface CookingStageProps {
  /** Stop, switches, and the way out. */
  top: ReactNode;
  title: string;
  /** Of the recipe's own words. */
  language?: Language;
  status: 'stopped' | 'running' | 'paused' | 'complete';
  /** From 0. */
  step: number;
  steps: number;
  sentence: readonly SentencePiece[];
  next: string | null;
  ingredients: readonly StepIngredient[];
  remainingMs: number;
  totalMs: number;
  /** How long the step has been over and has waited; null while it does not. */
  waitedMs: number | null;
  /** Where a stopped dish was. */
  stoppedAt: { step: number; remainingMs: number } | null;
  canSpeak: boolean;
  onStart: () => void;
  onPause: () => void;
  onResume: () => void;
  onStep: (step: number) => void;
  onMinuteAdd: () => void;
  onReadAloud: () => void;
  onDone: () => void;
}

/** The ring pulses once a second at the very end. */
const URGENT_MS = 10_000;

const Stage = styled('div')(({ theme: { vars, breakpoints } }) => ({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  height: '100dvh',
  boxSizing: 'border-box',
  padding: 'max(12px, env(safe-area-inset-top)) 20px max(16px, env(safe-area-inset-bottom))',
  gap: 12,
  color: vars.palette.text.primary,
  backgroundColor: vars.palette.stove,
  [breakpoints.up('lg')]: { padding: '22px 40px 40px', gap: 20 },
  '& button': { touchAction: 'manipulation' },
}));

/* Everything between top and buttons. On a phone the clock stays, and a very long sentence scrolls above it. */
const Middle = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  gap: 14,
  minHeight: 0,
  [breakpoints.up('md')]: {
    gridTemplateRows: 'auto',
    alignContent: 'safe center',
    overflowY: 'auto',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'safe center',
    gap: 40,
    padding: 12,
  },
  [breakpoints.up('lg')]: { gap: 88, paddingInline: 56 },
}));

const Words = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'grid',
  alignContent: 'safe center',
  gap: 14,
  minWidth: 0,
  minHeight: 0,
  overflowY: 'auto',
  [breakpoints.up('md')]: { overflow: 'visible', gap: 16 },
}));

/* A phone has it in its head. */
const StepNumber = styled('h2')(({ theme: { vars, breakpoints } }) => ({
  display: 'none',
  margin: 0,
  fontSize: '1.125rem',
  fontWeight: 700,
  color: vars.palette.accentText,
  [breakpoints.up('md')]: { display: 'block' },
  [breakpoints.up('lg')]: { fontSize: '1.375rem' },
}));

const Ingredients = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Ingredient = styled('li')(({ theme: { vars, breakpoints } }) => ({
  padding: '6px 14px',
  borderRadius: 12,
  fontSize: '1.0625rem',
  backgroundColor: vars.palette.background.paper,
  '& strong': { fontWeight: 700 },
  [breakpoints.up('lg')]: { padding: '8px 16px', fontSize: '1.25rem' },
}));

const Next = styled('p')(({ theme: { vars, breakpoints } }) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 1,
  overflow: 'hidden',
  margin: 0,
  fontSize: '1rem',
  color: vars.palette.text.secondary,
  '& strong': { marginInlineEnd: 10, fontWeight: 700, color: vars.palette.text.primary },
  [breakpoints.up('md')]: { WebkitLineClamp: 2 },
  [breakpoints.up('lg')]: { fontSize: '1.4375rem' },
}));

const Clock = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 14,
  [breakpoints.up('md')]: { flexDirection: 'column' },
}));

const Extras = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'grid',
  gap: 8,
  '& button': { paddingInline: 14, fontSize: '0.9375rem' },
  [breakpoints.up('md')]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 10 },
  '&:empty': { display: 'none' },
}));

const Foot = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  [breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 40,
    paddingInlineStart: 56,
  },
}));

const Controls = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gridTemplateAreas: '"main main" "back next"',
  gap: 10,
  '& > .main': { gridArea: 'main' },
  '& > .back': { gridArea: 'back' },
  '& > .next': { gridArea: 'next' },
  [breakpoints.up('md')]: { gridTemplateColumns: 'auto 1fr auto', gridTemplateAreas: '"back main next"', gap: 14 },
  /* A low phone has no room for two rows: the arrows say it. */
  [`@media (max-height: 780px) and (max-width: ${breakpoints.values.md - 1}px)`]: {
    gridTemplateColumns: '68px 1fr 68px',
    gridTemplateAreas: '"back main next"',
    '& > .back, & > .next': { paddingInline: 0 },
    '& > .back > span, & > .next > span': { position: 'absolute', width: 1, height: 1, clipPath: 'inset(50%)' },
    '& > .main': { minHeight: 60 },
  },
  '&[data-alone="true"]': { gridTemplateColumns: '1fr', gridTemplateAreas: 'none', '& > *': { gridArea: 'auto' } },
}));

/* Wet hands: nothing is smaller than a thumb. */
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

const Complete = styled('div')(({ theme: { vars, typography } }) => ({
  gridColumn: '1 / -1',
  alignSelf: 'center',
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  textAlign: 'center',
  '& h2': { ...typography.h1, margin: 0 },
  '& p': { margin: 0, fontSize: '1.25rem', color: vars.palette.text.secondary },
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    width: 96,
    height: 96,
    borderRadius: '50%',
    color: vars.palette.success.contrastText,
    backgroundColor: vars.palette.success.main,
  },
}));

/** A press by mouse or finger leaves the focus where it is, so that the space bar goes on meaning Pause. */
const keepFocus = (event: React.MouseEvent) => event.preventDefault();

/** One step, as large as the screen allows, with its countdown and four buttons for wet hands. */
export const CookingStage = ({
  top,
  title,
  language,
  status,
  step,
  steps,
  sentence,
  next,
  ingredients,
  remainingMs,
  totalMs,
  waitedMs,
  stoppedAt,
  canSpeak,
  onStart,
  onPause,
  onResume,
  onStep,
  onMinuteAdd,
  onReadAloud,
  onDone,
}: CookingStageProps) => {
  const { formatMessage } = useIntl();
  const vocabulary = useVocabulary();
  const main = useRef<HTMLButtonElement>(null);
  const [words, setWords] = useState<HTMLElement | null>(null);
  const isScrollable = useIsScrollable(words);
  const isStopped = status === 'stopped';
  const isComplete = status === 'complete';
  // The button that was pressed may be gone: the one that matters now takes the focus.
  useEffect(() => main.current?.focus({ preventScroll: true }), [isStopped, isComplete]);

  const isWaiting = waitedMs !== null;
  const isLast = step === steps - 1;
  const goOnLabel = formatMessage(isLast ? messages.finish : messages.nextStep);

  const mainButton = isComplete
    ? { icon: <CheckIcon size={26} />, label: formatMessage(messages.done), act: onDone }
    : isStopped
      ? { icon: <PlayIcon size={28} />, label: formatMessage(messages.start), act: onStart }
      : isWaiting
        ? { icon: <ArrowForwardIcon size={26} />, label: goOnLabel, act: () => onStep(step + 1) }
        : status === 'paused'
          ? { icon: <PlayIcon size={28} />, label: formatMessage(messages.resume), act: onResume }
          : { icon: <PauseIcon size={28} />, label: formatMessage(messages.pause), act: onPause };

  const waitedSeconds = Math.floor((waitedMs ?? 0) / 1000);
  const caption = isWaiting
    ? formatMessage(messages.rangAgo, { minutes: Math.floor(waitedSeconds / 60), seconds: waitedSeconds })
    : status === 'paused'
      ? formatMessage(messages.paused)
      : formatMessage(messages.ofTime, { time: vocabulary.minutes(Math.ceil(totalMs / 60_000)) });

  return (
    <Stage>
      {top}
      {isComplete ? (
        <Middle>
          <Complete>
            <span aria-hidden="true">
              <CheckIcon size={52} />
            </span>
            <h2>{formatMessage(messages.complete)}</h2>
            <p>{formatMessage(messages.enjoy, { title })}</p>
          </Complete>
        </Middle>
      ) : (
        <Middle>
          <Words ref={setWords} tabIndex={isScrollable ? 0 : undefined}>
            <StepNumber>{formatMessage(messages.stepOf, { step: step + 1, steps })}</StepNumber>
            <div lang={language}>
              <StepSentence pieces={sentence} />
            </div>
            {ingredients.length > 0 && (
              <Ingredients aria-label={formatMessage(messages.ingredients)} lang={language}>
                {ingredients.map(({ quantity, name }) => (
                  <Ingredient key={name}>
                    {quantity && <strong>{quantity}</strong>} {name}
                  </Ingredient>
                ))}
              </Ingredients>
            )}
            {next === null ? (
              steps > 1 && <Next>{formatMessage(messages.lastStep)}</Next>
            ) : (
              <Next>
                <strong>{formatMessage(messages.next)}</strong>
                <span lang={language}>{next}</span>
              </Next>
            )}
          </Words>
          <Clock>
            <TimerRing
              remainingMs={remainingMs}
              totalMs={totalMs}
              caption={caption}
              isUrgent={isWaiting || (status === 'running' && remainingMs <= URGENT_MS)}
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
                  <RepeatIcon />
                  {formatMessage(messages.repeat)}
                </Button>
              )}
              {canSpeak && !isStopped && (
                <Button look="outlined" onMouseDown={keepFocus} onClick={onReadAloud}>
                  <ReadAloudIcon />
                  {formatMessage(messages.readAloud)}
                </Button>
              )}
            </Extras>
          </Clock>
        </Middle>
      )}
      <Foot>
        <StepBars count={steps} current={isStopped ? null : isComplete ? steps : step} onChoose={onStep} />
        <Controls data-alone={isStopped && stoppedAt === null}>
          {!isStopped && !isComplete && (
            <Large
              className="back"
              look="outlined"
              aria-disabled={step === 0}
              onMouseDown={keepFocus}
              onClick={() => step > 0 && onStep(step - 1)}
            >
              <ArrowBackIcon size={24} />
              <span>{formatMessage(messages.previous)}</span>
            </Large>
          )}
          <Large ref={main} className="main" look="filled" onMouseDown={keepFocus} onClick={mainButton.act}>
            {mainButton.icon}
            {mainButton.label}
          </Large>
          {isStopped && stoppedAt && (
            <Large className="other" look="outlined" style={{ gridColumn: '1 / -1', gridRow: 2 }} onClick={onResume}>
              {formatMessage(messages.goOn, { step: stoppedAt.step + 1, time: clockFace(stoppedAt.remainingMs) })}
            </Large>
          )}
          {isComplete && (
            <Large className="other" look="outlined" style={{ gridColumn: '1 / -1' }} onClick={onStart}>
              <RepeatIcon size={24} />
              {formatMessage(messages.again)}
            </Large>
          )}
          {!isStopped && !isComplete && !isWaiting && (
            <Large className="next" look="outlined" onMouseDown={keepFocus} onClick={() => onStep(step + 1)}>
              <span>{goOnLabel}</span>
              {isLast ? <CheckIcon size={24} /> : <ArrowForwardIcon size={24} />}
            </Large>
          )}
        </Controls>
      </Foot>
    </Stage>
  );
};
