import type { LiveText } from '@/components/SearchBox/SearchBox';

/** Search box text, held outside React state so that typing does not re-render the list. */
export interface TypedText extends LiveText {
  set: (text: string) => void;
}

export const createTypedText = (initial: string): TypedText => {
  let text = initial;
  const listeners = new Set<() => void>();
  return {
    now: () => text,
    set: (next) => {
      if (next === text) return;
      text = next;
      for (const tell of listeners) tell();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
};
