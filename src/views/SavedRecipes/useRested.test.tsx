import { act, renderHook } from '@testing-library/react';
import { createTypedText } from './typedText';
import { useRested } from './useRested';

const resting = (restMs: number) => {
  const typed = createTypedText('');
  const { result, rerender } = renderHook((ms: number) => useRested(typed, ms), { initialProps: restMs });
  return { result, rerender, type: (text: string) => act(() => typed.set(text)) };
};

describe('the search text of a long list', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  it('updates once the typing pauses', () => {
    const { result, type } = resting(160);
    for (const text of ['t', 'to', 'tom']) {
      type(text);
      act(() => void jest.advanceTimersByTime(100));
      expect(result.current).toBe('');
    }
    act(() => void jest.advanceTimersByTime(60));
    expect(result.current).toBe('tom');
  });

  it('empties at once with the box, and does not fall back to the old text', () => {
    const { result, type } = resting(160);
    type('tom');
    act(() => void jest.advanceTimersByTime(160));
    type('');
    expect(result.current).toBe('');
    type('f');
    expect(result.current).toBe('');
  });

  it('does not flash empty when the last letter is deleted and another text begins', () => {
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

  it('survives when the list becomes a long one meanwhile', () => {
    const { result, rerender, type } = resting(500);
    type('tom');
    rerender(160);
    expect(result.current).toBe('tom');
  });
});
