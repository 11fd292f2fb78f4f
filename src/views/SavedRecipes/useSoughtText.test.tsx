import { act, renderHook } from '@testing-library/react';
import { recipes } from '@/testing/builders';
import { useSoughtText } from './useSoughtText';

const LONG = recipes(1_500);
const SHORT = recipes(20);

const seeking = (list = LONG, first = '') =>
  renderHook(({ typed, list: sought }) => useSoughtText(sought, typed), { initialProps: { typed: first, list } });

const moment = () => act(() => void jest.advanceTimersByTime(1));

describe('the text that a long list is searched for', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('follows what is typed once the search is done, however slow the device', () => {
    const { result, rerender } = seeking();
    let now = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 5));
    rerender({ typed: 'soup', list: LONG });
    expect(result.current).toBe('');
    moment();
    expect(result.current).toBe('');
    for (let i = 0; i < 40; i += 1) moment();
    clock.mockRestore();
    expect(result.current).toBe('soup');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is never one that was typed over in the meantime', () => {
    const { result, rerender } = seeking();
    rerender({ typed: 'soup', list: LONG });
    rerender({ typed: 'stew', list: LONG });
    const seen = [result.current];
    for (let i = 0; i < 40; i += 1) {
      moment();
      seen.push(result.current);
    }
    expect([...new Set(seen)]).toEqual(['', 'stew']);
  });

  it('is what is typed in a short list, and stays so when the list grows', () => {
    const { result, rerender } = seeking(SHORT);
    rerender({ typed: 'soup', list: SHORT });
    expect(result.current).toBe('soup');
    rerender({ typed: 'soup', list: LONG });
    expect(result.current).toBe('soup');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is the text of the address when the page opens', () => {
    expect(seeking(LONG, 'soup').result.current).toBe('soup');
  });
});
