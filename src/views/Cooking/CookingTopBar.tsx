import { useIntl } from 'react-intl';
import { CookingTop } from '@/components/CookingStage/CookingTop';
import { messages } from '@/components/CookingStage/messages';
import { langAttribute } from '@/lib/recipe/langAttribute';
import { cookingStopped, selectCookingSettings, settingChosen } from '@/slices/cookingTimerSlice';
import { selectIsAwake } from '@/slices/cookingViewSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { CookedDish } from './useCookedDish';

interface CookingTopBarProps {
  dish: CookedDish;
  titleId: string;
  onLeave: () => void;
  onOptionsOpen: (anchor: HTMLElement) => void;
}

/** The top bar of the cooking view: the dish, its step, Stop, the settings at hand and the way out. */
export const CookingTopBar = ({ dish, ...rest }: CookingTopBarProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { isMuted } = useAppSelector(selectCookingSettings);
  const isAwake = useAppSelector(selectIsAwake);
  const { cooked, status, step, isOn } = dish;
  const place = { step: step + 1, steps: cooked.steps.length };
  return (
    <CookingTop
      title={cooked.title}
      stepText={status === 'complete' ? null : formatMessage(messages.stepOf, place)}
      language={langAttribute(cooked)}
      canStop={isOn}
      isComplete={status === 'complete'}
      isAwake={isAwake}
      isMuted={isMuted}
      onStop={() => dispatch(cookingStopped(cooked.recipeId))}
      onMutedChange={(chosen) => dispatch(settingChosen({ isMuted: chosen }))}
      {...rest}
    />
  );
};
