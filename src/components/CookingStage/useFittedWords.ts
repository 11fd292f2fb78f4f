import { useLayoutEffect } from 'react';

/** The sentence is never smaller than this share of its size; `StepSentence` keeps it at 20 px or more. */
const SMALLEST_FIT = 0.6;
const FIT_STEP = 0.06;

interface Level {
  isDense: boolean;
  fit: number;
  isBare: boolean;
}

const FITS = Array.from(
  { length: Math.floor((1 - SMALLEST_FIT) / FIT_STEP + 1e-9) + 1 },
  (_, step) => 1 - step * FIT_STEP,
);

/** As they are; with dense ingredients; then smaller and smaller; at last without what comes next. Each level is lower. */
const LEVELS: readonly Level[] = [
  { isDense: false, fit: 1, isBare: false },
  ...FITS.map((fit) => ({ isDense: true, fit, isBare: false })),
  { isDense: true, fit: SMALLEST_FIT, isBare: true },
];

const layOut = (words: HTMLElement, { isDense, fit, isBare }: Level) => {
  words.toggleAttribute('data-dense', isDense);
  words.toggleAttribute('data-bare', isBare);
  words.style.setProperty('--fit', String(fit));
};

const overflows = (words: HTMLElement): boolean => words.scrollHeight > words.clientHeight + 1;

/** Lays the words out at the first level at which they fit, or at the last. The fewer levels are tried, the fewer layouts. */
const chooseLevel = (words: HTMLElement): void => {
  const fitsAt = (level: number) => {
    layOut(words, LEVELS[level]!);
    return !overflows(words);
  };
  if (fitsAt(0)) return;
  let first = 1;
  let last = LEVELS.length - 1;
  while (first < last) {
    const middle = (first + last) >> 1;
    if (fitsAt(middle)) last = middle;
    else first = middle + 1;
  }
  layOut(words, LEVELS[first]!);
};

const fitIn = (words: HTMLElement): void => {
  // Words that scroll have a margin below them, which is not a reason to scroll.
  words.style.setProperty('padding-bottom', '0');
  chooseLevel(words);
  words.style.removeProperty('padding-bottom');
};

/**
 * Makes the words of a step fit their place, because wet hands cannot scroll: the letters stay as large as the place
 * allows. What does not fit even then scrolls.
 *
 * @param content the words themselves: they are fitted again when these change, not with every second of a clock
 */
export const useFittedWords = (words: HTMLElement | null, content: string): void => {
  useLayoutEffect(() => {
    if (!words || typeof ResizeObserver === 'undefined') return undefined;
    fitIn(words);
    const sizeOf = () => `${words.clientWidth} ${words.clientHeight}`;
    let fitted = sizeOf();
    // The observer begins with a call about the size that the words have already.
    const observer = new ResizeObserver(() => {
      if (sizeOf() === fitted) return;
      fitIn(words);
      fitted = sizeOf();
    });
    observer.observe(words);
    return () => observer.disconnect();
  }, [words, content]);
};
