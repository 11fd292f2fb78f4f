import { useEffect, useEffectEvent, type RefObject } from 'react';
import { arrowStep } from '@/lib/browser/pageDirection';

interface CookingKeys {
  /** The view: a dialog that is open over it has its own keys. */
  view: RefObject<HTMLElement | null>;
  /** False while a panel is open over the view. */
  isActive: boolean;
  /** R does nothing. Space and arrows are not characters that dictation types. */
  ignoresLetters: boolean;
  onSpace: () => void;
  onPrevious: () => void;
  onNext: () => void;
  onRepeat: () => void;
}

/** Elements that the space bar presses. */
const PRESSABLE = 'button, a';
/** Elements that letters, arrows and the space bar belong to. */
const FIELD = 'input, select, textarea';

/** Keyboard shortcuts of the cooking view: space, arrows, R. The dialog handles Escape itself. */
export const useCookingKeys = ({ view, isActive, ignoresLetters, ...does }: CookingKeys) => {
  const { onSpace, onPrevious, onNext, onRepeat } = does;
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isActive || event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
    const target = event.target instanceof Element ? event.target : document.body;
    const isOn = (selector: string) => target.closest(selector) !== null;
    if (isOn(FIELD) || (target !== document.body && !view.current?.contains(target))) return;
    const byArrow = arrowStep(event.key) === 1 ? onNext : onPrevious;
    const act = {
      ' ': isOn(PRESSABLE) ? undefined : onSpace,
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
