import { act, renderHook } from '@testing-library/react';
import { createTypedText } from './typedText';
import { useRested } from './useRested';

const resting = (restMs: number) => {
  const typed = createTypedText('');
  const { result, rerender } = renderHook((ms: number) => useRested(typed, ms), { initialProps: restMs });
  return { result, rerender, type: (text: string) => act(() => typed.set(text)) };
};

describe('what is looked for in a long list', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  it('is the text once the typing rests', () => {
    const { result, type } = resting(160);
    for (const text of ['t', 'to', 'tom']) {
      type(text);
      act(() => void jest.advanceTimersByTime(100));
      expect(result.current).toBe('');
    }
    act(() => void jest.advanceTimersByTime(60));
    expect(result.current).toBe('tom');
  });

  it('is nothing at once when the box is emptied, and not the old text after that', () => {
    const { result, type } = resting(160);
    type('tom');
    act(() => void jest.advanceTimersByTime(160));
    type('');
    expect(result.current).toBe('');
    type('f');
    expect(result.current).toBe('');
  });

  it('is not nothing for a moment when the last letter is taken back and another text begins', () => {
    const { result, type } = resting(160);
    type('t');
    act(() => void jest.advanceTimersByTime(160));
    type('');
    expect(result.current).toBe('t');
    type('f');
    act(() => void jest.advanceTimersByTime(160));
    expect(result.current).toBe('f');
    type('');
    act(() => void jest.advanceTimersByTime(160));
    expect(result.current).toBe('');
  });

  it('follows every key in a short list', () => {
    const { result, type } = resting(0);
    type('tom');
    expect(result.current).toBe('tom');
  });

  it('is not forgotten when the list becomes a long one meanwhile', () => {
    const { result, rerender, type } = resting(500);
    type('tom');
    rerender(160);
    expect(result.current).toBe('tom');
  });
});
