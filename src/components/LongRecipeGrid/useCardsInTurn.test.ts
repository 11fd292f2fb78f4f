/** @jest-environment jest-fixed-jsdom */
import { act, renderHook } from '@testing-library/react';
import { useCardsInTurn } from './useCardsInTurn';

const drawing = (...first: number[]) =>
  renderHook(({ ids }: { ids: number[] }) => [...useCardsInTurn(ids, true)], { initialProps: { ids: first } });

const aMoment = () => act(() => void jest.advanceTimersByTime(0));

describe('the cards of a list', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  it('are rendered all at once when the list opens', () => {
    expect(drawing(1, 2, 3, 4, 5, 6, 7).result.current).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('are rendered one by one when the list changes', () => {
    const { result, rerender } = drawing(1, 2, 3);
    aMoment();
    rerender({ ids: [11, 12, 13] });
    expect(result.current).toEqual([11]);
    aMoment();
    expect(result.current).toEqual([11, 12]);
    aMoment();
    expect(result.current).toEqual([11, 12, 13]);
  });

  it('stay rendered when they move', () => {
    const { result, rerender } = drawing(1, 2, 3, 4, 5);
    aMoment();
    rerender({ ids: [11, 12, 5, 4, 3] });
    expect(result.current).toEqual([11, 5, 4, 3]);
    aMoment();
    expect(result.current).toEqual([11, 12, 5, 4, 3]);
  });

  it('stay while new cards render before and after them', () => {
    const { result, rerender } = drawing(1, 2, 3);
    rerender({ ids: [1, 2, 3, 4] });
    rerender({ ids: [21, 22, 4] });
    expect(result.current).toEqual([21, 4]);
    aMoment();
    expect(result.current).toEqual([21, 22, 4]);
    aMoment();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('of a list that was empty for a while also render one by one', () => {
    const { result } = renderHook(() => [...useCardsInTurn([1, 2], false)]);
    expect(result.current).toEqual([1]);
    aMoment();
    expect(result.current).toEqual([1, 2]);
  });
});
