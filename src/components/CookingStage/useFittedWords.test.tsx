import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useFittedWords } from './useFittedWords';

const PLACE = 300;

/** How often the layout was read: each time, the browser has to lay the words out. */
let layouts = 0;
/** The calls of the observers that watch the words. */
let resized: (() => void)[] = [];
let place = PLACE;

/** Words of a height that follows their layout: letters by `--fit`, ingredients by `data-dense`, the rest by `data-bare`. */
const Words = ({ letters, ingredients, next }: { letters: number; ingredients: number; next: number }) => {
  const [words, setWords] = useState<HTMLElement | null>(null);
  useFittedWords(words, String([letters, ingredients, next]));
  const measure = (element: HTMLElement | null) => {
    if (element)
      Object.defineProperties(element, {
        clientHeight: { configurable: true, get: () => place },
        scrollHeight: {
          configurable: true,
          get: () => {
            layouts += 1;
            return (
              letters * Number(element.style.getPropertyValue('--fit')) +
              (element.hasAttribute('data-dense') ? ingredients / 2 : ingredients) +
              (element.hasAttribute('data-bare') ? 0 : next)
            );
          },
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
      private readonly call: () => void;
      constructor(call: ResizeObserverCallback) {
        this.call = () => call([], this);
      }
      /** As in a browser, the first call comes with the size that is there already. */
      observe() {
        resized.push(this.call);
        this.call();
      }
      unobserve() {}
      disconnect() {}
    };
  });
  beforeEach(() => {
    layouts = 0;
    resized = [];
    place = PLACE;
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

  it.each([
    ['once when they fit', 150, 1],
    ['at most five times when they do not', 250, 5],
  ])('are laid out %s', (_how, letters, most) => {
    laidOut({ letters, ingredients: 100, next: 40 });
    // One more is the test's own.
    expect(layouts - 1).toBeGreaterThan(0);
    expect(layouts - 1).toBeLessThanOrEqual(most);
  });

  it('are fitted again when their place changes', () => {
    laidOut({ letters: 200, ingredients: 100, next: 0 });
    place = 400;
    for (const call of resized) call();
    expect(screen.getByTestId('words')).not.toHaveAttribute('data-dense');
    place = 250;
    for (const call of resized) call();
    expect(screen.getByTestId('words')).toHaveAttribute('data-dense');
  });

  it('at last leave out what comes next', () => {
    expect(laidOut({ letters: 400, ingredients: 100, next: 40 })).toMatchObject({ isDense: true, isBare: true });
  });
});
