import { useEffect, useState } from 'react';
import { TOAST_MS } from '@contracts/limits';

/**
 * Calls `dismiss` after the duration of a toast. The timer restarts after a pause through hover, focus or a window in
 * the background. Attach the handlers to the toast.
 * @param isKept the cook dismisses toasts, and no time does
 */
export const useAutoDismiss = (dismiss: () => void, isKept: boolean) => {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [isAway, setIsAway] = useState(false);
  const isHeld = isKept || isHovered || isFocused || isAway;

  useEffect(() => {
    const leave = () => setIsAway(true);
    const come = () => setIsAway(false);
    window.addEventListener('blur', leave);
    window.addEventListener('focus', come);
    return () => {
      window.removeEventListener('blur', leave);
      window.removeEventListener('focus', come);
    };
  }, []);

  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(dismiss, TOAST_MS);
    return () => clearTimeout(timer);
  }, [dismiss, isHeld]);

  return {
    onMouseEnter: () => setIsHovered(true),
    onMouseLeave: () => setIsHovered(false),
    onFocus: () => setIsFocused(true),
    onBlur: () => setIsFocused(false),
  };
};
