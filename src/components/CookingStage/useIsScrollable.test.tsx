import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useIsScrollable } from './useIsScrollable';

const PLACE = 300;
const MARGIN = 24;
let content = 0;
let look: () => void = () => undefined;

/** Content of a height, with a margin below it while it scrolls. */
const Place = () => {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const isScrollable = useIsScrollable(place, MARGIN);
  const measure = (element: HTMLElement | null) => {
    if (element)
      Object.defineProperties(element, {
        clientHeight: { configurable: true, get: () => PLACE },
        scrollHeight: { configurable: true, get: () => content + (element.dataset.scrolls === 'true' ? MARGIN : 0) },
      });
    setPlace(element);
  };
  return <div ref={measure} data-testid="place" data-scrolls={isScrollable} style={{ overflowY: 'auto' }} />;
};

describe('useIsScrollable', () => {
  const { ResizeObserver } = globalThis;
  beforeAll(() => {
    globalThis.ResizeObserver = class {
      constructor(callback: ResizeObserverCallback) {
        look = () => callback([], this);
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    };
  });
  afterAll(() => {
    globalThis.ResizeObserver = ResizeObserver;
  });

  it('is true for more content than there is room for, and false again once it fits', () => {
    content = PLACE + 50;
    render(<Place />);
    act(() => look());
    expect(screen.getByTestId('place')).toHaveAttribute('data-scrolls', 'true');
    // Without the margin it fits.
    content = PLACE - 10;
    act(() => look());
    expect(screen.getByTestId('place')).toHaveAttribute('data-scrolls', 'false');
  });
});
