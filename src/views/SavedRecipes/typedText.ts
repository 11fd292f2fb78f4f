/** The text in the search box, kept beside React: a key draws the box anew, and nothing round it. */
export interface TypedText {
  now: () => string;
  set: (text: string) => void;
  /** @returns ends it */
  subscribe: (onChange: () => void) => () => void;
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
