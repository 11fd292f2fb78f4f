import { useLayoutEffect } from 'react';

/** The sentence is never smaller than this share of its size; `StepSentence` keeps it at 20 px or more. */
const SMALLEST_FIT = 0.6;
const FIT_STEP = 0.06;

/** Lays the words out at one level: as they are; with dense ingredients; then smaller and smaller; at last without what comes next. */
const layOut = (words: HTMLElement, { isDense, fit, isBare }: { isDense: boolean; fit: number; isBare: boolean }) => {
  words.toggleAttribute('data-dense', isDense);
  words.toggleAttribute('data-bare', isBare);
  words.style.setProperty('--fit', String(fit));
};

const overflows = (words: HTMLElement): boolean => words.scrollHeight > words.clientHeight + 1;

/**
 * Makes the words of a step fit their place, because wet hands cannot scroll: the letters stay as large as the place
 * allows. What does not fit even then scrolls.
 *
 * @param content the words themselves: they are fitted again when these change, not with every second of a clock
 */
export const useFittedWords = (words: HTMLElement | null, content: string): void => {
  useLayoutEffect(() => {
    if (!words || typeof ResizeObserver === 'undefined') return undefined;
    const choose = () => {
      layOut(words, { isDense: false, fit: 1, isBare: false });
      if (!overflows(words)) return;
      for (let fit = 1; fit >= SMALLEST_FIT; fit -= FIT_STEP) {
        layOut(words, { isDense: true, fit, isBare: false });
        if (!overflows(words)) return;
      }
      layOut(words, { isDense: true, fit: SMALLEST_FIT, isBare: true });
    };
    const fitIn = () => {
      // Words that scroll have a margin below them, which is not a reason to scroll.
      words.style.setProperty('padding-bottom', '0');
      choose();
      words.style.removeProperty('padding-bottom');
    };
    fitIn();
    const observer = new ResizeObserver(fitIn);
    observer.observe(words);
    return () => observer.disconnect();
  }, [words, content]);
};
