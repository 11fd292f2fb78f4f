import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { StepBars } from '../StepBars/StepBars';
import { DishComplete } from './DishComplete';
import { SHORT } from './short';
import { StageControls, type StageControlsProps } from './StageControls';
import { StepClock, type StepClockProps } from './StepClock';
import { StepWords, type StepWordsProps } from './StepWords';
import { useIsScrollable } from './useIsScrollable';

export interface CookingStageProps extends StepWordsProps, Omit<StepClockProps, 'isCompact'>, StageControlsProps {
  /** Stop, toggles, and the close button. */
  top: ReactNode;
  title: string;
  /** The picture of the dish, shown once it is complete. */
  picture: ReactNode;
  /** What can be done once it is complete. */
  after?: ReactNode;
}

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
  [SHORT]: { padding: 'max(6px, env(safe-area-inset-top)) 20px max(10px, env(safe-area-inset-bottom))', gap: 6 },
  '& button': { touchAction: 'manipulation' },
}));

/*
 * Everything between the top bar and the buttons. On a phone the clock stays put, and a very long sentence scrolls
 * above it.
 */
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
    /* Its words begin where the bars and buttons below do, with room for a ring of focus. */
    marginInline: -12,
    padding: 12,
  },
  [breakpoints.up('lg')]: { gap: 88, marginInline: 0, paddingInline: 56 },
  /* The sentence scrolls beside the clock, which stays. */
  [SHORT]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateRows: 'minmax(0, 1fr)',
    alignContent: 'stretch',
    alignItems: 'stretch',
    overflowY: 'visible',
    gap: 20,
    marginInline: 0,
    padding: 0,
  },
  /* What does not fit scrolls, and covers nothing. */
  '&[data-complete="true"]': { gridTemplateRows: 'minmax(0, auto)', alignContent: 'safe center', overflowY: 'auto' },
}));

const Foot = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  [breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 40,
    paddingInline: 56,
  },
  [SHORT]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: 20, paddingInline: 0 },
  /* The last buttons stand below the dish that they end. */
  '&[data-complete="true"]': {
    [breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 560px)', justifyContent: 'center', gap: 12, padding: 0 },
  },
}));

/** One step, as large as the screen allows, with its countdown and four buttons for wet hands. */
export const CookingStage = (props: CookingStageProps) => {
  const { top, title, picture, after, status, step, steps, onStep } = props;
  const isComplete = status === 'complete';
  const [middle, setMiddle] = useState<HTMLElement | null>(null);
  const isScrollable = useIsScrollable(middle);
  return (
    <Stage>
      {top}
      <Middle ref={setMiddle} tabIndex={isScrollable ? 0 : undefined} data-complete={isComplete}>
        {isComplete ? (
          <DishComplete title={title} picture={picture} after={after} />
        ) : (
          <>
            <StepWords {...props} />
            <StepClock {...props} isCompact={props.beside !== null} />
          </>
        )}
      </Middle>
      <Foot data-complete={isComplete}>
        <StepBars count={steps} current={status === 'stopped' ? null : isComplete ? steps : step} onChoose={onStep} />
        <StageControls {...props} />
      </Foot>
    </Stage>
  );
};
