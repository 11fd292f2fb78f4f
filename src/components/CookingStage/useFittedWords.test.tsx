import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useFittedWords } from './useFittedWords';

const PLACE = 300;

/** Words of a height that follows their layout: letters by `--fit`, ingredients by `data-dense`, the rest by `data-bare`. */
const Words = ({ letters, ingredients, next }: { letters: number; ingredients: number; next: number }) => {
  const [words, setWords] = useState<HTMLElement | null>(null);
  useFittedWords(words, String([letters, ingredients, next]));
  const measure = (element: HTMLElement | null) => {
    if (element)
      Object.defineProperties(element, {
        clientHeight: { configurable: true, get: () => PLACE },
        scrollHeight: {
          configurable: true,
          get: () =>
            letters * Number(element.style.getPropertyValue('--fit')) +
            (element.hasAttribute('data-dense') ? ingredients / 2 : ingredients) +
            (element.hasAttribute('data-bare') ? 0 : next),
        },
      });
    setWords(element);
  };
  return <div ref={measure} data-testid="words" />;
};

const laidOut = (heights: { letters: number; ingredients: number; next: number }) => {
  render(<Words {...heights} />);
  const words = screen.getByTestId('words');
  return {
    fit: Number(words.style.getPropertyValue('--fit')),
    isDense: words.hasAttribute('data-dense'),
    isBare: words.hasAttribute('data-bare'),
    height: words.scrollHeight,
  };
};

describe('the words of a step', () => {
  const { ResizeObserver } = globalThis;
  beforeAll(() => {
    globalThis.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
  });
  afterAll(() => {
    globalThis.ResizeObserver = ResizeObserver;
  });

  it('stay as they are when they fit', () => {
    expect(laidOut({ letters: 150, ingredients: 100, next: 40 })).toMatchObject({ fit: 1, isDense: false });
  });

  it('first have dense ingredients, with letters as large as before', () => {
    expect(laidOut({ letters: 160, ingredients: 150, next: 40 })).toMatchObject({ fit: 1, isDense: true });
  });

  it('then have letters that are only as small as they need to be', () => {
    const { fit, isBare, height } = laidOut({ letters: 250, ingredients: 100, next: 40 });
    expect(height).toBeLessThanOrEqual(PLACE + 1);
    expect(height).toBeGreaterThan(PLACE - 250 * 0.06);
    expect(fit).toBeLessThan(1);
    expect(isBare).toBe(false);
  });

  it('at last leave out what comes next', () => {
    expect(laidOut({ letters: 400, ingredients: 100, next: 40 })).toMatchObject({ isDense: true, isBare: true });
  });
});
