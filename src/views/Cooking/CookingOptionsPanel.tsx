import { CookingOptions } from '@/components/CookingOptions/CookingOptions';
import { selectCookingSettings, settingChosen } from '@/slices/cookingTimerSlice';
import {
  listeningChosen,
  notificationsRequested,
  ringTried,
  selectAbilities,
  selectListening,
} from '@/slices/cookingViewSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

interface CookingOptionsPanelProps {
  /** The button it is anchored to; null while closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** The cooking options, once it is known what the device can do. */
export const CookingOptionsPanel = ({ anchor, onClose }: CookingOptionsPanelProps) => {
  const dispatch = useAppDispatch();
  const settings = useAppSelector(selectCookingSettings);
  const abilities = useAppSelector(selectAbilities);
  const listening = useAppSelector(selectListening);
  if (!abilities) return null;
  return (
    <CookingOptions
      anchor={anchor}
      abilities={abilities}
      {...settings}
      listening={listening}
      onWaitsForMeChange={(waitsForMe) => dispatch(settingChosen({ waitsForMe }))}
      onMutedChange={(isMuted) => dispatch(settingChosen({ isMuted }))}
      onSpokenChange={(isSpoken) => dispatch(settingChosen({ isSpoken }))}
      onLettersIgnoredChange={(ignoresLetters) => dispatch(settingChosen({ ignoresLetters }))}
      onListeningChange={(isListening) => dispatch(listeningChosen(isListening))}
      onRingTry={() => dispatch(ringTried())}
      onNotificationsAllow={() => dispatch(notificationsRequested())}
      onClose={onClose}
    />
  );
};
