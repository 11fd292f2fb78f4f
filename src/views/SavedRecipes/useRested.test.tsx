import { act, renderHook } from '@testing-library/react';
import { useRested } from './useRested';

const resting = (restMs: number) =>
  renderHook(({ text }: { text: string }) => useRested(text, restMs), { initialProps: { text: '' } });

describe('what is looked for in a long list', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  it('is the text once the typing rests', () => {
    const { result, rerender } = resting(160);
    for (const text of ['t', 'to', 'tom']) {
      rerender({ text });
      act(() => void jest.advanceTimersByTime(100));
      expect(result.current).toBe('');
    }
    act(() => void jest.advanceTimersByTime(60));
    expect(result.current).toBe('tom');
  });

  it('is nothing at once when the box is emptied, and not the old text after that', () => {
    const { result, rerender } = resting(160);
    rerender({ text: 'tom' });
    act(() => void jest.advanceTimersByTime(160));
    rerender({ text: '' });
    expect(result.current).toBe('');
    rerender({ text: 'f' });
    expect(result.current).toBe('');
  });

  it('is not nothing for a moment when the last letter is taken back and another text begins', () => {
    const { result, rerender } = resting(160);
    rerender({ text: 't' });
    act(() => void jest.advanceTimersByTime(160));
    rerender({ text: '' });
    expect(result.current).toBe('t');
    rerender({ text: 'f' });
    act(() => void jest.advanceTimersByTime(160));
    expect(result.current).toBe('f');
    rerender({ text: '' });
    act(() => void jest.advanceTimersByTime(160));
    expect(result.current).toBe('');
  });

  it('follows every key in a short list', () => {
    const { result, rerender } = resting(0);
    rerender({ text: 'tom' });
    expect(result.current).toBe('tom');
  });
});
