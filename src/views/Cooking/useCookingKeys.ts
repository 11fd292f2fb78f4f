import { useEffect, useEffectEvent } from 'react';
import { arrowStep } from '@/lib/browser/pageDirection';

interface CookingKeys {
  /** False while a panel is open over the view. */
  isActive: boolean;
  /** R does nothing. Space and arrows are not characters that dictation types. */
  ignoresLetters: boolean;
  onSpace: () => void;
  onPrevious: () => void;
  onNext: () => void;
  onRepeat: () => void;
}

/** Elements that handle the space bar themselves. */
const PRESSABLE = 'button, a, input, select, textarea, [role="dialog"] [role="dialog"]';

/** Keyboard shortcuts of the cooking view: space, arrows, R. The dialog handles Escape itself. */
export const useCookingKeys = ({ isActive, ignoresLetters, onSpace, onPrevious, onNext, onRepeat }: CookingKeys) => {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isActive || event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
    const isOnControl = event.target instanceof Element && event.target.closest(PRESSABLE) !== null;
    const byArrow = arrowStep(event.key) === 1 ? onNext : onPrevious;
    const act = {
      ' ': isOnControl ? undefined : onSpace,
      ArrowLeft: byArrow,
      ArrowRight: byArrow,
      r: ignoresLetters ? undefined : onRepeat,
      R: ignoresLetters ? undefined : onRepeat,
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
};
